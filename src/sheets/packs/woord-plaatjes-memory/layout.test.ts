import { beforeAll, describe, expect, it } from 'vitest';
import { type LaidOut, layOutExample, problemsOf } from '../../../../scripts/content/exercise-for-tests.ts';
import { rhymes, type Word } from '../../../model/word.ts';
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

      const grey = back.find((mark) => mark.kind === 'rect');
      const dots = back.filter((mark) => mark.kind === 'circle');
      if (grey?.kind !== 'rect') throw new Error('No grey');
      const patterns = new Set<string>();
      for (const x of xs.slice(0, -1))
        for (const y of ys.slice(0, -1)) {
          const left = 210 - x - 55;
          expect(grey.x).toBeLessThan(left);
          expect(grey.x + grey.width).toBeGreaterThan(left + 55);
          expect(grey.y).toBeLessThan(y);
          expect(grey.y + grey.height).toBeGreaterThan(y + 55);
          const here = dots.filter(
            (dot) =>
              dot.kind === 'circle' && dot.x > left && dot.x < left + 55 && dot.y > y && dot.y < y + 55,
          );
          patterns.add(
            here
              .map((dot) =>
                dot.kind === 'circle' ? `${(dot.x - left).toFixed(1)} ${(dot.y - y).toFixed(1)}` : '',
              )
              .sort()
              .join(),
          );
        }
      expect(patterns.size).toBe(1);
      expect([...patterns][0]).not.toBe('');
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
