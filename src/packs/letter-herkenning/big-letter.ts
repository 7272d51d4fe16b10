/** A large letter, to trace and to fill, with how it is written: numbers where the pen is put down, arrows along. */
import type { Letter } from '../../model/letters.ts';
import { decoration } from '../../sheets/lay/meaning.ts';
import { writingLines } from '../../sheets/lay/writing-line.ts';
import { mm, weights } from '../../sheets/measures.ts';
import type { Block, Mark } from '../../sheets/sheet.ts';
import { capHeight, measureText, setText, xHeight } from '../../sheets/text.ts';
import { hollowText } from './hollow-letter.ts';
import { letterStrokes, type Point, type Run, type Stroke } from './letter-strokes.ts';
import { atShare, curvesOf, lengthOf, walk } from './stroke-curve.ts';

export const number = { radius: 3.3, size: 12 } as const;
const head = { length: 4.4, width: 1.5 } as const;
/** A run at least so long, in mm, has arrows on its way; one that ends in an arrow needs them later. */
const arrows = { from: 25, beforeEnd: 60, each: 100 } as const;

/** In points, for every letter: a stem on one page is as long as on the next. */
const size = 260;

interface LetterPlace {
  /** Of its middle. */
  readonly x: number;
  readonly baseline: number;
}

export const bigWidth = (letter: Letter): number => measureText(letter, size, 'bold');

export const hasTail = (letter: Letter): boolean => /[gjpqy]/.test(letter);

/** How far it reaches above and below the line that it stands on. */
export const bigReach = (letter: Letter): { readonly above: number; readonly below: number } => ({
  above: /[bdfhijklt]/.test(letter) ? capHeight(size) * 1.06 : xHeight(size),
  below: hasTail(letter) ? mm(size) * 0.235 : 0,
});

/** How far its lines reach beside it. */
const lineEnds = 3.5;

export function drawBigLetter(letter: Letter, { x, baseline }: LetterPlace): Block[] {
  const width = bigWidth(letter);
  const strokes = placeStrokes(letter, x - width / 2, baseline);
  const line = { x: x - width / 2 - lineEnds, width: width + 2 * lineEnds };
  const lines = writingLines(line, baseline, xHeight(size), bigReach(letter).below);
  return [
    decoration(lines),
    ...hollowText(letter, x, baseline, { size, face: 'bold', align: 'centre', outline: weights.frame }),
    decoration([...strokes.flatMap(drawStroke), ...strokes.flatMap(drawNumber)]),
  ];
}

/** Of all signs of the letter, on the page. */
const placeStrokes = (letter: Letter, left: number, baseline: number): Stroke[] =>
  [...letter].flatMap((sign, index) => {
    const from = left + measureText(letter.slice(0, index), size, 'bold');
    const place = ([x, y]: Point): Point => [from + (mm(size) * x) / 1000, baseline - (mm(size) * y) / 1000];
    return (letterStrokes[sign] ?? []).map((stroke) => stroke.map((run) => run.map(place)));
  });

const say = (...points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');

function drawStroke(stroke: Stroke): Mark[] {
  const last = stroke.length - 1;
  return stroke.flatMap((run, index) => {
    const points = walk(run);
    return [
      ...drawLine(run),
      ...sharesOf(points, index === last).flatMap((share) => drawHead(points, share)),
    ];
  });
}

/** How far along a run its arrows stand. */
function sharesOf(points: readonly Point[], isLast: boolean): number[] {
  const length = lengthOf(points);
  const least = isLast ? arrows.beforeEnd : arrows.from;
  const parts = length < least ? 1 : 1 + Math.ceil(length / arrows.each);
  const onTheWay = Array.from({ length: parts - 1 }, (_, index) => (index + 1) / parts);
  return isLast && length > 0 ? [...onTheWay, 1] : onTheWay;
}

function drawLine(run: Run): Mark[] {
  const [start] = run;
  if (!start || run.length === 1) return [];
  const curves = curvesOf(run).map(([, ...rest]) => `C${say(...rest)}`);
  const stroke = { colour: 'own', weight: weights.line, dash: [1.6, 1.4] } as const;
  return [{ kind: 'path', d: `M${say(start)}${curves.join('')}`, stroke }];
}

/** Its tip on the line. */
function drawHead(points: readonly Point[], share: number): Mark[] {
  const place = atShare(points, share);
  if (!place) return [];
  const [before, tip] = place;
  const turn = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const at = (back: number, aside: number): Point => [
    tip[0] - back * Math.cos(turn) - aside * Math.sin(turn),
    tip[1] - back * Math.sin(turn) + aside * Math.cos(turn),
  ];
  const d = `M${say(tip)}L${say(at(head.length, head.width), at(head.length, -head.width))}Z`;
  return [{ kind: 'path', d, fill: 'own' }];
}

function drawNumber(stroke: Stroke, index: number): Mark[] {
  const [x, y] = stroke[0]?.[0] ?? [0, 0];
  const { radius } = number;
  return [
    { kind: 'circle', x, y, radius, fill: 'own' },
    setText(String(index + 1), x, y + capHeight(number.size) / 2, {
      size: number.size,
      face: 'bold',
      colour: 'paper',
      align: 'centre',
    }),
  ];
}
