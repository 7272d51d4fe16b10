import { beforeAll, describe, expect, it } from 'vitest';
import { type LaidOut, layOutExample, problemsOf } from '../../../../scripts/content/exercise-for-tests.ts';
import { rhymes, type Word } from '../../../model/word.ts';
import { boxOf } from '../../check-sheet.ts';
import { type Element, isMark, marksOf, type Page } from '../../sheet.ts';

const slug = 'woord-plaatjes-memory';
let pack: LaidOut<'woord-plaatjes-memory'>;

const pageOf = (name: string): Page => {
  const page = pack.sheet.pages.find(({ bookmark }) => bookmark?.startsWith(name));
  if (!page) throw new Error(`No page ${name}`);
  return page;
};

const elementsOf = (page: Page, role: Element['role']): Element[] =>
  page.blocks.flatMap((block) => (!isMark(block) && block.role === role ? [block] : []));

const shownOn = (name: string): string[] => elementsOf(pageOf(name), 'Figure').map(({ alt }) => alt ?? '');

/** No scissors come so far from the edge of a card. */
const clear = 3;
type Edges = ReturnType<typeof boxOf>;
const isWithin = (box: Edges, room: Edges): boolean =>
  box.left > room.left && box.right < room.right && box.top > room.top && box.bottom < room.bottom;

const stepsOf = (edges: readonly number[]): number[] =>
  edges.slice(1).map((edge, index) => Math.round((edge - (edges[index] ?? 0)) * 100) / 100);

const backsOf = (page: Page): Edges[] =>
  [...marksOf(page.blocks)].filter(({ kind }) => kind === 'path' || kind === 'circle').map(boxOf);

const sorted = (words: Iterable<string>) => [...words].sort();

beforeAll(() => {
  pack = layOutExample(slug);
});

describe('the memory', () => {
  it('has twelve pairs of the same picture', () => {
    expect(new Set(shownOn('Rondjes')).size).toBe(12);
    expect(sorted(shownOn('Vierkantjes'))).toEqual(sorted(shownOn('Rondjes')));
  });

  it('has a word for each picture', () => {
    const written = elementsOf(pageOf('Driehoekjes'), 'P').flatMap((element) =>
      [...marksOf([element])].flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])),
    );
    for (const word of shownOn('Rondjes')) expect(written.filter((text) => text === word)).toHaveLength(1);
  });

  it('has for each picture one that rhymes with it, and no other', () => {
    const wordOf = (name: string): Word => pack.words.get(name) as Word;
    const partners = shownOn('Sterretjes').map(wordOf);
    expect(partners).toHaveLength(12);
    const all = [...shownOn('Rondjes').map(wordOf), ...partners];
    for (const word of all) expect(all.filter((other) => rhymes(word, other))).toHaveLength(1);
  });

  it('lays cards of 55 mm, and a back that lies alike behind each of any sheet', () => {
    const backs = backsOf(pageOf('Achterkant'));
    for (const name of ['Rondjes', 'Vierkantjes', 'Driehoekjes', 'Sterretjes']) {
      const lines = [...marksOf(pageOf(name).blocks)].flatMap((mark) =>
        mark.kind === 'line' && mark.stroke.colour === 'cut' ? [mark] : [],
      );
      const xs = lines.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1);
      const ys = lines.filter(({ y1, y2 }) => y1 === y2).map(({ y1 }) => y1);
      expect(stepsOf(xs)).toEqual([55, 55, 55]);
      expect(stepsOf(ys)).toEqual([55, 55, 55, 55]);
      const lying = xs.slice(0, -1).flatMap((x) =>
        ys.slice(0, -1).map((y) => {
          // Turned over along its long side.
          const [left, top] = [210 - x - 55, y];
          const card = {
            left: left + clear,
            right: left + 55 - clear,
            top: top + clear,
            bottom: top + 55 - clear,
          };
          return backs
            .filter((box) => isWithin(box, card))
            .flatMap((box) => [box.left - left, box.top - top]);
        }),
      );
      const [first = []] = lying;
      expect(first.length).toBeGreaterThan(10);
      for (const other of lying) {
        expect(other).toHaveLength(first.length);
        for (const [at, value] of other.entries()) expect(value).toBeCloseTo(first[at] ?? 0, 1);
      }
      // Nothing lies where two cards are cut apart.
      expect(2 * backs.length).toBe(lying.flat().length);
    }
  });

  it('is played by four with the first two sheets, and leaves nothing behind a picture in zwart-wit', () => {
    const parts = pack.sheet.pages.map(({ part }) => part?.name);
    expect(parts.slice(2, 6)).toEqual([
      'Spel 1: twee dezelfde',
      'Spel 1: twee dezelfde',
      'Erbij voor spel 2 en 3',
      'Erbij voor spel 2 en 3',
    ]);
    const tints = [...marksOf(pageOf('Rondjes').blocks)].filter(({ kind }) => kind === 'rect');
    expect(tints).toHaveLength(12);
    for (const tint of tints) expect(tint).not.toHaveProperty('stroke');
  });
});

describe('it is refused', () => {
  it.each([
    ['rhymesWith: muis', 'rhymesWith: mes', '"mes" (/es/) rijmt niet op "huis" (/uis/)'],
    ['rhymesWith: banaan', 'rhymesWith: haan', 'bij het plaatje van "haan" kan een kind ook "kip" zeggen'],
    ['rhymesWith: broek', 'rhymesWith: pannenkoek', '"pannenkoek" (/anənkoek/) rijmt niet op "boek"'],
    ['rhymesWith: banaan', 'rhymesWith: traan', '"traan" staat niet in content/woorden.yaml'],
    [
      'word: pet, rhymesWith: bed',
      'word: veer, rhymesWith: peer',
      '"beer" rijmt ook op "veer" van een ander paar',
    ],
    ['  - { word: zon, rhymesWith: ballon }\n', '', 'een lijst van minstens 12'],
  ])('when %s becomes %s', (from, to, reason) => {
    expect(problemsOf(slug, [from, to])).toContainEqual(expect.stringContaining(reason));
  });
});
