/** A QR code as one path: black squares of a row that touch are one. */
import type { SquareCode } from '../imprint.ts';
import type { Element } from '../sheet.ts';
import type { Box } from './box.ts';
import { figure } from './meaning.ts';

export function layCode(code: SquareCode, { x, y, width }: Box): Element {
  const side = width / code.length;
  const place = (from: number, count: number): string => (from + count * side).toFixed(3);
  const d = code.flatMap((row, down) =>
    runsOf(row).map(
      ([from, to]) =>
        `M${place(x, from)} ${place(y, down)}H${place(x, to)}V${place(y, down + 1)}H${place(x, from)}Z`,
    ),
  );
  return figure('QR-code met het adres van deze set', [
    { kind: 'rect', x, y, width, height: width, radius: 2, fill: 'paper' },
    { kind: 'path', d: d.join(''), fill: 'ink' },
  ]);
}

/** From and to of what is black. */
function runsOf(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  row.forEach((isBlack, at) => {
    const last = runs.at(-1);
    if (isBlack && last?.[1] === at) last[1] = at + 1;
    else if (isBlack) runs.push([at, at + 1]);
  });
  return runs;
}
