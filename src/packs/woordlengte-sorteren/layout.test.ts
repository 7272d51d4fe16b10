import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { wordLike as word } from '../../model/word-fixture.ts';
import { drawn, drawnIn, figuresOn, namesOn } from '../../sheets/drawn-for-tests.ts';
import { printLoad } from '../../sheets/lay/print-load.ts';
import { edgesOf, type MovableMark } from '../../sheets/marks/index.ts';
import { type Block, marksOf, pageSize } from '../../sheets/sheet.ts';
import { measureText } from '../../sheets/text.ts';
import { maker } from './layout.ts';
import { belly } from './monster.ts';
import { card, counted, sayClaps } from './rules.ts';

const pack = layOutExample('woordlengte-sorteren');
const wordsOf = (names: readonly string[]) => names.flatMap((name) => pack.words.get(name) ?? []);
const cards = wordsOf(pack.parameters.words);
const more = wordsOf(pack.parameters.more ?? []);
const lengths = counted.map((_, index) => index + 1);

function heightOf(mark: MovableMark): number {
  const { top, bottom } = edgesOf(mark);
  return bottom - top;
}

/** The middle of all that is drawn of a figure. */
function middleOf(figure: Block): { x: number; y: number } {
  const boxes = [...marksOf([figure])].filter(({ kind }) => kind !== 'text').map(edgesOf);
  const between = (from: readonly number[], to: readonly number[]) =>
    (Math.min(...from) + Math.max(...to)) / 2;
  return {
    x: between(
      boxes.map(({ left }) => left),
      boxes.map(({ right }) => right),
    ),
    y: between(
      boxes.map(({ top }) => top),
      boxes.map(({ bottom }) => bottom),
    ),
  };
}

describe('the cards', () => {
  const sheets = pack.sheet.pages.flatMap((front, index) => {
    const back = pack.sheet.pages[index + 1];
    return front.bookmark?.startsWith('Kaartjes') && back ? [{ front, back, index }] : [];
  });

  it('are there, each once', () => {
    const shown = sheets.flatMap(({ front }) => namesOn(front));
    expect(shown.sort()).toEqual([...cards, ...more].map(({ word }) => word).sort());
  });

  it('have as many dots behind them as there are claps, on the back of the same paper', () => {
    for (const { front, back, index } of sheets) {
      // Pages are printed on both sides: the first of a sheet of paper is odd.
      expect(index % 2).toBe(0);
      for (const figure of figuresOn(front)) {
        const { x, y } = middleOf(figure);
        const [behind] = figuresOn(back).filter((dots) => {
          const at = middleOf(dots);
          return Math.abs(pageSize(back).width - at.x - x) < 0.01 && Math.abs(at.y - y) < card.height / 4;
        });
        const dots = behind ? drawnIn(behind, 'circle') : [];
        const claps = pack.words.get(figure.alt ?? '')?.claps ?? 0;
        expect(dots, figure.alt).toHaveLength(claps);
        // It is the monster of the mat, with its eyes.
        const eyes = behind ? drawnIn(behind, 'path').filter(({ fill }) => fill === 'ink') : [];
        expect(eyes, figure.alt).toHaveLength(claps);
      }
    }
  });

  it('have dots of one size, however many, in a row on the pale of their monster', () => {
    const dotted = sheets.flatMap(({ back }) => figuresOn(back));
    const sizes = dotted.flatMap((figure) =>
      drawnIn(figure, 'circle').map(({ radius }) => radius.toFixed(2)),
    );
    expect(new Set(sizes).size).toBe(1);
    for (const figure of dotted) {
      const dots = drawnIn(figure, 'circle');
      expect(new Set(dots.map(({ y }) => y.toFixed(2))).size, figure.alt).toBe(1);
      const pale = drawnIn(figure, 'path')
        .filter(({ fill }) => fill?.endsWith('Soft'))
        .map(edgesOf)
        .reduce((widest, one) => (one.right - one.left > widest.right - widest.left ? one : widest));
      for (const dot of dots.map(edgesOf)) {
        expect(dot.left, figure.alt).toBeGreaterThan(pale.left);
        expect(dot.right, figure.alt).toBeLessThan(pale.right);
      }
    }
  });

  it('say what the empty ones are for, where there are any', () => {
    const said = sheets.map(({ front }) =>
      drawn(front, 'text').some(({ text }) => text.startsWith('De lege')),
    );
    const isFull = sheets.map(({ front }) => namesOn(front).length === 24);
    expect(isFull).toEqual([true, false]);
    expect(said).toEqual([false, true]);
  });

  it('have crosses that fall on each other when the paper is held against the light', () => {
    for (const { front, back } of sheets) {
      const crosses = (page: typeof front) =>
        drawn(page, 'circle').flatMap(({ x, y, radius, fill }) => (fill || radius > 1 ? [] : [[x, y]]));
      const seenThrough = crosses(back).map(([x = 0, y]) => [pageSize(back).width - x, y]);
      expect(crosses(front)).toHaveLength(4);
      expect(seenThrough.map(String).sort()).toEqual(crosses(front).map(String).sort());
    }
  });
});

