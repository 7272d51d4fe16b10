import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { drawn, figuresOn, namesOn } from '../../sheets/drawn-for-tests.ts';
import { printLoad } from '../../sheets/lay/print-load.ts';
import { edgesOf } from '../../sheets/marks/index.ts';
import { page as measures, type as typeSizes } from '../../sheets/measures.ts';
import { type Mark, marksOf, type Page, pageSize } from '../../sheets/sheet.ts';
import { xHeight } from '../../sheets/text.ts';
import { card, columnOf, fewestWords, ownWords, pictureSide, signSide, sizes, stair } from './measures.ts';
import { wordsOf } from './rules.ts';

const pack = layOutExample('zin-puzzel');
const { sentences, starts, emptyStrips } = pack.parameters;

const pagesOf = (...names: string[]): Page[] =>
  pack.sheet.pages.filter(({ part }) => part && names.includes(part.name));

const controls = pack.sheet.pages.filter(({ part }) => part?.name.startsWith('Controleblad'));
const base = pagesOf('Zinnen en trap');
const begin = base.filter((page) => page.bookmark !== 'Trap');
const more = pagesOf('Meer zinnen');
const puzzles = [...begin, ...more];
const own = pagesOf('Je eigen zinnen');
const stairs = base.filter((page) => page.bookmark === 'Trap');

const cutsOn = (page: Page) => drawn(page, 'line').filter(({ stroke }) => stroke.colour === 'cut');
const writtenOn = (page: Page, size: number) => drawn(page, 'text').filter((text) => text.size === size);
const roundsOn = (page: Page) => drawn(page, 'circle').filter(({ radius }) => radius === stair.round);
const dotsOn = (page: Page) => drawn(page, 'circle').filter(({ fill }) => fill === 'ink');
const planksOn = (page: Page) => drawn(page, 'rect').filter(({ height }) => height === stair.plank);
/** The shapes of ten millimetres. */
const signsOn = (page: Page): Mark[] =>
  [...marksOf(page.blocks)].filter((mark) => {
    const { left, right, top, bottom } = edgesOf(mark);
    const longest = Math.max(right - left, bottom - top);
    return mark.kind === 'path' && longest > signSide * 0.85 && longest <= signSide;
  });

interface Piece {
  readonly word: string;
  readonly signs: number;
  readonly pictures: readonly string[];
}

const sortedOnce = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

/** The pieces of a page, row by row, without the scenes. */
function piecesOn(page: Page): Piece[][] {
  const cuts = cutsOn(page);
  const across = sortedOnce(cuts.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1));
  const down = sortedOnce(cuts.filter(({ y1, y2 }) => y1 === y2).map(({ y1 }) => y1));
  return down.slice(0, -1).map((top, row) =>
    across.slice(1, -1).map((left, index) => {
      const isHere = (mark: Mark): boolean => {
        const edges = edgesOf(mark);
        return (
          edges.left > left &&
          edges.right < (across[index + 2] ?? 0) &&
          edges.top > top &&
          edges.bottom < (down[row + 1] ?? 0)
        );
      };
      return {
        word: writtenOn(page, sizes.piece)
          .filter(isHere)
          .map(({ text }) => text)
          .join(),
        signs: signsOn(page).filter(isHere).length,
        pictures: drawn(page, 'picture')
          .filter((mark) => mark.width === pictureSide && isHere(mark))
          .map(({ picture }) => picture),
      };
    }),
  );
}

const wordsOn = (page: Page): string[][] => piecesOn(page).map((row) => row.map(({ word }) => word));
/** Of sentences, without the places on a page that are left for one of your own. */
const toldOn = (page: Page): Piece[][] => piecesOn(page).filter((row) => row.some(({ word }) => word));

/** The words of the sentences: first a page of each length, the short ones first, then what is more of those. */
const inOrder = ((): string[][] => {
  const all = sentences.map(({ says }) => wordsOf(says));
  const byLength = sortedOnce(all.map(({ length }) => length)).map((length) =>
    all.filter((words) => words.length === length),
  );
  return [
    ...byLength.flatMap((words) => words.slice(0, card.perPage)),
    ...byLength.flatMap((words) => words.slice(card.perPage)),
  ];
})();

