import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { hasPicture, rhymes, type Word, withArticle } from '../../model/word.ts';
import { findFigure, fingertipOf, reachOf } from '../../sheets/cast/index.ts';
import { checkSheet } from '../../sheets/check-sheet.ts';
import { drawn, figuresOn, namesOn } from '../../sheets/drawn-for-tests.ts';
import { behind } from '../../sheets/lay/box.ts';
import { guidePart, listParts } from '../../sheets/lay/parts.ts';
import { printLoad, sheetsOf } from '../../sheets/lay/print-load.ts';
import { edgesOf } from '../../sheets/marks/index.ts';
import { paperSize, cards as sizes, type as typeSizes, weights } from '../../sheets/measures.ts';
import { paint } from '../../sheets/palette.ts';
import { segmentsOf } from '../../sheets/path-data.ts';
import {
  type Element,
  type Mark,
  marksOf,
  type Page,
  type PictureMark,
  type TextMark,
} from '../../sheets/sheet.ts';
import { xHeight } from '../../sheets/text.ts';
import { maker } from './layout.ts';
import type { MemoryPair } from './rules.ts';

const pack = layOutExample('woord-plaatjes-memory');
const { pairs } = pack.parameters;

/** The sheets of a game, each with its back behind it. */
const pagesOf = (name: string): Page[] =>
  pack.sheet.pages.flatMap((page, index, all) => {
    const back = all[index + 1];
    const isIt =
      page.part?.holder === 'groepje' &&
      page.part.twoSided &&
      drawn(page, 'text').some(({ text }) => text.startsWith(`${name}:`));
    return isIt && back ? [page, back] : [];
  });
const fronts = (pages: readonly Page[]): Page[] => pages.filter((_, index) => index % 2 === 0);
const names = ['Spel 1', 'Spel 2', 'Spel 3'];
const games = names.map((name) => fronts(pagesOf(name)));
const [same, rhyming, reading] = games;
const backs = names.flatMap((name) => pagesOf(name).filter((_, index) => index % 2 === 1));

const cutsOn = (page: Page) => drawn(page, 'line').filter(({ stroke }) => stroke.colour === 'cut');
const sorted = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

interface Card {
  readonly name: string;
  /** Is it a word? */
  readonly isWord: boolean;
  readonly dots: number;
  readonly openDots: number;
  /** The line under a word, and how wide the word is: from its left edge. */
  readonly soundLine: { readonly from: number; readonly to: number; readonly word: number } | undefined;
  /** All that is drawn on it beside its picture, or its word with its line. */
  readonly marks: string;
}

/** Cut lines are rounded, what stands between them isn't. */
const at = (millimetres: number): string => (Math.round(millimetres * 2) / 2).toFixed(1);

/** The cards of a page, row by row. */
function cardsOn(page: Page): Card[] {
  const cuts = cutsOn(page);
  const across = sorted(cuts.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1));
  const down = sorted(cuts.filter(({ y1, y2 }) => y1 === y2).map(({ y1 }) => y1));
  return down.slice(0, -1).flatMap((top, row) =>
    across.slice(0, -1).map((left, column) => {
      const isHere = (mark: Mark): boolean => {
        const edges = edgesOf(mark);
        const [right, bottom] = [across[column + 1] ?? 0, down[row + 1] ?? 0];
        return edges.left > left && edges.right < right && edges.top > top && edges.bottom < bottom;
      };
      const pictures = figuresOn(page).filter((figure) => [...marksOf([figure])].every(isHere));
      const words = drawn(page, 'text').filter(isHere);
      const beside = page.blocks.flatMap((block) => [...marksOf([block])]).filter(isHere);
      const circles = drawn(page, 'circle').filter(isHere);
      const [word] = words;
      const sound = drawn(page, 'line').find((line) => line.stroke.colour === 'green' && isHere(line));
      return {
        name: [...pictures.map(({ alt = '' }) => alt), ...words.map(({ text }) => text)].join(),
        isWord: word !== undefined,
        dots: circles.filter(({ fill }) => fill === 'quiet').length,
        openDots: circles.filter(({ fill, radius }) => !fill && radius > 1).length,
        soundLine: sound && word && { from: sound.x1 - word.x, to: sound.x2 - word.x, word: word.width },
        marks: beside
          .filter(({ kind }) => !['picture', 'text', 'line'].includes(kind))
          // The scissors stand on the first card.
          .filter((mark) => !(mark.kind === 'circle' && mark.fill === 'paper'))
          .map((mark) => {
            const edges = edgesOf(mark);
            return [mark.kind, at(edges.left - left), at(edges.top - top)].join(' ');
          })
          .join(),
      };
    }),
  );
}

const inside = (mark: Mark, frame: Mark): boolean => {
  const [one, around] = [edgesOf(mark), edgesOf(frame)];
  return (
    one.left >= around.left &&
    one.right <= around.right &&
    one.top >= around.top &&
    one.bottom <= around.bottom
  );
};