it('has cards for another time as an extra, with answers of their own', () => {
  const extra = pack.sheet.pages.filter(({ part }) => part?.optional);
  const names = new Set(extra.flatMap(namesOn));
  for (const { word } of more) expect(names).toContain(word);
  const written = drawn(pack.pageNamed('Zo klap je (2)'), 'text').map(({ text }) => text);
  expect(written).toEqual(expect.arrayContaining(more.map(({ word }) => word)));
});

it('a class has enough with 25 sheets and 40 minutes of scissors', () => {
  const { sheets, minutes } = printLoad(pack.sheet.pages, 24);
  expect(sheets).toBeLessThanOrEqual(25);
  expect(minutes).toBeLessThanOrEqual(40);
});

it('there are as many empty cards as there are on a page, to cut out', () => {
  expect(drawn(pack.pageNamed('Lege kaartjes'), 'picture')).toEqual([]);
  expect(drawn(pack.pageNamed('Lege kaartjes'), 'line').length).toBeGreaterThan(10);
});

describe.each(lengths)('the mat for %i', (claps) => {
  const page = pack.pageNamed(`Mat: ${sayClaps(claps)}`);
  const eaten = cards.filter((one) => one.claps === claps);

  it('has a monster with as many eyes and dots as claps', () => {
    expect(drawn(page, 'path').filter(({ fill }) => fill === 'ink')).toHaveLength(claps);
    expect(drawn(page, 'circle').filter(({ fill }) => fill !== 'quiet')).toHaveLength(claps);
  });

  it('has those dots between its mouth and its belly, as on the cards, and a mouth with an edge', () => {
    const mouth = drawn(page, 'path').find(({ fill }) => fill === 'red');
    if (!mouth) throw new Error('it has no mouth');
    expect(mouth.stroke?.colour).not.toBe(mouth.fill);
    const dots = drawn(page, 'circle').filter(({ fill }) => fill === 'glow');
    expect(dots.map(({ radius }) => radius)).toEqual(dots.map(() => 10));
    for (const { top, bottom } of dots.map(edgesOf)) {
      expect(top).toBeGreaterThan(edgesOf(mouth).bottom);
      expect(bottom).toBeLessThan(belly.y);
    }
  });

  it('has something to eat, and a belly where all of it lies side by side', () => {
    const sizes = drawn(page, 'path')
      .filter(({ fill }) => fill === 'paper')
      .map(edgesOf)
      .map(({ left, right, top, bottom }) => ({ width: right - left, height: bottom - top }));
    const { width, height } = sizes.reduce((best, one) => (one.width > best.width ? one : best));
    const room = Math.floor(width / card.width) * Math.floor(height / card.height);
    expect(eaten.length).toBeGreaterThanOrEqual(2);
    expect(eaten.length).toBeLessThanOrEqual(room);
  });
});

it('each monster has a shape of its own', () => {
  const shapes = lengths.map((claps) => {
    const paths = drawn(pack.pageNamed(`Mat: ${sayClaps(claps)}`), 'path').filter(
      ({ fill }) => fill !== 'paper',
    );
    return paths.reduce((best, one) => (heightOf(one) > heightOf(best) ? one : best)).d;
  });
  expect(new Set(shapes).size).toBe(lengths.length);
});

it('each word is written as it is spelled, with an arc under the letters of each clap', () => {
  const marks = [...marksOf(pack.pageNamed('Zo klap je').blocks)];
  for (const { word, claps, syllables } of cards) {
    const at = marks.findIndex((mark) => mark.kind === 'text' && mark.text === word);
    const text = marks[at];
    if (text?.kind !== 'text') throw new Error(`${word} is not written`);
    const after = marks.slice(at + 1);
    const end = after.findIndex(({ kind }) => kind !== 'path');
    const arcs = after.slice(0, end < 0 ? undefined : end).map(edgesOf);
    expect(arcs, word).toHaveLength(claps);
    let from = text.x;
    for (const [index, piece] of syllables.entries()) {
      const to = from + measureText(piece, text.size);
      expect(Math.abs((arcs[index]?.left ?? 0) - from), `${word}: ${piece}`).toBeLessThan(0.5);
      expect(Math.abs((arcs[index]?.right ?? 0) - to), `${word}: ${piece}`).toBeLessThan(0.5);
      from = to;
    }
  }
});

it('long words on the page with answers keep clear of each other and of their frame', () => {
  const long = [
    'ther-mo-me-ter',
    'tan-den-bor-stel',
    'schroe-ven-draai-er',
    'kop-te-le-foon',
    'win-kel-wa-gen',
  ];
  const shown = [...long, 'koe', 'mier'].map((one) => word(one));
  const { pages } = maker.layOut({ cards: shown, more: [] }, pack.exercise);
  const page = pages.find(({ bookmark }) => bookmark === 'Zo klap je');
  if (!page) throw new Error('there is no page with answers');
  const frame = Math.max(...drawn(page, 'rect').map((rect) => edgesOf(rect).right));
  const written = drawn(page, 'text').filter(({ text }) => shown.some((one) => one.word === text));
  expect(written).toHaveLength(shown.length);
  for (const one of written) {
    const { right } = edgesOf(one);
    expect(frame - right, one.text).toBeGreaterThan(3.5);
    for (const next of written.filter(({ x, y }) => y === one.y && x > one.x))
      expect(edgesOf(next).left - right, one.text).toBeGreaterThan(3.5);
  }
});
