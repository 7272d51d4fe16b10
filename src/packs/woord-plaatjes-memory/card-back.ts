/**
 * The back of the cards: on each a fox in a white round, and around it pale speech balloons over the whole sheet, alike behind
 * each card to the tails, so that no card is marked and a print may shift a little. Thin paper lets a front through as a pale
 * shape: among balloons, which are never as pale, nobody finds it, and a round hardly wider than its fox shows little.
 */
import { around, type Box, middle } from '../../sheets/lay/box.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { round, weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';

/** Where each course begins beside the left edge of a card, and how wide its balloons are with what is between them: a card together. */
const courses: readonly { readonly aside: number; readonly widths: readonly number[] }[] = [
  { aside: -5, widths: [18, 22, 17] },
  { aside: 5, widths: [22, 16, 19] },
  { aside: -10, widths: [20, 21, 16] },
  { aside: 4.5, widths: [17.5, 18, 21.5] },
  { aside: -12, widths: [21, 19, 17] },
];
const between = 2;
/** Above the cards, where the first course begins: no higher, for there is the heading of the page. */
const lead = 5;
/** The tail under a balloon. */
const tail = { high: 2.6, wide: 3 } as const;
/** Its white inside: less toner, and one more step in tone to hide what shines through. */
const hollow = 5.2;
const tint = 'coverPale';

/** Who looks after each card, in its round. */
const keeper = { who: 'vos-staat', side: 35, radius: 20 } as const;

/** `cards` lie edge to edge; where a row of them isn't full, its cards lie at the right. */
export function layCardBacks(cards: readonly Box[]): Mark[] {
  const [card] = cards;
  if (!card) return [];
  const all = around(cards);
  return [
    ...layWall(all, card),
    ...layEdges(all, heightIn(card)),
    ...layGap(cards),
    ...cards.flatMap((one) => layKeeper(middle(one))),
  ];
}

/** Of a course, with what is between it and the next. */
const heightIn = (card: Box): number => card.height / courses.length;

interface Balloon extends Box {
  /** Whether its tail is at its left or at its right. */
  readonly side: 1 | -1;
}

function layWall(all: Box, card: Box): Mark[] {
  const balloons = layBalloons(all, card);
  const weight = heightIn(card) - between;
  const d = balloons.map(drawBalloon).join('');
  return [
    { kind: 'path', d, stroke: { colour: tint, weight } },
    { kind: 'path', d: balloons.map(drawTail).join(''), fill: tint },
    { kind: 'path', d, stroke: { colour: 'paper', weight: hollow } },
  ];
}

/** All that reach the cards. */
function layBalloons(all: Box, card: Box): Balloon[] {
  const high = heightIn(card);
  const rows = Array.from({ length: Math.round(all.height / high) + 1 }, (_, row) => row);
  const columns = Array.from({ length: Math.round(all.width / card.width) + 2 }, (_, column) => column - 1);
  return rows.flatMap((row) => {
    // Counted in its card: as many courses fill one, so that those of the next begin again.
    const course = row % courses.length;
    const { aside, widths } = courses[course] ?? { aside: 0, widths: [] };
    return columns.flatMap((column) =>
      widths.flatMap((wide, index): Balloon[] => {
        const before = widths.slice(0, index).reduce((sum, one) => sum + one, aside);
        const from = all.x + column * card.width + before + between / 2;
        const left = Math.max(from, all.x - bleed - reach);
        const right = Math.min(from + wide - between, all.x + all.width + bleed + reach);
        const box = {
          x: left,
          y: all.y - lead + row * high + between / 2,
          width: right - left,
          height: high - between,
        };
        return box.width > box.height ? [{ ...box, side: (course + index) % 2 === 0 ? 1 : -1 }] : [];
      }),
    );
  });
}

/** A line as thick as it is high: its ends are round. */
const drawBalloon = ({ x, y, width, height }: Balloon): string =>
  `M${round(x + height / 2)} ${round(y + height / 2)}L${round(x + width - height / 2)} ${round(y + height / 2)}`;

function drawTail({ x, y, width, height, side }: Balloon): string {
  const foot = side === 1 ? x + height / 2 : x + width - height / 2;
  const bottom = y + height - 0.1;
  return `M${round(foot)} ${round(bottom)}L${round(foot + side * tail.wide)} ${round(bottom)}L${round(foot)} ${round(bottom + tail.high)}Z`;
}

/** For scissors that go astray; from there on the paper is white, in straight lines. */
const bleed = 3;
/** Beyond that: the round end of a balloon that is cut off there, and what is left of it is longer than it is high. */
const reach = 4.7;
/** White over it, with nothing of its end showing beside. */
const out = reach + 0.2;

/** Over what stands out, and no more: printers leave the edge of the paper white. */
function layEdges({ x, y, width, height }: Box, high: number): Mark[] {
  const [left, right, top, bottom] = [x - bleed, x + width + bleed, y - bleed, y + height + bleed];
  const white = (box: Box): Mark => ({ kind: 'rect', ...box, fill: 'paper' });
  const all = { x: left - out, width: right - left + 2 * out };
  return [
    white({ ...all, y: y - lead, height: lead - bleed }),
    white({ ...all, y: bottom, height: high - lead - bleed + tail.high }),
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
  const { who, side, radius } = keeper;
  return [
    { kind: 'circle', x, y, radius, fill: 'paper', stroke: { colour: 'coverDeep', weight: weights.line } },
    placePicture(who, { x: x - side / 2, y: y - side / 2, width: side, height: side }),
  ];
}

/** What a back is known by, however small it is drawn. */
export const coverLook = {
  keeper: keeper.who,
  tint,
  edge: { colour: 'coverDeep', weight: weights.line },
} as const;

/** A card that is drawn small among others, with its back up. */
export function layCover(card: Box): Mark[] {
  const [x, y] = middle(card);
  const side = card.width * 0.66;
  const { edge } = coverLook;
  return [
    { kind: 'rect', ...card, radius: card.width * 0.09, fill: tint, stroke: edge },
    { kind: 'circle', x, y, radius: card.width * 0.38, fill: 'paper', stroke: edge },
    placePicture(keeper.who, { x: x - side / 2, y: y - side / 2, width: side, height: side }),
  ];
}
