/** What players hold: a card, a die, and a bubble for what they say. */
import { weights } from '../measures.ts';
import type { Colour } from '../palette.ts';
import type { Mark, PathMark } from '../sheet.ts';
import { capHeight, fitText, measureText, xHeight } from '../text.ts';
import { type Box, inset, middle } from './box.ts';
import { placePicture } from './picture-box.ts';

const edge = { colour: 'frame', weight: weights.line } as const;

const drawEmptyCard = (box: Box, ground: Colour = 'paper'): Mark => ({
  kind: 'rect',
  ...box,
  radius: box.width * 0.09,
  fill: ground,
  stroke: edge,
});

export const drawCard = (picture: string, box: Box, ground?: Colour): Mark[] => [
  drawEmptyCard(box, ground),
  placePicture(picture, inset(box, box.width * 0.12)),
];

/** As large as a word of three letters can be. */
export function drawWordCard(word: string, box: Box): Mark[] {
  const size = (box.width * 0.8) / measureText('mmm', 1);
  const [x, y] = middle(box);
  return [
    drawEmptyCard(box),
    fitText(word, x, y + xHeight(size) / 2, box.width * 0.84, { size, align: 'centre' }),
  ];
}

/** How deep a cube is drawn, of its side. */
const depth = 0.26;

/** A cube, seen a little from above and from its right, with a picture on its front. */
export function drawDie(picture: string, box: Box, sides: Colour = 'ownSoft'): Mark[] {
  const side = box.width / (1 + depth);
  const lift = side * depth;
  const [x, y] = [box.x, box.y + box.height - side];
  const [right, bottom] = [x + side, y + side];
  const face = (d: string): PathMark => ({ kind: 'path', d, fill: sides, stroke: edge });
  return [
    face(`M${x} ${y}L${x + lift} ${y - lift}H${right + lift}L${right} ${y}Z`),
    face(`M${right} ${y}L${right + lift} ${y - lift}V${bottom - lift}L${right} ${bottom}Z`),
    { kind: 'rect', x, y, width: side, height: side, fill: 'paper', stroke: edge },
    placePicture(picture, inset({ x, y, width: side, height: side }, side * 0.1)),
  ];
}

const bubbleText = { size: 13, face: 'bold', align: 'centre' } as const;
export const bubble = { height: 10.5, tail: 4 } as const;

const corner = 4;

/** Round a box, with a tail from the middle of its left or right side to the mouth at `mouth`. */
export function drawAsideBubble({ x, y, width, height }: Box, mouth: number, colour: Colour = 'own'): Mark {
  const [right, bottom, middle, r] = [x + width, y + height, y + height / 2, Math.min(corner, height / 2)];
  const tail = (edge: number, from: number, to: number): string =>
    `V${from}L${mouth} ${middle}L${edge} ${to}`;
  const [onRight, onLeft] =
    mouth > right ? [tail(right, middle - 2, middle + 2), ''] : ['', tail(x, middle + 2, middle - 2)];
  return {
    kind: 'path',
    d:
      `M${x + r} ${y}H${right - r}Q${right} ${y} ${right} ${y + r}${onRight}V${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}` +
      `H${x + r}Q${x} ${bottom} ${x} ${bottom - r}${onLeft}V${y + r}Q${x} ${y} ${x + r} ${y}Z`,
    fill: 'paper',
    stroke: { colour, weight: weights.line },
  };
}

/** How wide it is when nothing limits it. */
export const widthOfBubble = (text: string): number =>
  measureText(text, bubbleText.size, bubbleText.face) + 9;

/** Beside a head: from `x` on, with its tail to the mouth, at the height of it. */
export function drawSaidAside(
  text: string,
  { x, middle: y, mouth }: { readonly x: number; readonly middle: number; readonly mouth: number },
): Mark[] {
  const width = widthOfBubble(text);
  const box = { x, y: y - bubble.height / 2, width, height: bubble.height };
  const baseline = y + capHeight(bubbleText.size) / 2;
  return [drawAsideBubble(box, mouth), fitText(text, x + width / 2, baseline, width - 4, bubbleText)];
}

interface BubbleAt {
  /** Where the head is that its tail is over. */
  readonly head: number;
  readonly foot: number;
  /** From where to where it may reach. */
  readonly room: Pick<Box, 'x' | 'width'>;
  readonly colour?: Colour;
}

/** Stands on `foot`, as wide and as high as is asked, and says what is inside it. */
export function drawBubbleAround(
  { width, height }: Pick<Box, 'width' | 'height'>,
  { head, foot, room, colour = 'own' }: BubbleAt,
): { readonly frame: PathMark; readonly inside: Box } {
  const x = Math.min(Math.max(head - width / 2, room.x), room.x + room.width - width);
  const [top, low] = [foot - bubble.tail - height, foot - bubble.tail];
  const [right, r] = [x + width, corner];
  const tail = Math.min(Math.max(head, x + r + 4), right - r - 4);
  const d =
    `M${x + r} ${top}H${right - r}Q${right} ${top} ${right} ${top + r}V${low - r}Q${right} ${low} ${right - r} ${low}` +
    `H${tail + 2.4}L${head} ${foot}L${tail - 2.4} ${low}H${x + r}Q${x} ${low} ${x} ${low - r}V${top + r}Q${x} ${top} ${x + r} ${top}Z`;
  return {
    frame: { kind: 'path', d, fill: 'paper', stroke: { colour, weight: weights.line } },
    inside: { x, y: top, width, height },
  };
}

/** With words in it. */
export function drawBubble(
  text: string,
  head: number,
  foot: number,
  room: Pick<Box, 'x' | 'width'>,
  colour: Colour = 'own',
): Mark[] {
  const width = Math.min(room.width, widthOfBubble(text));
  const { frame, inside } = drawBubbleAround({ width, height: bubble.height }, { head, foot, room, colour });
  const [x, y] = middle(inside);
  return [frame, fitText(text, x, y + capHeight(bubbleText.size) / 2, width - 4, bubbleText)];
}
