/** Animals that come to a plate, by what they are called. */
import type { Point } from '../../sheets/cast/paper.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { layGrass } from './growth.ts';

export interface Animal {
  readonly name: string;
  lay(middle: Point, side: number): Mark[];
}

/** In shares of a picture, from its middle: where it stands. */
const sole = 0.45;

/** Its foot in the grass. */
const walks = (name: string, picture: string): Animal => ({
  name,
  lay([x, y], side) {
    const foot = y + side * sole;
    return [
      layShadow({ x, y: foot, width: side * 0.8 }, 'grass'),
      place(picture, [x, y], side),
      layGrass(x + side * 0.5, foot + 1.4),
    ];
  },
});

const flies = (name: string, picture: string): Animal => ({
  name,
  lay: (middle, side) => [place(picture, middle, side)],
});

const place = (picture: string, [x, y]: Point, side: number): Mark =>
  placePicture(picture, { x: x - side / 2, y: y - side / 2, width: side, height: side });

export const walking: readonly Animal[] = [
  walks('egel', 'egel'),
  walks('slak', 'snail'),
  walks('eekhoorn', 'eekhoorn'),
  walks('rups', 'bug'),
  walks('konijn', 'konijn'),
];

export const flying: readonly Animal[] = [flies('vlinder', 'butterfly')];
