/** The mat that a story is laid on: two pages beside each other, the begin on the left, and on the right the middle and the end. */
import { type Box, inset, workArea } from '../../sheets/lay/box.ts';
import { decoration, heading, paragraph } from '../../sheets/lay/meaning.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import type { View } from '../../sheets/lay/scene.ts';
import { layVignette } from '../../sheets/lay/vignette.ts';
import { weights } from '../../sheets/measures.ts';
import { softOf } from '../../sheets/palette.ts';
import type { Block, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, setText, type TextStyle } from '../../sheets/text.ts';
import { drawingPaper, slot } from './measures.ts';
import { accentOf, drawSign, type Sign } from './story-signs.ts';

const area = workArea();
/** Two places stand as far from each other as from the edges. */
const gap = (area.width - 2 * slot.width) / 3;
const slotsX = [area.x + gap, area.x + 2 * gap + slot.width] as const;

const headHeight = 16;
const headAbove = 3;
const upperHead = area.y + 6;
const upper = upperHead + headHeight + headAbove;
const lowerHead = upper + slot.height + 10;
const lower = lowerHead + headHeight + headAbove;
const headStyle = { size: 20, face: 'bold' } as const satisfies TextStyle;
const dotStep = 5;

interface Stage {
  readonly title: string;
  readonly picture: string;
}

/** It sprouts, it grows, it flowers: what comes first is plain without words. */
const stages = {
  begin: { title: 'begin', picture: 'seedling' },
  midden: { title: 'midden', picture: 'potted-plant' },
  eind: { title: 'eind', picture: 'sunflower' },
} as const satisfies Record<string, Stage>;

/** Its plant, its name, and one, two, three dots. */
function layHead({ title, picture }: Stage, dots: number, y: number): Block[] {
  const baseline = y + headHeight / 2 + capHeight(headStyle.size) / 2;
  const text = setText(title, 0, baseline, headStyle);
  const width = headHeight + 3 + text.width + 5 + (dots - 1) * dotStep;
  const left = area.x + (area.width - width) / 2;
  const textLeft = left + headHeight + 3;
  return [
    heading(2, [{ ...text, x: textLeft }]),
    decoration([
      placePicture(picture, { x: left, y, width: headHeight, height: headHeight }),
      ...Array.from(
        { length: dots },
        (_, index): Mark => ({
          kind: 'circle',
          x: textLeft + text.width + 5 + index * dotStep,
          y: y + headHeight / 2,
          radius: 1.7,
          fill: 'frame',
        }),
      ),
    ]),
  ];
}

/** A place for a pile, or for a card more. */
function laySlot(sign: Sign, x: number, y: number, side = 28): Mark[] {
  const accent = accentOf[sign];
  const frame = { x, y, ...slot };
  return [
    {
      kind: 'rect',
      ...frame,
      radius: 4,
      fill: softOf(accent),
      stroke: { colour: accent, weight: weights.frame },
    },
    ...drawSign(sign, {
      x: x + (slot.width - side) / 2,
      y: y + (slot.height - side) / 2,
      width: side,
      height: side,
    }),
  ];
}

/** What a place in the lower row is for: its card is drawn now and then. */
const layLabel = (text: string, x: number): Block =>
  paragraph([
    setText(text, x + slot.width / 2, lowerHead + headHeight / 2 + capHeight(headStyle.size) / 2, {
      ...headStyle,
      align: 'centre',
    }),
  ]);

const arrowStroke = { colour: 'frame', weight: weights.frame } as const;

const arrowRight = (x: number, y: number): Mark => ({
  kind: 'path',
  d: `M${x - 2.5} ${y - 6}L${x + 2.5} ${y}L${x - 2.5} ${y + 6}`,
  stroke: arrowStroke,
});

const arrowDown = (x: number, y: number): Mark => ({
  kind: 'path',
  d: `M${x - 6} ${y - 2}L${x} ${y + 2}L${x + 6} ${y - 2}`,
  stroke: arrowStroke,
});

/** The way that is not always gone: a helper, a question, and on to the end. */
const dotted = { colour: 'frame', weight: weights.frame, dash: [0.9, 1.5] } as const;

/** From one point to the other, level or straight down. */
function layDots(x1: number, y1: number, x2: number, y2: number): Mark[] {
  const [wingX, wingY] = x1 === x2 ? [1.6, -2] : [-2, 1.6];
  const head =
    x1 === x2
      ? `M${x2 - wingX} ${y2 + wingY}L${x2} ${y2}L${x2 + wingX} ${y2 + wingY}`
      : `M${x2 + wingX} ${y2 - wingY}L${x2} ${y2}L${x2 + wingX} ${y2 + wingY}`;
  return [
    { kind: 'line', x1, y1, x2, y2, stroke: dotted },
    { kind: 'path', d: head, stroke: { colour: 'frame', weight: weights.line } },
  ];
}

