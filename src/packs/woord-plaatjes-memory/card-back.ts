/** The back of the cards: hills of cut paper over the whole sheet, so that no picture shows through and no cut shows. */
import type { Box } from '../../sheets/lay/box.ts';
import { round, weights } from '../../sheets/measures.ts';
import type { Mark, Stroke } from '../../sheets/sheet.ts';

/** On one card: so many lie across it, in so many rows. */
const hills = { across: 5, rows: 10 } as const;
/** In rows and in hills: what lies outside the cards on each side, for scissors that go astray. */
const beyond = 1;
/** A path over each hill, and the field on one of every five, as shares of the hill. */
const path = { share: 0.72, weight: 1.3 } as const;
const field = 0.5;
const stroke: Stroke = { colour: 'trace', weight: weights.thin };
/** Scissors never go the same way twice: how far each top leans, as a share of its hill. */
const leans = [0.05, -0.07, 0.02, 0.08, -0.04] as const;

interface Hill {
  readonly x: number;
  readonly y: number;
  readonly lean: number;
}

/** `cards` lie edge to edge; the same lies on each of them. */
export function layCardBacks(cards: readonly Box[]): Mark[] {
  const [first] = cards;
  if (!first) return [];
  const radius = first.width / hills.across / 2;
  const columns = Math.round((Math.max(...cards.map(({ x }) => x)) + first.width - first.x) / (2 * radius));
  const rows = Math.round((Math.max(...cards.map(({ y }) => y)) + first.height - first.y) / radius);
  return Array.from({ length: rows + 2 * beyond + 1 }, (_, at) => at - beyond).flatMap((row): Mark[] => {
    const odd = Math.abs(row % 2);
    const kindOf = (column: number): number => (column + 2 * row + 2 * hills.across) % hills.across;
    const lying = Array.from({ length: columns + 1 + odd }, (_, column) => ({
      x: first.x + (2 * column - odd) * radius,
      y: first.y + (row + 1) * radius,
      kind: kindOf(column),
      lean: leans[kindOf(column)] ?? 0,
    }));
    const fields = lying.filter(({ kind }) => kind === 0);
    const outline = (hill: Hill, size: number): string => `${arch(hill, size)}${foot(hill, size)}`;
    return [
      { kind: 'path', d: lying.map((hill) => outline(hill, radius)).join(''), fill: 'cover', stroke },
      {
        kind: 'path',
        d: lying.map((hill) => arch(hill, radius * path.share)).join(''),
        stroke: { colour: 'paper', weight: path.weight },
      },
      { kind: 'path', d: fields.map((hill) => outline(hill, radius * field)).join(''), fill: 'glow', stroke },
    ];
  });
}

const say = (...numbers: readonly number[]): string => numbers.map(round).join(' ');

function arch({ x, y, lean }: Hill, radius: number): string {
  const bend = radius * 0.55;
  const [top, high] = [x + lean * radius, y - radius];
  return (
    `M${say(x - radius, y)}C${say(x - radius, y - bend, top - bend, high, top, high)}` +
    `C${say(top + bend, high, x + radius, y - bend, x + radius, y)}`
  );
}

/** As far down as the hills of the next rows lie over it. */
const foot = ({ x, y }: Hill, radius: number): string =>
  `L${say(x + 0.6 * radius, y + 0.8 * radius)}L${say(x, y + 1.2 * radius)}L${say(x - 0.6 * radius, y + 0.8 * radius)}Z`;
