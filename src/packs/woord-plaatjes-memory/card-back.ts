/**
 * The back of the cards: a wall of speech balloons over the whole sheet, alike behind each card, so that a print may shift a
 * little. Thin paper lets a front through as a pale shape: among many small ones in three tints, which are never as pale,
 * nobody finds it. That costs less ink than dark lines, and the eye rests.
 */
import { around, type Box, middle } from '../../sheets/lay/box.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { round } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';

/** Where each course begins beside the left edge of a card, and how wide its balloons are with what is between them: a card together. */
const courses: readonly { readonly aside: number; readonly widths: readonly number[] }[] = [
  { aside: -4, widths: [10, 17, 12, 16] },
  { aside: 2, widths: [15, 9, 18, 13] },
  { aside: -6, widths: [12, 18, 9, 16] },
  { aside: 4, widths: [9, 15, 18, 13] },
  { aside: -3, widths: [17, 11, 12, 15] },
  { aside: 5, widths: [11, 16, 10, 18] },
  { aside: -7, widths: [14, 10, 18, 13] },
  { aside: -1, widths: [18, 12, 16, 9] },
];
const between = 1.1;
/** The tail under a balloon. */
const tail = { high: 1.9, wide: 2.2 } as const;
const tints = ['coverPale', 'coverSoft', 'coverDeep'] as const;
/** Of the balloons of a course: none is beside one like it, on the next card neither. */
const inTurn = ['coverDeep', 'coverPale', 'coverSoft', 'coverPale'] as const;
/** What is said in a balloon: words of a line, white, each as long as this, and the room between two. */
const said = { words: [0, 2.2], apart: 1.9, weight: 1.1 } as const;

/** Who looks after each card. */
const keeper = { who: 'vos-zwaait', side: 22 } as const;

/** `cards` lie edge to edge; where a row of them isn't full, its cards lie at the right. */
export function layCardBacks(cards: readonly Box[]): Mark[] {
  const [card] = cards;
  if (!card) return [];
  const all = around(cards);
  return [
    ...layWall(all, card),
    ...layEdges(all, card.height / courses.length),
    ...layGap(cards),
    ...cards.flatMap((one) => layKeeper(middle(one))),
  ];
}

interface Balloon extends Box {
  /** Whether its tail is at its left or at its right. */
  readonly side: 1 | -1;
  readonly tint: (typeof tints)[number];
}

function layWall(all: Box, card: Box): Mark[] {
  const balloons = layBalloons(all, card);
  const high = card.height / courses.length - between;
  const draw = (some: readonly Balloon[], one: (balloon: Balloon) => string): string =>
    some.map(one).join('');
  return [
    ...tints.flatMap((tint): Mark[] => {
      const some = balloons.filter((balloon) => balloon.tint === tint);
      return [
        { kind: 'path', d: draw(some, drawBalloon), stroke: { colour: tint, weight: high } },
        { kind: 'path', d: draw(some, drawTail), fill: tint },
      ];
    }),
    { kind: 'path', d: draw(balloons, drawSaid), stroke: { colour: 'paper', weight: said.weight } },
  ];
}

/** All that reach the cards. */
function layBalloons(all: Box, card: Box): Balloon[] {
  const high = card.height / courses.length;
  const rows = Array.from({ length: Math.round(all.height / high) + 2 }, (_, row) => row - 1);
  const columns = Array.from({ length: Math.round(all.width / card.width) + 2 }, (_, column) => column - 1);
  return rows.flatMap((row) => {
    const number = (row + courses.length) % courses.length;
    const { aside, widths } = courses[number] ?? { aside: 0, widths: [] };
    return columns.flatMap((column) =>
      widths.flatMap((wide, index): Balloon[] => {
        const before = widths.slice(0, index).reduce((sum, one) => sum + one, aside);
        const from = all.x + column * card.width + before + between / 2;
        const left = Math.max(from, all.x - bleed - out);
        const right = Math.min(from + wide - between, all.x + all.width + bleed + out);
        const box = {
          x: left,
          y: all.y + row * high + between / 2,
          width: right - left,
          height: high - between,
        };
        const tint = inTurn[(2 * number + index) % inTurn.length] ?? 'coverPale';
        return box.width > box.height ? [{ ...box, side: (number + index) % 2 === 0 ? 1 : -1, tint }] : [];
      }),
    );
  });
}

const line = (from: number, to: number, y: number): string =>
  `M${round(from)} ${round(y)}L${round(to)} ${round(y)}`;

/** A line as thick as it is high: its ends are round. */
const drawBalloon = ({ x, y, width, height }: Balloon): string =>
  line(x + height / 2, x + width - height / 2, y + height / 2);

function drawTail({ x, y, width, height, side }: Balloon): string {
  const foot = side === 1 ? x + height / 2 : x + width - height / 2;
  const bottom = y + height - 0.1;
  return `M${round(foot)} ${round(bottom)}L${round(foot + side * tail.wide)} ${round(bottom)}L${round(foot)} ${round(bottom + tail.high)}Z`;
}

function drawSaid({ x, y, width, height }: Balloon): string {
  const end = x + width - height / 2;
  let [at, words] = [x + height / 2, ''];
  for (let index = 0; at < end; index++) {
    const long = said.words[index % said.words.length] ?? 0;
    words += line(at, Math.min(at + long, end), y + height / 2);
    at += long + said.apart;
  }
  return words;
}

/** For scissors that go astray; from there on the paper is white, in straight lines. */
const bleed = 3;
/** Beyond that a balloon is no longer than its round end. */
const out = 3.5;

/** Over what stands out, and no more: above it is the heading of the page. */
function layEdges({ x, y, width, height }: Box, high: number): Mark[] {
  const [left, right, top, bottom] = [x - bleed, x + width + bleed, y - bleed, y + height + bleed];
  const white = (box: Box): Mark => ({ kind: 'rect', ...box, fill: 'paper' });
  const all = { x: left - out, width: right - left + 2 * out };
  return [
    white({ ...all, y: y - high, height: high - bleed }),
    white({ ...all, y: bottom, height: high - bleed + tail.high }),
    white({ x: left - out, y: top, width: out, height: bottom - top }),
    white({ x: right, y: top, width: out, height: bottom - top }),
  ];
}

/** White again where no card is: a pattern there would look like the back of one. */
function layGap(cards: readonly Box[]): Mark[] {
  const { x, y, height } = around(cards);
  const last = cards.filter((card) => card.y + card.height > y + height - 1);
  const gap = around(last).x - x;
  if (gap < 1) return [];
  const top = around(last).y + bleed;
  return [
    { kind: 'rect', x: x - bleed, y: top, width: gap, height: y + height + bleed - top, fill: 'paper' },
  ];
}

function layKeeper([x, y]: readonly [number, number]): Mark[] {
  const { who, side } = keeper;
  return [placePicture(who, { x: x - side / 2, y: y - side / 2, width: side, height: side })];
}
