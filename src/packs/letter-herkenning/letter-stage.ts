/** The big letter in a place of its kern, with somebody who says it: another one on each page, now left, now right. */
import type { Letter } from '../../model/letters.ts';
import { type FigureName, figureNames, figures, sideOf } from '../../sheets/cast/index.ts';
import type { Box } from '../../sheets/lay/box.ts';
import { decoration } from '../../sheets/lay/meaning.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { weights } from '../../sheets/measures.ts';
import type { Block, Mark } from '../../sheets/sheet.ts';
import { setText, xHeight } from '../../sheets/text.ts';
import { bigReach, bigWidth, drawBigLetter } from './big-letter.ts';
import { drawScenery, type Scenery, sceneryOf } from './stage-scenery.ts';

export interface StagePlace {
  readonly index: number;
  readonly kern: number;
}

/** Who is warm by fur, scarf or shawl. */
const warm: readonly FigureName[] = ['vos', 'robot', 'monster', 'oma', 'draak'];

function whoIsAt(index: number, { isCold }: Scenery): FigureName {
  const all = isCold ? warm : figureNames;
  return all[index % all.length] ?? 'vos';
}

/** Held on, without the mouth opening after it. */
const saidWithClosedLips: readonly Letter[] = ['m'];

/** In mm: how tall a child is at most. */
const tallest = 40;
const gap = 3;
/** Between the frame and what stands in it: the lines of a wide letter end there. */
const air = { side: 8.5, top: 8, below: 4 } as const;
/** At least, above and below the line that all stand on. */
const least = { above: 72, below: 13 } as const;
const balloon = { width: 28, height: 20, tail: 5, size: 40 } as const;
const stroke = { colour: 'own', weight: weights.line } as const;

const reachOf = (letter: Letter) => {
  const { above, below } = bigReach(letter);
  return {
    above: Math.max(least.above, above + air.top),
    below: Math.max(least.below, below + air.below),
  };
};

export const stageHeight = (letter: Letter): number => {
  const { above, below } = reachOf(letter);
  return above + below;
};

export function layStage(letter: Letter, top: Pick<Box, 'x' | 'y' | 'width'>, place: StagePlace): Block[] {
  const { index, kern } = place;
  const box = { ...top, height: stageHeight(letter) };
  const round = Math.floor(index / figureNames.length);
  const isLeft = (index + round) % 2 === 0;
  const scenery = sceneryOf(kern);
  const name = whoIsAt(index, scenery);
  const baseline = box.y + reachOf(letter).above;
  const inner = { x: box.x + air.side, width: box.width - 2 * air.side };
  const width = bigWidth(letter);
  const above = reachOf(letter).above - air.top - balloon.height - balloon.tail;
  const child = Math.min(
    tallest,
    (100 * above) / figures[name].height,
    (100 * (inner.width - width - gap)) / figures[name].side,
  );
  const side = sideOf(name, child);
  const left = inner.x + (inner.width - side - gap - width) / 2;
  const letterPlace = { x: left + width / 2 + (isLeft ? side + gap : 0), baseline };
  const middle = isLeft ? left + side / 2 : left + width + gap + side / 2;
  const head = baseline - (figures[name].height * child) / 100;
  const beside = Math.max(side, balloon.width) / 2;
  /** With some air, down to the edge. */
  const standing = (from: number, to: number, high: number): Box => ({
    x: from - air.below,
    y: high - air.below,
    width: to - from + 2 * air.below,
    height: box.y + box.height - high + air.below,
  });
  return [
    decoration([
      ...drawScenery(box, scenery, {
        horizon: baseline - 9,
        taken: [
          standing(letterPlace.x - width / 2, letterPlace.x + width / 2, baseline - bigReach(letter).above),
          standing(middle - beside, middle + beside, head - balloon.tail - balloon.height),
        ],
        turn: index,
      }),
      layShadow({ x: middle, y: baseline - 0.5, width: side * 0.6 }, scenery.below),
      placePicture(
        `${name}-${saidWithClosedLips.includes(letter) ? 'neuriet' : 'wijst'}`,
        { x: middle - side / 2, y: baseline - side, width: side, height: side },
        isLeft ? {} : { flip: true },
      ),
      ...drawBalloon(letter, middle, head - balloon.tail + 1),
    ]),
    ...drawBigLetter(letter, letterPlace),
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