describe('the pieces', () => {
  it('are the words of each sentence, of each length a page to begin with, each whole on a piece with its sign', () => {
    expect(puzzles.flatMap(toldOn).map((row) => row.map(({ word }) => word))).toEqual(inOrder);
    expect(begin.map((page) => wordsOn(page)[0]?.length)).toEqual(
      sortedOnce(sentences.map(({ says }) => wordsOf(says).length)),
    );
    for (const { signs } of puzzles.flatMap(toldOn).flat()) expect(signs).toBe(1);
  });

  it('carry a picture, so that who cannot read lays the sentence: another one for each word of it', () => {
    for (const row of puzzles.flatMap(toldOn)) {
      const shown = row.flatMap(({ pictures }) => pictures);
      expect(shown).toHaveLength(row.length);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  it('are all cut straight, from side to side of what is cut on the page', () => {
    for (const page of [...puzzles, ...own]) {
      const cuts = cutsOn(page);
      const width = pageSize(page).width - 2 * measures.margin;
      for (const { x1, x2, y1, y2 } of cuts)
        if (y1 === y2) expect(x2 - x1).toBeCloseTo(width);
        else {
          expect(x1).toBe(x2);
          expect((y2 - y1) / card.height).toBeCloseTo(piecesOn(page).length);
        }
    }
  });

  it('are folded along a line that its sign tells from a cut, alike on each', () => {
    for (const page of puzzles) {
      const folds = drawn(page, 'line').filter(({ stroke }) => stroke.colour === 'fold');
      const signs = drawn(page, 'path').filter(({ stroke, fill }) => stroke?.colour === 'quiet' && !fill);
      expect(folds).toHaveLength(piecesOn(page).flat().length);
      expect(signs).toHaveLength(folds.length);
    }
  });

  it('tell nothing of their order: no dots, and all of one size', () => {
    for (const page of puzzles) {
      expect(dotsOn(page)).toEqual([]);
      expect(new Set(piecesOn(page).map(({ length }) => length)).size).toBe(1);
    }
  });

  it('of your own begin as far as they are told, and are to write from there', () => {
    expect(own.flatMap(wordsOn)).toHaveLength(emptyStrips);
    expect(own.flatMap(wordsOn)[0]).toEqual([...wordsOf(starts[0]?.says ?? ''), '']);
    expect(own.flatMap(wordsOn)[1]).toEqual(Array(ownWords).fill(''));
  });
});

describe('the stair', () => {
  const [page] = stairs;
  if (!page) throw new Error('There is no stair');
  const planks = planksOn(page);

  it('says on each step which word comes there, by as many dots as on the sheet to check by', () => {
    const counts = roundsOn(page).map(
      (one) => dotsOn(page).filter(({ x, y }) => Math.hypot(x - one.x, y - one.y) < one.radius).length,
    );
    expect(counts).toEqual([1, 2, 3, 4]);
    expect(stairs).toHaveLength(1);
    expect(cutsOn(page)).toEqual([]);
  });

  it('holds a piece on each step: none covers the dots, hangs over the next step, or stands out of the sheet', () => {
    const widest = columnOf(fewestWords);
    planks.forEach(({ x, y, width }, step) => {
      const before = planks[step - 1];
      if (before) expect(before.y - y).toBeGreaterThan(6);
      expect(width).toBeGreaterThanOrEqual(widest);
      expect(y - card.height).toBeGreaterThan(measures.margin);
      for (const round of roundsOn(page).filter((one) => one.x > x && one.x < x + width))
        expect(round.y - round.radius).toBeGreaterThan(y);
    });
  });

  it('leaves the picture of the sentence its place above the low steps', () => {
    const [place] = drawn(page, 'rect').filter(({ height }) => height === card.height);
    if (!place) throw new Error('There is no place for it');
    for (const { x, y } of planks)
      if (x < place.x + place.width) expect(y - card.height).toBeGreaterThan(place.y + place.height);
  });

  it('has the scene of each sentence to lie beside it', () => {
    expect(new Set(puzzles.flatMap(namesOn))).toEqual(new Set(sentences.map(({ says }) => says)));
    for (const page of puzzles) expect(figuresOn(page).length).toBeLessThanOrEqual(card.perPage);
  });
});

describe('the sheet to check by', () => {
  it('has each sentence with the words of its pieces, letter for letter, with a dot for its first word, two for its second, and so on', () => {
    expect(controls.flatMap((page) => writtenOn(page, sizes.control)).map(({ text }) => text)).toEqual(
      inOrder.flat(),
    );
    expect(controls.flatMap(dotsOn)).toHaveLength(
      inOrder.flatMap((words) => words.map((_, index) => index + 1)).reduce((a, b) => a + b),
    );
    expect(controls.flatMap(signsOn)).toHaveLength(sentences.length);
  });

  it('has what is read out beside the words that are laid, clear of them', () => {
    for (const page of controls) {
      const words = writtenOn(page, sizes.control).map(edgesOf);
      words.forEach(({ left, top }, index) => {
        const before = words[index - 1];
        // Where one word ends is what is learnt here.
        if (before?.top === top) expect(left - before.right).toBeGreaterThan(4);
      });
      const spoken = writtenOn(page, typeSizes.body).map(edgesOf);
      expect(spoken.length).toBeGreaterThan(0);
      const right = Math.max(...spoken.map((line) => line.right));
      expect(Math.min(...words.map(({ left }) => left)) - right).toBeGreaterThan(1.5);
    }
  });

  it('is no second copy: six sentences with their pictures on a page, of which nothing is cut', () => {
    for (const laid of [begin, more]) {
      const lie = controls.filter(({ part }) => (part?.optional ?? false) === (laid === more));
      expect(lie).toHaveLength(Math.ceil(laid.flatMap(toldOn).length / 6));
    }
    const spoken = controls.flatMap((page) => drawn(page, 'text')).map(({ text }) => text);
    for (const word of sentences.flatMap(({ says }) => says.split(' ')))
      expect(spoken.join(' ')).toContain(word);
    expect(controls.flatMap(cutsOn)).toEqual([]);
  });
});

it('each sheet to check by is printed once for a group of four', () => {
  for (const { part } of controls)
    expect(part).toMatchObject({ holder: 'groepje', prints: { copyFor: 4, atATime: 1 } });
});

it('its words are as high as a child looks at them, and their pictures are larger', () => {
  expect(xHeight(sizes.piece)).toBeGreaterThanOrEqual(7);
  expect(xHeight(sizes.control)).toBeGreaterThanOrEqual(7);
  expect(pictureSide).toBeGreaterThan(25);
});

it('a class takes turns with the paper of one group', () => {
  const { sheets, minutes } = printLoad(pack.sheet.pages, 24);
  expect(sheets).toBeLessThanOrEqual(25);
  expect(minutes).toBeLessThanOrEqual(40);
  expect(printLoad(pack.sheet.pages, 4)).toEqual({ sheets, minutes });
});
