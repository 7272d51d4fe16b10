/** The plate of a die: what lies on top above, and below all that answers it, where buttons come. */

import { randomFrom, shuffle } from '../../model/shuffle.ts';
import type { PicturedWord } from '../../model/word.ts';
import type { Box } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { decoration, figure, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { weights } from '../../sheets/measures.ts';
import { type Accent, softOf } from '../../sheets/palette.ts';
import type { Element, Mark, Page } from '../../sheets/sheet.ts';
import { fitText } from '../../sheets/text.ts';
import { drawDots } from './dots.ts';
import type { Ground } from './ground.ts';
import type { Welcome } from './guests.ts';
import { nameRoom, nameSize } from './name-beside.ts';
import { type Face, plateOf } from './rules.ts';

export interface Plate {
  readonly title: string;
  readonly hint: string;
  readonly accent: Accent;
  readonly ground: Ground;
  readonly die: readonly Face[];
  readonly welcome: Welcome;
  /** Which of the plates of its sort it is. */
  readonly turn: number;
  readonly seed: string;
}

const stripHigh = 29.5;
const gap = 2.5;
const dots = 7.4;
/** Of a round, so that what reaches into the corners of a picture stays within its rim. */
const filled = 1.45;

export const layPlate = ({ title, hint, accent, ground, die, welcome, turn, seed }: Plate): Page =>
  page({ title, hint, colour: accent }, (room) => {
    const strip = { ...room, height: stripHigh };
    const field = { ...room, y: room.y + stripHigh + gap, height: room.height - stripHigh - gap };
    const tops = divide(strip, die.length, 1);
    const words = shuffle(plateOf(die), randomFrom(seed));
    const spots = ground.spread(words.length, field);
    return [
      decoration([
        {
          kind: 'rect',
          ...strip,
          radius: 5,
          fill: softOf(accent),
          stroke: { colour: accent, weight: weights.frame },
        },
        ...layDividers(tops, accent),
        ...fill(tops, die, ({ top }, cell) => [placePicture(top.picture, placeTop(cell).picture)]),
      ]),
      list(
        fill(tops, die, ({ top }, cell, index) => [
          item([nameTop(top, cell)], drawDots(index + 1, placeTop(cell).dots)),
        ]),
      ),
      decoration(ground.draw({ field, spots, welcome, turn })),
      ...fill(spots.map(ground.round), words, ({ word, picture }, { x, y, radius }) => {
        const side = radius * filled;
        const box = { x: x - side / 2, y: y - side / 2, width: side, height: side };
        return [figure(word, [placePicture(picture, box)])];
      }),
    ];
  });

const side = 18;
const between = 1.2;

/** Dots with the picture that is thrown by them, in the middle of their cell. */
function placeTop({ x, y, width }: Box): { readonly dots: Box; readonly picture: Box } {
  const left = x + (width - dots - between - side) / 2;
  return {
    dots: { x: left, y: y + 2.4, width: dots, height: dots },
    picture: { x: left + dots + between, y: y + 3, width: side, height: side },
  };
}

/** Between one cell and the next. */
const layDividers = (cells: readonly Box[], accent: Accent): Mark[] =>
  cells.slice(1).map(({ x, y, height }) => ({
    kind: 'line',
    x1: x,
    y1: y + 3,
    x2: x,
    y2: y + height - 3,
    stroke: { colour: accent, weight: weights.thin },
  }));

/** What is thrown has to be called alike by everybody: so its name is told, and what is looked for has none. */
function nameTop({ word }: PicturedWord, { x, y, width, height }: Box): Element {
  const style = { size: nameSize, align: 'centre' } as const;
  return paragraph([fitText(word, x + width / 2, y + height - 2.6, nameRoom, style)]);
}