describe('a sheet', () => {
  it('is a game: both cards of six pairs, and a game has two of them', () => {
    expect(games.map(({ length }) => length)).toEqual([2, 2, 2]);
    for (const page of games.flat()) expect(cardsOn(page)).toHaveLength(12);
    const sixes = [pairs.slice(0, 6), pairs.slice(6)];
    for (const game of [same, reading])
      game?.forEach((page, sheet) => {
        const words = sixes[sheet]?.flatMap(({ word }) => [word, word]).sort();
        expect(
          cardsOn(page)
            .map(({ name }) => name)
            .sort(),
        ).toEqual(words);
      });
    rhyming?.forEach((page, sheet) => {
      const words = sixes[sheet]?.flatMap(({ word, rhymesWith = '' }) => [word, rhymesWith]).sort();
      expect(namesOn(page).sort()).toEqual(words);
    });
  });

  it('lies behind those of its game, one game after the other', () => {
    const order = games.flat().map((page) => pack.sheet.pages.indexOf(page));
    expect(order).toEqual(sorted(order));
  });

  it('has nothing on a card that tells its pair: but for picture and word all cards of a sheet are alike', () => {
    const looksOf = (cards: readonly Card[]) => new Set(cards.map(({ marks }) => marks));
    for (const page of games.flat()) {
      const cards = cardsOn(page);
      expect(looksOf(cards.filter(({ isWord }) => !isWord)).size).toBe(1);
      expect(looksOf(cards.filter(({ isWord }) => isWord)).size).toBeLessThanOrEqual(1);
    }
  });

  it('has as many dots as the number of the game, on the second sheet of a game open ones', () => {
    games.forEach((game, index) => {
      game.forEach((page, sheet) => {
        for (const { dots, openDots } of cardsOn(page))
          expect([dots, openDots]).toEqual(sheet === 0 ? [index + 1, 0] : [0, index + 1]);
      });
    });
  });

  it('has under each word a line where its first sound is written, and under no picture; no dot but those of its game', () => {
    games.forEach((game, index) => {
      for (const { name, isWord, soundLine, dots, openDots } of game.flatMap(cardsOn)) {
        expect(dots + openDots).toBe(index + 1);
        expect(soundLine !== undefined).toBe(isWord);
        if (!soundLine) continue;
        expect(soundLine.from).toBeCloseTo(0);
        const share = soundLine.to / soundLine.word;
        if (name === 'ei') expect(share).toBeCloseTo(1, 1);
        else expect(share, name).toBeLessThan(0.7);
      }
    });
  });

  it('has for each picture of the second game one that rhymes with it, and no other', () => {
    const all = (rhyming ?? []).flatMap(namesOn).map((name) => pack.words.get(name) as Word);
    expect(all).toHaveLength(2 * pairs.length);
    for (const word of all) expect(all.filter((other) => rhymes(word, other))).toHaveLength(1);
  });

  it('has its words nine millimetres high, and those of a set never less than seven', () => {
    const written = (reading ?? []).flatMap((page) => drawn(page, 'text').filter(({ size }) => size > 20));
    expect(written).toHaveLength(pairs.length);
    for (const { size } of written) expect(xHeight(size)).toBeGreaterThan(9);
    expect(xHeight(typeSizes.memoryWord.least)).toBeGreaterThan(7);
  });

  it('has each word six millimetres or more from the edge of its card', () => {
    for (const page of reading ?? []) {
      const cuts = cutsOn(page).filter(({ x1, x2 }) => x1 === x2);
      const words = drawn(page, 'text').filter(({ size }) => size > 20);
      expect(words).toHaveLength(6);
      for (const { text, x, width } of words) {
        const away = cuts.map(({ x1 }) => (x1 < x + width / 2 ? x - x1 : x1 - x - width));
        expect(Math.min(...away), text).toBeGreaterThanOrEqual(6);
      }
    }
  });

  it('says for how many children it is', () => {
    for (const page of games.flat())
      expect(drawn(page, 'text').map(({ text }) => text)).toContainEqual(
        expect.stringMatching(/^6 paren voor 2 tot 4 kinderen: /),
      );
  });
});

/** Each front of the game with what is printed on its other side. */
const sheetsIn = (pages: readonly Page[]): (readonly [Page, Page])[] => {
  const cards = pages.filter(({ part }) => part?.twoSided && part !== guidePart);
  return cards.flatMap((page, index) => {
    const back = cards[index + 1];
    return index % 2 === 0 && back ? [[page, back] as const] : [];
  });
};

const written = (places: readonly (readonly number[])[]): string[] =>
  places.map((place) => place.map((one) => one.toFixed(1)).join(' ')).sort();

function expectBacks(pages: readonly Page[], cards: number): void {
  const { width } = paperSize();
  const laid = sheetsIn(pages).map(([front, back]) => {
    const mirrored = drawn(front, 'rect')
      .filter(({ radius }) => radius === 4)
      .map((tile) => [width - tile.x - tile.width / 2, tile.y + tile.height / 2]);
    const middles = middlesOn(back);
    expect(written(middles)).toEqual(written(mirrored));
    return middles.length;
  });
  expect(laid.reduce((sum, count) => sum + count, 0)).toBe(cards);
}

const tint = 'coverPale';
const printed = ['colour', 'line'] as const;

const lightOf = (hex: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) / 765;

const keepersOn = (back: Page | undefined) =>
  drawn(back, 'picture').filter(({ picture }) => picture === 'vos-staat');

/** The white rounds; those of the crosses are smaller. */
const roundsOn = (back: Page | undefined) =>
  drawn(back, 'circle').filter(({ fill, radius }) => fill === 'paper' && radius > 10);

/** Whether there is ink of the balloons, from the middle of each card. */
function wallOn(back: Page) {
  const linesIn = (colour: string) =>
    drawn(back, 'path').flatMap(({ d, stroke }) =>
      stroke?.colour === colour
        ? segmentsOf(d).flatMap(({ command, from, to }) =>
            command === 'L' ? [{ from: from[0] ?? 0, to: to[0], y: to[1], weight: stroke.weight }] : [],
          )
        : [],
    );
  const [inked, hollow] = [linesIn(tint), linesIn('paper')];
  const isOn = (lines: typeof inked, across: number, down: number): boolean =>
    lines.some(({ from, to, y, weight }) => {
      const aside = Math.max(from - across, across - to, 0);
      return Math.hypot(aside, down - y) < weight / 2;
    });
  return (across: number, down: number): boolean => isOn(inked, across, down) && !isOn(hollow, across, down);
}

const steps = Array.from({ length: 19 }, (_, step) => 3 * step - 27);
/** All over a card, from its middle. */
const spots = steps.flatMap((down) => steps.map((across) => [across, down] as const));

const middlesOn = (back: Page) =>
  keepersOn(back).map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const);

