import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { type Element, isMark, type Mark, marksOf, type Page } from '../../sheets/sheet.ts';
import { card, sayClaps } from './rules.ts';

const slug = 'woordlengte-sorteren';
const pack = layOutExample(slug);

const figuresOf = (page: Page): Element[] =>
  page.blocks.flatMap((block) => (!isMark(block) && block.role === 'Figure' ? [block] : []));

/** The middle of all that is drawn round or square. */
function middleOf(marks: Iterable<Mark>): [number, number] {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const mark of marks) {
    if (mark.kind === 'picture') {
      xs.push(mark.x, mark.x + mark.width);
      ys.push(mark.y, mark.y + mark.height);
    }
    if (mark.kind === 'circle') {
      xs.push(mark.x - mark.radius, mark.x + mark.radius);
      ys.push(mark.y - mark.radius, mark.y + mark.radius);
    }
  }
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

const countDots = (marks: readonly Mark[]): number => marks.filter(({ kind }) => kind === 'circle').length;

const sheetsOfCards = (): { front: Page; back: Page; number: number }[] =>
  pack.sheet.pages.flatMap((front, index) => {
    const back = pack.sheet.pages[index + 1];
    return front.bookmark?.startsWith('Kaartjes') && back ? [{ front, back, number: index + 1 }] : [];
  });

const cards = pack.parameters.words.flatMap((name) => pack.words.get(name) ?? []);

describe('the cards to sort by length', () => {
  it('are twenty-four, each once', () => {
    const shown = sheetsOfCards().flatMap(({ front }) => figuresOf(front).map(({ alt }) => alt));
    expect(shown).toHaveLength(24);
    expect([...shown].sort()).toEqual(cards.map(({ word }) => word).sort());
  });

  it('have a short word for something big and a long one for something small', () => {
    const clapsOf = (name: string) => cards.find(({ word }) => word === name)?.claps;
    expect(clapsOf('koe')).toBe(1);
    expect(clapsOf('appel')).toBe(2);
  });

  it('have as many dots behind them as there are claps, right where the front is', () => {
    expect(sheetsOfCards()).toHaveLength(1);
    for (const { front, back } of sheetsOfCards()) {
      const dots = figuresOf(back).map((figure) => [...marksOf([figure])]);
      expect(dots).toHaveLength(24);
      for (const figure of figuresOf(front)) {
        const [x, y] = middleOf(marksOf([figure]));
        const behind = dots.filter((marks) => {
          const [left, top] = middleOf(marks);
          return Math.abs(left - (210 - x)) < 0.01 && Math.abs(top - y) < card.height / 4;
        });
        expect(behind.map(countDots)).toEqual([pack.words.get(figure.alt ?? '')?.claps]);
      }
    }
  });

  it('come on odd pages, their backs after them, where page one says they are', () => {
    expect(sheetsOfCards().map(({ number }) => number)).toEqual([3]);
    expect(pack.sheet.pages.findIndex(({ bookmark }) => bookmark === 'Mat: één klap') + 1).toBe(5);
  });
});

describe('the mats', () => {
  const names = ['één klap', 'twee klappen', 'drie klappen', 'vier klappen'];

  it('are for one to four claps, and each has something to eat', () => {
    const mats = pack.sheet.pages.flatMap(({ bookmark }) => bookmark?.match(/^Mat: (.*)/)?.[1] ?? []);
    expect(mats).toEqual(names);
    names.forEach((_, index) => {
      expect(cards.filter(({ claps }) => claps === index + 1).length).toBeGreaterThanOrEqual(2);
    });
  });

  it('have as many eyes as dots as claps', () => {
    names.forEach((name, index) => {
      const marks = [...marksOf(pack.pageNamed(`Mat: ${name}`).blocks)];
      expect(marks.filter((mark) => mark.kind === 'path' && mark.fill === 'ink')).toHaveLength(index + 1);
      expect(countDots(marks)).toBe(index + 1);
    });
  });
});

it('lets all cards of a length lie in the belly of their monster, side by side', () => {
  for (const claps of [1, 2, 3, 4]) {
    const belly = [...marksOf(pack.pageNamed(`Mat: ${sayClaps(claps)}`).blocks)].find(
      (mark) => mark.kind === 'rect' && mark.fill === 'paper',
    );
    if (belly?.kind !== 'rect') throw new Error('a monster has a belly');
    const room = Math.floor(belly.width / card.width) * Math.floor(belly.height / card.height);
    expect(cards.filter((card) => card.claps === claps).length).toBeLessThanOrEqual(room);
  }
});

it('writes each word as it is spelled, with an arc under each clap, side by side as wide as the word', () => {
  const marks = [...marksOf(pack.pageNamed('Zo klap je').blocks)];
  for (const { word, claps } of cards) {
    const at = marks.findIndex((mark) => mark.kind === 'text' && mark.text === word);
    const text = marks[at];
    const after = marks.slice(at + 1);
    const end = after.findIndex((mark) => mark.kind !== 'path');
    const arcs = after
      .slice(0, end < 0 ? undefined : end)
      .flatMap((mark) => (mark.kind === 'path' ? [mark.d.match(/[\d.]+/g)?.map(Number) ?? []] : []));
    expect(arcs, word).toHaveLength(claps);
    if (text?.kind !== 'text') throw new Error(`${word} is not written`);
    const least = Math.min(4, text.width / claps - 0.7);
    for (const [left = 0, , , , right = 0] of arcs) expect(right - left, word).toBeGreaterThanOrEqual(least);
    expect(arcs[0]?.[0], word).toBeCloseTo(text.x, 0);
    expect(arcs.at(-1)?.[4], word).toBeCloseTo(text.x + text.width, 0);
    arcs.slice(1).forEach(([left = 0], index) => {
      expect(left, word).toBeGreaterThan(arcs[index]?.[4] ?? 0);
    });
  }
});
