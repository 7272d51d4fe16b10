/** The big letter in a place of its kern, with somebody who says it: another one on each page, now left, now right. */
import type { Letter } from '../../model/letters.ts';
import { figureNames, figures, sideOf } from '../../sheets/cast/index.ts';
import type { Box } from '../../sheets/lay/box.ts';
import { decoration } from '../../sheets/lay/meaning.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { weights } from '../../sheets/measures.ts';
import type { Block, Mark } from '../../sheets/sheet.ts';
import { setText, xHeight } from '../../sheets/text.ts';
import { drawBigLetter, placeBigLetter } from './big-letter.ts';
import { drawScenery, sceneryOf } from './stage-scenery.ts';

export interface StagePlace {
  readonly index: number;
  readonly kern: number;
}

/** In mm: how tall a child is at most. */
const tallest = 37;
const gap = 3;
/** Between the frame and what stands in it: the lines of a wide letter end there. */
const air = { side: 8.5, top: 5 } as const;
const balloon = { width: 25, height: 19, tail: 5, size: 34 } as const;
const stroke = { colour: 'own', weight: weights.line } as const;

export function layStage(letter: Letter, box: Box, { index, kern }: StagePlace): Block[] {
  const round = Math.floor(index / figureNames.length);
  const isLeft = (index + round) % 2 === 0;
  const name = figureNames[index % figureNames.length] ?? 'vos';
  const scenery = sceneryOf(kern);
  const inner = {
    x: box.x + air.side,
    y: box.y + air.top,
    width: box.width - 2 * air.side,
    height: box.height - 12,
  };
  const room = { ...inner, width: inner.width - sideOf(name, tallest) - gap };
  const fitted = placeBigLetter(letter, room);
  const above = fitted.baseline - inner.y - balloon.height - balloon.tail;
  const child = Math.min(tallest, (100 * above) / figures[name].height);
  const side = sideOf(name, child);
  const left = inner.x + (inner.width - side - gap - fitted.width) / 2;
  const place = { ...fitted, x: left + fitted.width / 2 + (isLeft ? side + gap : 0) };
  const middle = isLeft ? left + side / 2 : left + fitted.width + gap + side / 2;
  const top = fitted.baseline - (figures[name].height * child) / 100;
  const beside = Math.max(side, balloon.width) / 2;
  /** With some air, down to the edge. */
  const standing = (from: number, to: number, high: number): Box => ({
    x: from - 3,
    y: high - 3,
    width: to - from + 6,
    height: box.y + box.height - high + 3,
  });
  return [
    decoration([
      ...drawScenery(box, scenery, {
        horizon: fitted.baseline - 9,
        taken: [
          standing(place.x - fitted.width / 2, place.x + fitted.width / 2, fitted.top),
          standing(middle - beside, middle + beside, top - balloon.tail - balloon.height),
        ],
        turn: index,
      }),
      layShadow({ x: middle, y: fitted.baseline - 0.5, width: side * 0.6 }, scenery.shade),
      placePicture(
        `${name}-wijst`,
        { x: middle - side / 2, y: fitted.baseline - side, width: side, height: side },
        isLeft ? {} : { flip: true },
      ),
      ...drawBalloon(letter, middle, top - balloon.tail + 1),
    ]),
    ...drawBigLetter(letter, place),
  ];
}

/** Its lower edge is at `bottom`, its tail below that. */
function drawBalloon(letter: Letter, x: number, bottom: number): Mark[] {
  const { width, height, tail, size } = balloon;
  const [left, right, top] = [x - width / 2, x + width / 2, bottom - height];
  const bow = height * 0.45;
  return [
    {
      kind: 'path',
      d: `M${left + bow} ${top}H${right - bow}C${right} ${top} ${right} ${bottom} ${right - bow} ${bottom}H${x + 3}L${x} ${bottom + tail - 1}L${x - 3} ${bottom}H${left + bow}C${left} ${bottom} ${left} ${top} ${left + bow} ${top}Z`,
      fill: 'paper',
      stroke,
    },
    setText(letter, x, (top + bottom) / 2 + xHeight(size) / 2, { size, align: 'centre' }),
  ];
}