describe('the back', () => {
  it('is on the other side of its front when all is printed at once: each front has an odd number', () => {
    for (const front of games.flat()) expect(pack.sheet.pages.indexOf(front) % 2).toBe(0);
  });

  it('follows each front, and its crosses lie behind those of the front', () => {
    expect(backs).toHaveLength(games.flat().length);
    const crossesOn = (page: Page) =>
      drawn(page, 'circle').filter(({ stroke, fill }) => stroke?.colour === 'ink' && !fill);
    for (const [index, page] of games.flat().entries()) {
      const mirrored = crossesOn(page).map(({ x, y, radius }) => {
        const box = behind({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });
        return `${(box.x + radius).toFixed(2)} ${(box.y + radius).toFixed(2)}`;
      });
      const lying = crossesOn(backs[index] ?? { blocks: [] }).map(
        ({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`,
      );
      expect(lying).toHaveLength(4);
      expect(lying.sort()).toEqual(mirrored.sort());
    }
  });

  it('has a fox in a white round on each card, which it fills from top to bottom', () => {
    for (const back of backs) {
      const [rounds, keepers] = [roundsOn(back), keepersOn(back)];
      expect(rounds).toHaveLength(12);
      expect(rounds.map(({ x, y }) => [x, y])).toEqual(middlesOn(back));
      for (const [index, { radius }] of rounds.entries()) {
        const side = keepers[index]?.height ?? 0;
        expect(side / 2).toBeGreaterThan(radius - 3);
        expect(side / 2).toBeLessThan(radius);
      }
    }
  });

  it('is the same behind every card, so that none is known by it', () => {
    for (const back of backs) {
      const isInked = wallOn(back);
      const cards = middlesOn(back).map(([x, y]) =>
        spots.map(([across, down]) => isInked(x + across, y + down)).join(),
      );
      expect(new Set(cards).size).toBe(1);
    }
  });

  it('has its tails at the same places of every card too', () => {
    const { width, height } = sizes.memory;
    for (const back of backs) {
      const tips = drawn(back, 'path')
        .filter(({ fill }) => fill === tint)
        .flatMap(({ d }) => segmentsOf(d).flatMap(({ command, to }) => (command === 'L' ? [to] : [])));
      const cards = middlesOn(back).map(([x, y]) =>
        tips
          .map(([across = 0, down = 0]) => [across - x, down - y] as const)
          .filter(([across, down]) => Math.abs(across) < width / 2 && Math.abs(down) < height / 2)
          .map((tip) => tip.map((one) => one.toFixed(1)).join(' '))
          .sort()
          .join(),
      );
      expect(cards[0]?.split(',').length).toBeGreaterThan(8);
      expect(new Set(cards).size).toBe(1);
    }
  });

  it('has its crosses clear of what is cut off with a card, and of the words under the cards', () => {
    for (const [index, page] of games.flat().entries()) {
      const cuts = cutsOn(page).map(edgesOf);
      const top = Math.min(...cuts.map((cut) => cut.top));
      const bottom = Math.max(...cuts.map((cut) => cut.bottom));
      const names = drawn(page, 'text')
        .filter(({ y }) => y > bottom + 5 && y < bottom + 15)
        .map(edgesOf);
      expect(names.length).toBeGreaterThan(0);
      for (const side of [page, backs[index]]) {
        const arms = drawn(side, 'line')
          .filter(({ stroke }) => stroke.colour === 'ink')
          .map(edgesOf);
        expect(arms).toHaveLength(8);
        for (const arm of arms) expect(arm.bottom < top - 3 || arm.top > bottom + 3).toBe(true);
        const lowest = Math.max(...arms.map((arm) => arm.bottom));
        expect(lowest).toBeLessThan(Math.min(...names.map((name) => name.top)));
      }
    }
  });

  it('has on every spot beside the round a step in tone close by, larger than what thin paper lets through', () => {
    const [back] = backs;
    const [[x, y] = [0, 0]] = back ? middlesOn(back) : [];
    const [{ radius } = { radius: 0 }] = roundsOn(back);
    const isInked = wallOn(back ?? { blocks: [] });
    for (const [across, down] of spots.filter((spot) => Math.hypot(...spot) > radius)) {
      const here = isInked(x + across, y + down);
      const isNear = [1, 2, 3, 4, 5].some((away) =>
        [-away, 0, away].some((dx) =>
          [-away, 0, away].some((dy) => isInked(x + across + dx, y + down + dy) !== here),
        ),
      );
      expect(isNear, `${across} ${down}`).toBe(true);
    }
    for (const look of printed) expect(lightOf(paint(tint, look))).toBeLessThan(0.9);
  });

  it('has little ink: a pale grey over less than two fifths of a card', () => {
    const [back] = backs;
    const [[x, y] = [0, 0]] = back ? middlesOn(back) : [];
    const [{ radius } = { radius: 0 }] = roundsOn(back);
    const isInked = wallOn(back ?? { blocks: [] });
    const inked = spots.filter(
      ([across, down]) => Math.hypot(across, down) > radius && isInked(x + across, y + down),
    );
    for (const look of printed) {
      const ink = (inked.length / spots.length) * (1 - lightOf(paint(tint, look)));
      expect(ink).toBeGreaterThan(0.02);
      expect(ink).toBeLessThan(0.06);
    }
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'of each of the cards of %i pairs lies behind that card, also where a row is not full',
    (count) => {
      const chosen = pairs.slice(0, count).flatMap(({ word }) => pack.words.get(word) ?? []);
      const named = chosen.filter(hasPicture).map((word) => ({ word, partner: undefined }));
      const { pages } = maker.layOut({ pairs: named, games: ['plaatjes', 'woorden'] }, pack.exercise);
      expect(sheetsIn(pages)).toHaveLength(2 * Math.ceil(count / 6));
      expectBacks(pages, 2 * 2 * count);
      expect(checkSheet({ ...pack.sheet, pages: [...pack.sheet.pages.slice(0, 1), ...pages] })).toEqual([]);
    },
  );

  it('lies behind each card of the printable of the site', () => {
    expectBacks(pack.sheet.pages, 3 * 2 * pairs.length);
  });

  it('goes on three millimetres past the last cuts, at the sides and above and below', () => {
    for (const [index, page] of games.flat().entries()) {
      const wall = drawn(backs[index], 'path').flatMap((path) => {
        if (path.stroke?.colour !== tint) return [];
        const [edges, half] = [edgesOf(path), path.stroke.weight / 2];
        return [
          {
            left: edges.left - half,
            right: edges.right + half,
            top: edges.top - half,
            bottom: edges.bottom + half,
          },
        ];
      });
      const cuts = cutsOn(page).map(edgesOf);
      const beyond = [
        Math.min(...cuts.map(({ left }) => left)) - Math.min(...wall.map(({ left }) => left)),
        Math.max(...wall.map(({ right }) => right)) - Math.max(...cuts.map(({ right }) => right)),
        Math.min(...cuts.map(({ top }) => top)) - Math.min(...wall.map(({ top }) => top)),
        Math.max(...wall.map(({ bottom }) => bottom)) - Math.max(...cuts.map(({ bottom }) => bottom)),
      ];
      expect(Math.min(...beyond)).toBeGreaterThan(3);
    }
  });
});

it('the pattern of the back ends in straight lines, three millimetres beyond the last cuts', () => {
  for (const [index, page] of games.flat().entries()) {
    const white = drawn(backs[index], 'rect')
      .filter(({ fill }) => fill === 'paper')
      .map(edgesOf);
    const cuts = cutsOn(page).map(edgesOf);
    const left = Math.min(...cuts.map((cut) => cut.left));
    const right = Math.max(...cuts.map((cut) => cut.right));
    expect(white).toHaveLength(4);
    for (const [from, to] of [
      [right + 3, Math.max(...white.map((edge) => edge.left))],
      [left - 3, Math.min(...white.map((edge) => edge.right))],
    ] as const)
      expect(to).toBeCloseTo(from, 1);
  }
});

it('nothing of the back covers a word', () => {
  for (const back of backs) {
    const words = drawn(back, 'text').map(edgesOf);
    expect(words.length).toBeGreaterThan(1);
    const marks = [...marksOf(back.blocks)].filter(({ kind }) => kind !== 'text').map(edgesOf);
    for (const word of words) {
      const covers = marks.filter(
        ({ left, right, top, bottom }) =>
          left < word.right && right > word.left && top < word.bottom && bottom > word.top,
      );
      expect(covers).toEqual([]);
    }
  }
});

describe('the sheet to check by', () => {
  const checks = pack.sheet.pages.filter(({ part }) => part?.name.startsWith('Klopt het?'));
  const [check] = checks;
  const fold = paperSize().width / 2;
  const figuresIn = (element: Element): Element[] =>
    element.role === 'Figure'
      ? [element]
      : element.children.flatMap((child) => ('role' in child ? figuresIn(child as Element) : []));
  const rows = (check?.blocks ?? [])
    .filter(({ role }) => role === 'L')
    .flatMap(({ children }) => children as readonly Element[]);
  const middleOf = (mark: Mark): readonly [number, number] => {
    const { left, right, top, bottom } = edgesOf(mark);
    return [(left + right) / 2, (top + bottom) / 2];
  };

  it('is one, and has on each row a picture beside what rhymes with it, its word, and what rhymes again', () => {
    expect(checks).toHaveLength(1);
    expect(rows.map((row) => figuresIn(row).map(({ alt }) => alt))).toEqual(
      pairs.map(({ word, rhymesWith }) => [word, rhymesWith, rhymesWith]),
    );
    const large = drawn(check, 'text').filter(({ size }) => xHeight(size) > 7);
    expect(large.map(({ text }) => text)).toEqual(pairs.map(({ word }) => word));
  });

  it('is folded once, lengthwise: in front are the pairs, and behind each at its own height what belongs to it', () => {
    const folds = drawn(check, 'line').filter(({ stroke }) => stroke.colour === 'fold');
    expect(folds.map(({ x1, x2 }) => [x1, x2])).toEqual([[fold, fold]]);
    for (const row of rows) {
      const [front, beside, ...behind] = drawn({ blocks: [row] }, 'picture').map(middleOf);
      const words = drawn({ blocks: [row] }, 'text').filter(({ size }) => xHeight(size) > 7);
      expect(front?.[0]).toBeLessThan(fold);
      expect(beside?.[0]).toBeLessThan(fold);
      expect(behind).toHaveLength(1);
      for (const [x, y] of behind) {
        expect(x).toBeGreaterThan(fold);
        expect(Math.abs(y - (front?.[1] ?? 0))).toBeLessThan(3);
      }
      for (const word of words) expect(word.x).toBeGreaterThan(fold);
    }
  });

  it('has the number of a row at the open edge of either side, where a finger holds it', () => {
    for (const [index] of pairs.entries()) {
      const numbers = drawn(check, 'text').filter(({ text }) => text === String(index + 1));
      expect(numbers).toHaveLength(2);
      const [one, other] = numbers.map((mark) => middleOf(mark)[0]).sort((a, b) => a - b);
      expect(one).toBeLessThan(25);
      expect(other).toBeCloseTo(2 * fold - (one ?? 0));
    }
  });

  it('has open numbers for the pairs of the second sheet of cards, as the dots on those are', () => {
    const badges = drawn(check, 'circle').filter(({ radius }) => radius > 4);
    const fills = pairs.flatMap((_, index) => (index < 6 ? ['own', 'own'] : ['paper', 'paper']));
    expect(badges.map(({ fill }) => fill)).toEqual(fills);
  });

  it('tells in the table on page one of which games it is, where that is not of all', () => {
    const named = pairs.slice(0, 4).flatMap(({ word }) => pack.words.get(word) ?? []);
    const nameFor = (played: readonly ('plaatjes' | 'woorden')[]) => {
      const told = named.filter(hasPicture).map((word) => ({ word, partner: undefined }));
      const { pages } = maker.layOut({ pairs: told, games: played }, pack.exercise);
      return pages.flatMap(({ part }) => (part?.name.startsWith('Klopt het?') ? [part.name] : []));
    };
    expect(check?.part?.name).toBe('Klopt het? (spel 2 en 3)');
    expect(nameFor(['plaatjes', 'woorden'])).toEqual(['Klopt het? (spel 2)']);
    expect(nameFor(['woorden'])).toEqual(['Klopt het?']);
    expect(nameFor(['plaatjes'])).toEqual([]);
  });

  const framesOn = (page: Page | undefined) =>
    drawn(page, 'rect')
      .filter(({ radius }) => radius === 4)
      .map(edgesOf);

  it('has the two of a pair in one frame in front, as large as each other and clear of the arrow, and no others', () => {
    const frames = framesOn(check).filter(({ right }) => right < fold);
    const pictures = drawn(check, 'picture');
    expect(frames).toHaveLength(pairs.length);
    for (const [index, { word, rhymesWith }] of pairs.entries()) {
      const frame = frames[index];
      if (!frame) throw new Error(`${word} has no frame`);
      const inFrame = pictures.filter((picture) => {
        const { left, right, top, bottom } = edgesOf(picture);
        return left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom;
      });
      expect(inFrame.map(({ picture }) => picture)).toEqual(
        [word, rhymesWith].map((name) => pack.words.get(name)?.picture),
      );
      const [one, other] = inFrame;
      expect(other?.width).toBeCloseTo(one?.width ?? 0);
      expect((other?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThan(one?.width ?? 0);
    }
    expect(drawn(check, 'text').map(({ text }) => text)).toContain('Horen bij elkaar');
  });

  it('has both pictures of a pair on one ground in front, large, and each game on its own behind', () => {
    const grounds = drawn(check, 'rect').filter(({ radius, width }) => radius === 4 && width > 20);
    const [front, behind] = [true, false].map((isFront) =>
      grounds.filter((ground) => edgesOf(ground).right < fold === isFront).map(({ fill }) => fill),
    );
    expect(front).toEqual(pairs.map(() => 'ownSoft'));
    expect(behind).toEqual(pairs.flatMap(() => ['redSoft', 'greenSoft']));
    for (const picture of drawn(check, 'picture').filter((one) => edgesOf(one).right < fold))
      expect(picture.height).toBeGreaterThan(15);
  });

  /** The halves of the rows in front on which the picture of a word lies. */
  const wordHalves = drawn(check, 'path').filter(
    (path) => path.fill === 'greenSoft' && edgesOf(path).right < fold,
  );

  it('has the picture of each word, and not what rhymes with it, on the ground of the words', () => {
    const pictures = drawn(check, 'picture').filter((picture) => edgesOf(picture).right < fold);
    const onHalf = pictures.filter((picture) => wordHalves.some((half) => inside(picture, half)));
    expect(wordHalves).toHaveLength(pairs.length);
    expect(onHalf.map(({ picture }) => picture)).toEqual(
      pairs.map(({ word }) => pack.words.get(word)?.picture),
    );
  });

  it('has no line close beside another: that ground ends on the line around both pictures', () => {
    const frames = framesOn(check).filter(({ right }) => right < fold);
    for (const [index, half] of wordHalves.entries()) {
      const { left, right, top, bottom } = edgesOf(half);
      const frame = frames[index];
      expect(left).toBeCloseTo(frame?.left ?? 0, 1);
      expect(top).toBeCloseTo(frame?.top ?? 0, 1);
      expect(bottom).toBeCloseTo(frame?.bottom ?? 0, 1);
      expect(right).toBeCloseTo(((frame?.left ?? 0) + (frame?.right ?? 0)) / 2, 1);
    }
  });

  it('tells what to do on the half that is read when it is folded, with one arrow to the other', () => {
    const hint = drawn(check, 'text').filter(({ text }) => /^Vouw dubbel|raai om\.$/.test(text.trim()));
    expect(hint.map(({ text }) => text).join(' ')).toMatch(/^Vouw dubbel.*draai om\.$/);
    for (const line of hint) expect(edgesOf(line).right).toBeLessThan(fold);
    const turns = drawn(check, 'path').filter(({ stroke }) => stroke?.weight === weights.frame);
    expect(turns).toHaveLength(1);
  });

  it('has what the dots say on one half of the paper', () => {
    const told = (check?.blocks ?? []).filter(({ role }) => role === 'Figure');
    const edges = [...marksOf(told)].map(edgesOf);
    expect(Math.max(...edges.map(({ right }) => right))).toBeLessThan(fold);
  });

  it('has the two of a pair apart, however high a row is', () => {
    const named = pairs.slice(0, 4).flatMap(({ word, rhymesWith }) => {
      const [one, partner] = [word, rhymesWith].map((name) => pack.words.get(name));
      return one && partner && hasPicture(one) && hasPicture(partner) ? [{ word: one, partner }] : [];
    });
    const { pages } = maker.layOut({ pairs: named, games: ['plaatjes', 'rijm'] }, pack.exercise);
    const page = pages.find(({ part }) => part?.name.startsWith('Klopt het?'));
    const inFront = drawn(page, 'picture')
      .map(edgesOf)
      .filter(({ right }) => right < fold);
    expect(inFront).toHaveLength(2 * named.length);
    for (const row of named.keys()) {
      const [one, other] = inFront.slice(2 * row, 2 * row + 2);
      expect((other?.left ?? 0) - (one?.right ?? 0)).toBeGreaterThan(5);
    }
  });

  it('has one picture in front where nothing else belongs to it by ear', () => {
    const named = pairs.slice(0, 6).flatMap(({ word }) => pack.words.get(word) ?? []);
    const { pages } = maker.layOut(
      {
        pairs: named.filter(hasPicture).map((word) => ({ word, partner: undefined })),
        games: ['plaatjes', 'woorden'],
      },
      pack.exercise,
    );
    const page = pages.find(({ part }) => part?.name.startsWith('Klopt het?'));
    const inFront = drawn(page, 'picture').filter((picture) => edgesOf(picture).right < fold);
    expect(inFront.map(({ picture }) => picture)).toEqual(named.map(({ picture }) => picture));
    expect(drawn(page, 'text').map(({ text }) => text)).toContain('Zoek je plaatje');
  });

  it('has each word clear of its frame, however long', () => {
    const named = [
      ['krokodil', 'bril'],
      ['ballon', 'zon'],
      ['tas', 'jas'],
      ['bed', 'pet'],
    ].flatMap((names) => {
      const [word, partner] = names.map((name) => pack.words.get(name));
      return word && partner && hasPicture(word) && hasPicture(partner) ? [{ word, partner }] : [];
    });
    const { pages } = maker.layOut({ pairs: named, games: ['plaatjes', 'rijm', 'woorden'] }, pack.exercise);
    const ofLong = pages.find(({ part }) => part?.name.startsWith('Klopt het?'));
    const expectClear = (page: Page | undefined, words: readonly string[]) => {
      const frames = framesOn(page).filter(({ left }) => left > fold);
      const written = drawn(page, 'text').filter(({ text, size }) => words.includes(text) && size > 15);
      expect(written.map(({ text }) => text)).toEqual(words);
      for (const word of written) {
        const { left, right } = edgesOf(word);
        const [x, y] = middleOf(word);
        const frame = frames.find((one) => one.left < x && one.right > x && one.top < y && one.bottom > y);
        expect(left - (frame?.left ?? 0), word.text).toBeGreaterThan(2.5);
        expect((frame?.right ?? 0) - right, word.text).toBeGreaterThan(2.5);
      }
    };
    expectClear(
      check,
      pairs.map(({ word }) => word),
    );
    expectClear(
      ofLong,
      named.map(({ word }) => word.word),
    );
  });

  describe('for who reads it out', () => {
    const wordOf = (name: string) => {
      const word = pack.words.get(name);
      if (!word || !hasPicture(word)) throw new Error(`${name} has no picture`);
      return word;
    };
    const four = [
      ['bril', 'krokodil'],
      ['zon', 'ballon'],
      ['jas', 'tas'],
      ['pet', 'bed'],
    ].map(([one = '', other = '']) => ({ word: wordOf(one), partner: wordOf(other) }));
    const layCheck = (told: readonly MemoryPair[]): Page | undefined => {
      const { pages } = maker.layOut({ pairs: told, games: ['plaatjes', 'rijm', 'woorden'] }, pack.exercise);
      const [first, ...others] = pages.filter(({ part }) => part?.name.startsWith('Klopt het?'));
      expect(others).toEqual([]);
      return first;
    };
    const tell = (told: readonly MemoryPair[]): TextMark[] => drawn(layCheck(told), 'text');

    it('names what rhymes', () => {
      const told = tell(four).filter(({ size }) => size === typeSizes.body);
      for (const { partner } of four) expect(told.map(({ text }) => text)).toContain(partner.word);
    });

    it('has its words no larger than on a card, however high a row is', () => {
      const sizes = tell(four).flatMap(({ text, size }) => (text === 'bril' ? [size] : []));
      expect(sizes).toHaveLength(1);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(typeSizes.memoryWord.most);
    });

    it('names nothing twice: a word without a picture is written in its place', () => {
      const bare = four.map((pair) => ({ ...pair, partner: { ...pair.partner, isWritten: true as const } }));
      const told = tell(bare).map(({ text }) => text);
      for (const { partner } of four) expect(told).not.toContain(partner.word);
    });

    it('has a sentence in which the two stand out, and no picture beside that, where there is one', () => {
      const says = 'De krokodil heeft een bril.';
      const page = layCheck(four.map((pair, index) => (index === 0 ? { ...pair, says } : pair)));
      const told = drawn(page, 'text');
      expect(drawn(page, 'picture').filter((picture) => edgesOf(picture).right > fold)).toEqual([]);
      const bold = told.filter(({ face }) => face === 'bold').map(({ text }) => text.trim());
      expect(told.map(({ text }) => text.trim()).join(' ')).toContain('De krokodil heeft een bril .');
      expect(bold).toEqual(expect.arrayContaining(['krokodil', 'bril', 'ballon', 'tas', 'bed']));
    });

    it('has a sentence on two lines at most, clear of its frame above and below, where a sheet is full', () => {
      const says = 'De krokodil heeft een bril.';
      const full = [...four, ...four, ...four].map((pair) => ({ ...pair, says }));
      const page = layCheck(full);
      const frames = framesOn(page).filter(({ left, right }) => left > fold && right < fold + 45);
      expect(frames).toHaveLength(full.length);
      for (const frame of frames) {
        const lines = drawn(page, 'text')
          .filter(({ x, y }) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom)
          .map(edgesOf);
        expect(new Set(lines.map(({ top }) => at(top))).size).toBe(2);
        expect(Math.min(...lines.map(({ top }) => top)) - frame.top).toBeGreaterThan(2.5);
        expect(frame.bottom - Math.max(...lines.map(({ bottom }) => bottom))).toBeGreaterThan(2.5);
      }
    });

    it('has names alone where a sentence would make the words smaller', () => {
      const says = 'De krokodil heeft een bril.';
      const long = { word: wordOf('gitaar'), partner: wordOf('schaar') };
      const told = tell([...four.map((pair) => ({ ...pair, says })), long]);
      expect(told.map(({ text }) => text.trim())).not.toContain('heeft een');
      const [large] = told.filter(({ text }) => text === 'gitaar');
      expect(large?.size).toBeGreaterThanOrEqual(typeSizes.memoryWord.least);
    });
  });

  it('tells of which game a card with so many dots is, and of which sheet one with open dots', () => {
    const told = (check?.blocks ?? []).flatMap(({ role, ...block }) =>
      role === 'Figure' && 'alt' in block ? [block.alt] : [],
    );
    expect(told).toEqual([
      'Welk spel? 1 dichte stip is spel 1. 2 dichte stippen is spel 2. 3 dichte stippen is spel 3.',
      'Welk vel? 1 dichte stip is vel 1. 1 open stip is vel 2.',
    ]);
  });
});

it('for a class is no more than a card for each child, and a sheet to check by for each sheet of cards', () => {
  const loads = [4, 12, 13, 24, 25].map((children) => printLoad(pack.sheet.pages, children));
  // The explanation; one sheet of twelve cards or two; as many to check by.
  expect(loads.map(({ sheets }) => sheets)).toEqual([3, 3, 5, 5, 1 + 4 + 3]);
  expect(loads[3]?.minutes).toBeLessThanOrEqual(10);
  const optional = pack.sheet.pages.flatMap(({ part }) => (part?.optional ? [part.name] : []));
  expect(optional).toEqual(['Stappenkaart', 'Stappenkaart', 'Observatieblad']);
});

it('parts no pair of names over two lines', () => {
  const lines = (rhyming ?? []).flatMap((page) =>
    drawn(page, 'text').filter(({ text }) => text.includes('\u00a0')),
  );
  expect(lines.length).toBeGreaterThan(2);
  for (const { text } of lines)
    for (const pair of text.replace('Zo heten de plaatjes: ', '').split(', '))
      expect(pair).toMatch(/^(?:de|het)\s\S+\s–\s(?:de|het)\s[^\s,.]+[,.]?$/);
});

it('tells the names of pictures alone: a word without one stands on its card', () => {
  const [first, second, third] = pairs.flatMap(({ word }) => pack.words.get(word) ?? []).filter(hasPicture);
  if (!first || !second || !third) throw new Error('Three words have a picture');
  const bare = { ...third, word: 'dak', isWritten: true as const };
  const linesOf = (words: readonly (typeof first)[]) => {
    const named = words.map((word) => ({ word, partner: undefined }));
    const { pages } = maker.layOut({ pairs: named, games: ['plaatjes'] }, pack.exercise);
    const said = drawn(pages[0], 'text').map(({ text }) => text);
    return said
      .join(' ')
      .replaceAll('\u00a0', ' ')
      .match(/Zo heten de plaatjes: .*?\./)?.[0];
  };
  expect(linesOf([first, bare, second])).toBe(
    `Zo heten de plaatjes: ${withArticle(first)}, ${withArticle(second)}.`,
  );
  expect(linesOf([bare])).toBeUndefined();
});

describe('page two', () => {
  const play = pack.sheet.pages[1];
  it('has the rules of each game on the ground of its cards, with their dots beside the heading', () => {
    names.forEach((name, index) => {
      const headings = drawn(play, 'text').filter(({ text }) => text.startsWith(`${name}:`));
      expect(headings).toHaveLength(1);
      const [heading] = headings;
      const grounds = drawn(play, 'rect').filter((rect) => heading && inside(heading, rect));
      expect(grounds).toHaveLength(1);
      const [ground] = grounds;
      const cards = drawn(fronts(pagesOf(name))[0], 'rect').map(({ fill }) => fill);
      expect(cards).toContain(ground?.fill);
      const dots = drawn(play, 'circle').filter(
        (dot) => dot.fill === 'quiet' && ground && inside(dot, ground),
      );
      expect(dots).toHaveLength(index + 1);
      for (const dot of dots)
        expect(edgesOf(dot).left).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0));
    });
  });

  it('has the frames beside each other equally high', () => {
    const frames = drawn(play, 'rect').filter(({ stroke }) => stroke?.colour === 'faint');
    const bottoms = frames.map((frame) => at(edgesOf(frame).bottom));
    expect(frames).toHaveLength(4);
    expect(new Set(bottoms).size).toBe(2);
  });
});

it('counts the games of a set: without rhyme the words are the second', () => {
  const words = pairs.flatMap(({ word }) => pack.words.get(word) ?? []).filter(hasPicture);
  const model = {
    pairs: words.map((word) => ({ word, partner: undefined })),
    games: ['plaatjes', 'woorden'] as const,
  };
  const { pages, gameMarks = [] } = maker.layOut(model, pack.exercise);
  const [firstOfWords] = pages.filter((page) => page.bookmark?.endsWith('woorden · vel 1'));
  expect(firstOfWords?.bookmark).toBe('Spel 2: woorden · vel 1');
  expect(new Set(cardsOn(firstOfWords ?? { blocks: [] }).map(({ dots }) => dots))).toEqual(new Set([2]));
  expect(gameMarks.map(({ name }) => name)).toEqual(['Spel 1', 'Spel 2']);
});

describe('the cards with the steps', () => {
  const cards = pack.sheet.pages.filter(({ part }) => part?.name === 'Stappenkaart');
  const floor = 'cream';
  const back = 'vos-staat';
  const ear = 'teken-oor';
  /** Grounds of the cards of each game. */
  const faces: readonly string[] = ['blueSoft', 'redSoft'];
  const stepsOn = (card: Page | undefined): Element[] =>
    (card?.blocks ?? [])
      .filter(({ role }) => role === 'L')
      .flatMap(({ children }) => children as readonly Element[]);

  it('are there where they are wished, one for a corner, of the game that children play there alone', () => {
    expect(cards.map(({ bookmark }) => bookmark)).toEqual([
      'Stappenkaart · Spel 1: twee dezelfde',
      'Stappenkaart · Spel 2: rijm',
    ]);
    for (const { part } of cards) expect(part).toMatchObject({ optional: true });
    for (const one of listParts(pack.sheet.pages).filter(({ part }) => part.name === 'Stappenkaart'))
      expect([4, 12, 24].map((children) => sheetsOf(one, children))).toEqual([1, 1, 1]);
  });

  it('show the cards on the ground of their game, with its dots beside the heading', () => {
    for (const [index, card] of cards.entries()) {
      const [sheet] = games[index] ?? [];
      const grounds = drawn(sheet, 'rect').map(({ fill }) => fill);
      const shown = stepsOn(card)
        .flatMap((step) => drawn({ blocks: [step] }, 'rect'))
        .flatMap(({ fill }) => (fill && fill !== floor && fill !== tint ? [fill] : []));
      expect(new Set(shown)).toEqual(new Set(grounds));
      const dots = drawn(card, 'circle').filter(({ fill, radius }) => fill === 'quiet' && radius > 1);
      expect(dots).toHaveLength(index + 1);
    }
  });

  it('ask by ear what begins alike where that is played, and nothing of words', () => {
    const named = pairs.flatMap(({ word, rhymesWith }) => {
      const [one, other] = [word, rhymesWith].map((name) => pack.words.get(name));
      return one && other && hasPicture(one) && hasPicture(other) ? [{ word: one, partner: other }] : [];
    });
    const { pages } = maker.layOut({ pairs: named, games: ['plaatjes', 'klank', 'woorden'] }, pack.exercise);
    const asked = pages.filter(({ part }) => part?.name === 'Stappenkaart');
    expect(asked.map(({ bookmark }) => bookmark)).toEqual([
      'Stappenkaart · Spel 1: twee dezelfde',
      'Stappenkaart · Spel 2: eerste klank',
    ]);
    expect(drawn(asked[1], 'text').map(({ text }) => text)).toContain('Zelfde begin? Houd ze.');
  });

  it('tell a turn and the end of the game in six pictures, each with its number in its panel', () => {
    for (const card of cards) {
      const panels = drawn(card, 'rect')
        .filter(({ fill }) => fill === 'paper')
        .slice(0, 6)
        .map(edgesOf);
      const steps = stepsOn(card);
      expect(steps).toHaveLength(6);
      for (const [index, step] of steps.entries()) {
        const panel = panels[index];
        if (!panel) throw new Error(`Step ${index + 1} has no panel`);
        const marks = [...marksOf([step])];
        expect(marks).toContainEqual(expect.objectContaining({ kind: 'text', text: String(index + 1) }));
        expect(marks.filter(({ kind }) => kind === 'picture').length).toBeGreaterThan(1);
        for (const mark of marks) {
          const { left, right, top, bottom } = edgesOf(mark);
          expect(top).toBeGreaterThan(panel.top);
          expect(bottom).toBeLessThanOrEqual(panel.bottom);
          if (mark.kind === 'picture') continue;
          expect(left).toBeGreaterThan(panel.left);
          expect(right).toBeLessThan(panel.right);
        }
      }
    }
  });

  it('say without words whether two go together: yes at the third step, no at the fourth', () => {
    for (const card of cards) {
      const told = stepsOn(card).map((step) =>
        drawn({ blocks: [step] }, 'circle').flatMap(({ fill }) =>
          fill === 'green' || fill === 'red' ? [fill] : [],
        ),
      );
      expect(told).toEqual([[], [], ['green'], ['red'], [], []]);
    }
  });

  it('keep what is said, in words and in pictures, and what number it is clear of what lies there', () => {
    for (const step of cards.flatMap(stepsOn)) {
      const marks = [...marksOf([step])];
      const lying = marks.filter((mark) => mark.kind === 'rect' && mark.fill !== floor).map(edgesOf);
      const bubbles = marks.filter((mark) => mark.kind === 'path' && mark.fill === 'paper');
      for (const mark of [...bubbles, ...marks.filter(({ kind }) => kind === 'text')]) {
        const said = edgesOf(mark);
        const under = lying.filter(
          ({ left, right, top, bottom }) =>
            said.right > left && said.left < right && said.bottom > top && said.top < bottom,
        );
        expect(under).toEqual([]);
      }
    }
  });

  it('show pictures of the set: two that belong together are kept, two that do not are turned back', () => {
    const picture = (name = '') => pack.words.get(name)?.picture;
    const [first, second, third] = pairs;
    const cardsIn = (step: Element | undefined) =>
      drawn({ blocks: step ? [step] : [] }, 'picture')
        .map((one) => one.picture)
        .filter((name) => !findFigure(name) && name !== ear);
    const partners = [first?.word, first?.rhymesWith];
    for (const [index, partner] of partners.entries()) {
      const [turn, say, kept, back, pass] = stepsOn(cards[index]).map(cardsIn);
      const [one, another] = [picture(second?.word), picture(third?.word)];
      expect(turn).toEqual([one]);
      expect(say).toEqual([another, one, another, one]);
      expect(kept).toEqual([picture(first?.word), picture(partner)]);
      expect(back).toEqual([one, another]);
      expect(pass).toEqual([]);
    }
  });

  const playersIn = (step: Element): PictureMark[] =>
    drawn({ blocks: [step] }, 'picture').filter(({ picture }) => picture !== back && findFigure(picture));

  it('show two who play together, each turned to the other, until both show what they won', () => {
    for (const card of cards) {
      const turns = stepsOn(card).map((step) => playersIn(step).map(({ flip = false }) => flip));
      const [last, ...others] = turns.reverse();
      expect(last).toEqual([false, false]);
      for (const players of others) expect(players.sort()).toEqual([false, true]);
    }
  });

  /** Where the hands end that do something: of who turns a card the one before him, of who shows a pair both. */
  const handsIn = (step: Element): { player: PictureMark; hand: readonly [number, number] }[] =>
    playersIn(step).flatMap((player) => {
      const found = findFigure(player.picture);
      if (!found || !['reikt', 'blij'].includes(found.pose)) return [];
      const { x, y } = fingertipOf(found);
      const ahead = player.flip ? 1 - x : x;
      const all = found.pose === 'blij' ? [x, 1 - x] : [ahead];
      return all.map((across) => ({
        player,
        hand: [player.x + across * player.width, player.y + y * player.height] as const,
      }));
    });

  it('show each hand that does something on a card, in front of it', () => {
    const counts = cards.map((card) => stepsOn(card).map((step) => handsIn(step).length));
    expect(counts).toEqual(cards.map(() => [1, 1, 2, 1, 1, 4]));
    for (const step of cards.flatMap(stepsOn)) {
      const marks = [...marksOf([step])];
      for (const { player, hand } of handsIn(step)) {
        const [x, y] = hand;
        const touched = marks.filter((mark) => {
          if (mark.kind !== 'rect' && mark.kind !== 'path') return false;
          const { left, right, top, bottom } = edgesOf(mark);
          return [...faces, tint].includes(mark.fill ?? '') && x > left && x < right && y > top && y < bottom;
        });
        expect(touched.length, player.picture).toBeGreaterThan(0);
        for (const card of touched) expect(marks.indexOf(card)).toBeLessThan(marks.indexOf(player));
      }
    }
  });

  it('keep the hand of who looks on away from the cards', () => {
    for (const step of cards.flatMap(stepsOn)) {
      const marks = [...marksOf([step])];
      const lying = marks
        .filter(({ kind }) => kind === 'rect' || kind === 'path')
        .filter((mark) => 'fill' in mark && [...faces, tint].includes(mark.fill ?? ''))
        .map(edgesOf);
      for (const player of playersIn(step)) {
        const found = findFigure(player.picture);
        if (!found || !['zit', 'hoort'].includes(found.pose)) continue;
        const { width } = reachOf(found);
        const [middle, half] = [player.x + player.width / 2, (player.width * width) / 2];
        const foot = player.y + player.height;
        const beside = lying.filter(({ top }) => top < foot - 3);
        for (const card of beside) {
          const away = Math.max(card.left - middle, middle - card.right) - half;
          expect(away, player.picture).toBeGreaterThan(1.5);
        }
      }
    }
  });

  it('have one arrow where a card is turned or the turn is passed, one for each card turned back, no other', () => {
    for (const card of cards) {
      const arrows = stepsOn(card).map(
        (step) =>
          drawn({ blocks: [step] }, 'path').filter(({ fill, stroke }) => !fill && stroke?.colour === 'own')
            .length,
      );
      expect(arrows).toEqual([1, 0, 0, 2, 1, 0]);
    }
  });

  it('pass the turn on after a pair too: nobody goes on', () => {
    const said = cards.flatMap((card) => drawn(card, 'text').map(({ text }) => text));
    expect(said.filter((text) => text === 'Nu mag de ander.')).toHaveLength(cards.length);
    expect(said.join(' ')).not.toMatch(/nog eens/i);
  });

  it('show that a child has to listen, where it goes by ear alone: an ear, while it is said and when it is right', () => {
    const ears = cards.map((card) =>
      stepsOn(card).map(
        (step) => drawn({ blocks: [step] }, 'picture').filter(({ picture }) => picture === ear).length,
      ),
    );
    expect(ears).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 1, 1, 0, 0, 0],
    ]);
  });

  it('show a card half way over where one is turned: first its back, then its picture', () => {
    for (const [index, card] of cards.entries()) {
      const halfway = stepsOn(card).map((step) =>
        drawn({ blocks: [step] }, 'path').flatMap(({ fill }) =>
          fill === tint || fill === faces[index] ? [fill] : [],
        ),
      );
      const [turning = [], , , back = []] = halfway;
      expect(turning).toEqual([tint]);
      expect(back).toEqual([faces[index], faces[index]]);
    }
  });

  it('let nobody sit on a picture that lies there', () => {
    for (const step of cards.flatMap(stepsOn)) {
      const [seated] = playersIn(step).filter(({ flip }) => flip);
      const found = findFigure(seated?.picture ?? '');
      if (!seated || !found) continue;
      const left = seated.x + (seated.width * (1 - reachOf(found).width)) / 2;
      const open = drawn({ blocks: [step] }, 'picture').filter(
        ({ picture, y }) => !findFigure(picture) && y > seated.y + seated.height / 2,
      );
      for (const { picture, x, width } of open) expect(x + width, picture).toBeLessThan(left);
    }
  });
});

it('says of each sheet in its head which game it is of', () => {
  games.forEach((game, index) => {
    for (const page of game) {
      const [head] = drawn(page, 'text');
      expect(head?.text).toMatch(new RegExp(`^${pack.exercise.title} · Spel ${index + 1}: `));
    }
  });
});
