import { beforeAll, describe, expect, it } from 'vitest';
import { type LaidOut, layOutExample, problemsOf } from '../../../../scripts/content/exercise-for-tests.ts';
import { rhymes, type Word } from '../../../model/word.ts';
import { boxOf } from '../../check-sheet.ts';
import { type Element, isMark, marksOf, type Page } from '../../sheet.ts';

const slug = 'woord-plaatjes-memory';
let pack: LaidOut<'woord-plaatjes-memory'>;

const pageOf = (name: string): { page: Page; number: number } => {
  const index = pack.sheet.pages.findIndex(({ bookmark }) => bookmark?.startsWith(name));
  const page = pack.sheet.pages[index];
  if (!page) throw new Error(`No page ${name}`);
  return { page, number: index + 1 };
};

const elementsOf = (page: Page, role: Element['role']): Element[] =>
  page.blocks.flatMap((block) => (!isMark(block) && block.role === role ? [block] : []));

const shownOn = (name: string): string[] =>
  elementsOf(pageOf(name).page, 'Figure').map(({ alt }) => alt ?? '');

/** No scissors come so far from the edge of a card. */
const clear = 3;
type Edges = ReturnType<typeof boxOf>;
const isWithin = (box: Edges, room: Edges): boolean =>
  box.left > room.left && box.right < room.right && box.top > room.top && box.bottom < room.bottom;

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
    const written = elementsOf(pageOf('Driehoekjes').page, 'P').flatMap((element) =>
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

  it('lays cards of 55 mm, and a back behind each that looks like every other', () => {
    for (const [index, name] of ['Rondjes', 'Vierkantjes', 'Driehoekjes', 'Sterretjes'].entries()) {
      const { page, number } = pageOf(name);
      // Odd, so that its back is on its back; and where page one says it is.
      expect(number).toBe(3 + 2 * index);
      const back = [...marksOf(pack.sheet.pages[number]?.blocks ?? [])];
      const cuts = [...marksOf(page.blocks)].filter(
        (mark) => mark.kind === 'line' && mark.stroke.colour === 'cut',
      );
      const lines = cuts.flatMap((mark) => (mark.kind === 'line' ? [mark] : []));
      const xs = lines.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1);
      const ys = lines.filter(({ y1, y2 }) => y1 === y2).map(({ y1 }) => y1);
      expect(xs.slice(1).map((x, index) => x - (xs[index] ?? 0))).toEqual([55, 55, 55]);
      expect(ys.slice(1).map((y, index) => Math.round((y - (ys[index] ?? 0)) * 100) / 100)).toEqual([
        55, 55, 55, 55,
      ]);

      const lying = back.filter(({ kind }) => kind === 'path' || kind === 'picture').map(boxOf);
      const backs = xs.slice(0, -1).flatMap((x) =>
        ys.slice(0, -1).map((y) => {
          const left = 210 - x - 55;
          const card = {
            left: left + clear,
            right: left + 55 - clear,
            top: y + clear,
            bottom: y + 55 - clear,
          };
          return lying.filter((box) => isWithin(box, card)).flatMap((box) => [box.left - left, box.top - y]);
        }),
      );
      const [first = []] = backs;
      expect(first.length).toBeGreaterThan(10);
      for (const other of backs) {
        expect(other).toHaveLength(first.length);
        for (const [at, value] of other.entries()) expect(value).toBeCloseTo(first[at] ?? 0, 1);
      }
      // Nothing lies where two cards are cut apart.
      expect(2 * lying.length).toBe(backs.flat().length);
    }
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
