/** The back of the cards: light waves over the whole sheet, alike behind each card, so that a print may shift a little. */
import { around, type Box } from '../../sheets/lay/box.ts';
import { round } from '../../sheets/measures.ts';
import type { Mark, Stroke } from '../../sheets/sheet.ts';

/** On one card: so many waves across, in so many rows. */
const waves = { across: 5, rows: 10, swell: 2.6 } as const;
/** In waves and in rows: what lies outside the cards on each side, for scissors that go astray. */
const beyond = { across: 0.5, rows: 1 } as const;
/** A broad wave and a narrow one by turns. */
const strokes: readonly Stroke[] = [
  { colour: 'nightSky', weight: 1.8 },
  { colour: 'nightSky', weight: 0.6 },
];

/** `cards` lie edge to edge. */
export function layCardBacks(cards: readonly Box[]): Mark[] {
  const [card] = cards;
  if (!card) return [];
  const all = around(cards);
  const [length, step] = [card.width / waves.across, card.height / waves.rows];
  const across = Math.round(all.width / length) + 2 * beyond.across;
  const rows = Math.round(all.height / step) + 2 * beyond.rows;
  const left = all.x - beyond.across * length;
  return strokes.map((stroke, kind) => ({
    kind: 'path',
    d: Array.from({ length: rows + 1 }, (_, row) => row)
      .filter((row) => row % strokes.length === kind)
      .map((row) => wave(left, all.y + (row - beyond.rows) * step, length, across, kind === 0 ? 1 : -1))
      .join(''),
    stroke,
  }));
}

function wave(x: number, y: number, length: number, count: number, way: 1 | -1): string {
  const half = length / 2;
  const bows = Array.from({ length: 2 * count }, (_, index) => {
    const from = x + index * half;
    const bend = y + (index % 2 === 0 ? -way : way) * waves.swell;
    return `Q${round(from + half / 2)} ${round(bend)} ${round(from + half)} ${round(y)}`;
  });
  return `M${round(x)} ${round(y)}${bows.join('')}`;
}
