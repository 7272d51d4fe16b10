/** A pond: the frog hops from m to m, to the moon on the other side. No two ponds have the same shore or leaves. */
import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import type { Box } from '../../lay/box.ts';
import { figure } from '../../lay/meaning.ts';
import { placePicture } from '../../lay/picture-box.ts';
import { layShadow } from '../../lay/shadow.ts';
import type { Element, Mark } from '../../sheet.ts';
import { setText, xHeight } from '../../text.ts';
import { type LetterPage, layStones } from './rules.ts';
import { drawWater } from './water.ts';

const mostOthers = 6;
const stones = { columns: 5, rows: 3, least: 10.6, most: 11.9, size: 36 } as const;
/** Left and right of the leaves, for the frog and for what it hops to. */
const bank = 28;

const around = (x: number, y: number, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/** What the frog hops to, dry on a bit of grass. */
const layIsland = (picture: string, box: Box): Mark[] => [
  layShadow({ x: box.x + box.width / 2, y: box.y + box.height - 1, width: box.width }, 'grass'),
  placePicture(picture, { ...box, x: box.x + 1, width: box.width - 2, height: box.height - 2 }),
];

export function layPond({ letter, others, words }: LetterPage, box: Box, seed: string): Element {
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
    drawWater(box, random),
    placePicture('kikker', frog),
    ...words
      .slice(0, 1)
      .flatMap(({ picture }) => layIsland(picture, { ...frog, x: box.x + box.width - side - 4 })),
    ...pads,
  ]);
}
