/** A pond: the frog hops from m to m, to the flower on the other side. No two ponds have the same shore or leaves. */
import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import { closedPath, type Point } from '../../cast/paper.ts';
import type { Box } from '../../lay/box.ts';
import { figure } from '../../lay/meaning.ts';
import { placePicture } from '../../lay/picture-box.ts';
import { weights } from '../../measures.ts';
import type { Element, Mark } from '../../sheet.ts';
import { setText, xHeight } from '../../text.ts';
import { type LetterPage, layStones } from './rules.ts';

const mostOthers = 6;
const stones = { columns: 5, rows: 3, least: 10.6, most: 11.9, size: 36 } as const;
/** Left and right of the leaves, for the frog and the flower. */
const bank = 28;

/** In shares of the pond's width and height. */
const shore =
  '0.01 0.34 0.03 0.14 0.12 0.02 0.3 0 0.46 0.03 0.64 0 0.84 0.01 0.96 0.08 1 0.3 0.98 0.56 1 0.82 0.93 0.98 0.74 1 0.55 0.97 0.36 1 0.14 0.99 0.03 0.9 0 0.62';

type Random = () => number;

function drawWater({ x, y, width, height }: Box, random: Random): Mark[] {
  const [across, down] = [random() < 0.5, random() < 0.5];
  const numbers = shore.split(' ').map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, index): Point => {
    const [left = 0, top = 0] = numbers.slice(2 * index);
    return [x + width * (across ? 1 - left : left), y + height * (down ? 1 - top : top)];
  });
  const stroke = { colour: 'blue', weight: weights.line } as const;
  return [{ kind: 'path', d: closedPath(points, () => 0.5), fill: 'sky', stroke }];
}

const around = (x: number, y: number, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

export function layPond({ letter, others }: LetterPage, box: Box, seed: string): Element {
  const random = randomFrom(seed);
  const { columns, rows, least, most, size } = stones;
  const [stepX, stepY] = [(box.width - 2 * bank) / columns, (box.height - 6) / rows];
  const among = shuffle(others, random).slice(0, mostOthers);
  const letters = layStones(letter, among, { columns, rows, random });
  const side = 25;
  const frog = { x: box.x + 2, y: box.y + (box.height - side) / 2, width: side, height: side };
  const pads = letters.flatMap((row, at) =>
    row.flatMap((shown, column): Mark[] => {
      const radius = least + random() * (most - least);
      const x = box.x + bank + (column + 0.5) * stepX + (random() - 0.5) * (stepX - 2 * radius - 0.6);
      const y = box.y + 3 + (at + 0.5) * stepY + (random() - 0.5) * (stepY - 2 * radius - 0.6);
      return [
        placePicture('lelieblad', around(x, y, radius), { turn: Math.round(360 * random()), plain: true }),
        setText(shown, x, y + xHeight(size) / 2 + 0.4, { size, align: 'centre' }),
      ];
    }),
  );
  return figure(`een vijver met ${columns * rows} bladeren, op ${columns} daarvan staat ${letter}`, [
    ...drawWater(box, random),
    placePicture('kikker', frog),
    placePicture('lotus', { ...frog, x: box.x + box.width - side - 2 }),
    ...pads,
  ]);
}