/** Sky, hills and clouds, which go on from one page to the other. */
function layLandscape(heights: readonly [number, number], clouds: readonly Box[]): Mark[] {
  const { x, y, width, height } = area;
  const stroke = { colour: 'edge', weight: weights.line } as const;
  const [right, bottom] = [x + width, y + height];
  const [from, to] = heights;
  const hill = (down: number, fill: 'hill' | 'grass'): Mark => ({
    kind: 'path',
    d: `M${x} ${y + from + down}C${x + width * 0.3} ${y + from + down - 16} ${x + width * 0.7} ${y + to + down + 14} ${right} ${y + to + down}V${bottom - 8}Q${right} ${bottom} ${right - 8} ${bottom}H${x + 8}Q${x} ${bottom} ${x} ${bottom - 8}Z`,
    fill,
    stroke,
  });
  return [
    { kind: 'rect', ...area, radius: 8, fill: 'sky', stroke },
    hill(0, 'hill'),
    hill(96, 'grass'),
    ...clouds.map(layCloud),
  ];
}

/** Of the same paper as the hills, with their line. */
const layCloud = ({ x, y, width }: Box): Mark => {
  const at = (across: number, down: number): string => `${x + width * across} ${y + width * down}`;
  const bow = (...places: readonly (readonly [number, number])[]): string =>
    `C${places.map((place) => at(...place)).join(' ')}`;
  return {
    kind: 'path',
    d: `M${at(0.2, 0.76)}${bow([-0.04, 0.76], [-0.04, 0.44], [0.2, 0.46])}${bow([0.2, 0.2], [0.56, 0.16], [0.62, 0.38])}${bow([0.8, 0.28], [0.94, 0.42], [0.86, 0.52])}${bow([1.04, 0.54], [1.02, 0.76], [0.84, 0.76])}Z`,
    fill: 'paper',
    stroke: { colour: 'edge', weight: weights.line },
  };
};

const cloud = (across: number, down: number, side: number): Box => ({
  x: area.x + across,
  y: area.y + down,
  width: side,
  height: side,
});

/** Glad that it ended well: they stand on the paper with the end. */
const glad: readonly View[] = [
  {
    child: 88,
    pictures: [
      ['meisje-blij', 27, 100],
      ['vos-staat', 76, 100],
    ],
  },
  {
    child: 60,
    pictures: [['draak-staat', 62, 100, 'links']],
  },
];

function layEnd(): Block[] {
  const field = {
    x: area.x + (area.width - drawingPaper.width - 3) / 2,
    y: lower,
    width: drawingPaper.width + 3,
    height: drawingPaper.height + 3,
  };
  const groups = [field.x + 2, field.x + field.width - 50].map((x) => ({
    x,
    y: lower - 29,
    width: 48,
    height: 29,
  }));
  return [
    ...layHead(stages.eind, 3, lowerHead),
    decoration([
      ...groups.flatMap((box, index) =>
        glad.slice(index, index + 1).flatMap((view) => layVignette(box, view)),
      ),
      {
        kind: 'rect',
        ...field,
        radius: 4,
        fill: 'paper',
        stroke: { colour: 'frame', weight: weights.frame },
      },
      placePicture('pencil', {
        ...inset(field, 4),
        x: field.x + field.width - 22,
        y: field.y + field.height - 22,
        width: 18,
        height: 18,
      }),
    ]),
  ];
}

const [firstX, secondX] = slotsX;
const slotMiddle = upper + slot.height / 2;
const lowerMiddle = lower + slot.height / 2;

/** Below the places on the left: who runs there, runs to the end. */
const runway: Box = {
  x: area.x + 8,
  y: lower + slot.height + 3,
  width: area.width - 16,
  height: area.y + area.height - lower - slot.height - 7,
};
const parade: View = {
  child: 82,
  pictures: [
    ['tulip', 8, 100, 6],
    ['monster-rent', 22, 100],
    ['jongen-rent', 48, 100],
    ['tulip', 63, 100, 7],
    ['robot-wijst', 80, 100],
    ['tulip', 95, 100, 6],
  ],
};

export const layMat = (): Page[] => [
  {
    title: 'Vertelmat, links',
    bookmark: 'Vertelmat',
    blocks: [
      decoration(layLandscape([96, 112], [cloud(10, 4, 20), cloud(154, 6, 16)])),
      ...layHead(stages.begin, 1, upperHead),
      decoration([
        ...laySlot('wie', firstX, upper),
        ...laySlot('waar', secondX, upper),
        arrowRight(area.x + area.width - gap / 2, slotMiddle),
      ]),
      layLabel('wie helpt?', firstX),
      decoration([
        ...laySlot('wie', firstX, lower, 20),
        ...layDots(firstX + slot.width / 2, upper + slot.height + 2, firstX + slot.width / 2, lowerHead + 2),
      ]),
      layLabel('hoe gaat het verder?', secondX),
      decoration([
        ...laySlot('vraag', secondX, lower),
        ...layDots(firstX + slot.width + 4, lowerMiddle, secondX - 4, lowerMiddle),
        ...layDots(secondX + slot.width + 4, lowerMiddle, area.x + area.width - 2, lowerMiddle),
        ...layVignette(runway, parade),
      ]),
    ],
  },
  {
    title: 'Vertelmat, rechts',
    blocks: [
      decoration(layLandscape([112, 98], [cloud(12, 5, 15), cloud(150, 4, 20)])),
      ...layHead(stages.midden, 2, upperHead),
      decoration([
        ...laySlot('wat', firstX, upper),
        ...laySlot('probleem', secondX, upper),
        arrowDown(area.x + area.width / 2, lowerHead - 5),
      ]),
      ...layEnd(),
    ],
  },
];
