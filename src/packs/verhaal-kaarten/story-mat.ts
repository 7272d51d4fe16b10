/** The mat that a story is laid on: two pages glued to each other, and over both one path from the first card to the end, numbered from one to six. */
import { type Box, workArea } from '../../sheets/lay/box.ts';
import { cutLine, layMeetingMarks, scissors } from '../../sheets/lay/lines.ts';
import { decoration, heading, paragraph } from '../../sheets/lay/meaning.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import type { View } from '../../sheets/lay/scene.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { layVignette, placeIn } from '../../sheets/lay/vignette.ts';
import { weights } from '../../sheets/measures.ts';
import { type Paper, softOf } from '../../sheets/palette.ts';
import type { Block, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, measureText, setText, type TextStyle } from '../../sheets/text.ts';
import { drawingPaper, slot } from './measures.ts';
import { accentOf, drawSign, type Sign } from './story-signs.ts';

const area = workArea();
/** Over the paper for the end, which is the widest: the outer edges of two places are those of that paper. */
const gap = (area.width - drawingPaper.width - 3) / 2;
const between = area.width - 2 * gap - 2 * slot.width;
const slotsX = [area.x + gap, area.x + gap + slot.width + between] as const;

const headHeight = 16;
/** Between a board and the places below it: the numbers on their corners stay clear of it. */
const headAbove = 6;
const upperHead = area.y + 1.5;
const upper = upperHead + headHeight + headAbove;
/** On the left the places go down to the grass at the foot, so that who stands between the rows is large. */
const lower = area.y + area.height - slot.height - 13;
const headStyle = { size: 20, face: 'bold' } as const satisfies TextStyle;
const dotStep = 5;

interface Stage {
  readonly title: string;
  readonly picture: string;
}

/** One plant that sprouts, grows and flowers: what comes first is plain without words. */
const stages = {
  begin: { title: 'begin', picture: 'zonnebloem-kiem' },
  midden: { title: 'midden', picture: 'zonnebloem-knop' },
  eind: { title: 'eind', picture: 'zonnebloem-bloeit' },
} as const satisfies Record<string, Stage>;

/** Of a board on a post, beside and below what is on it. */
const board = { side: 4, post: 3.4 } as const;

function layBoard(x: number, y: number, width: number): Mark[] {
  const stroke = { colour: 'frame', weight: weights.line } as const;
  return [
    // In the middle, where no number comes.
    {
      kind: 'rect',
      x: x + (width - board.post) / 2,
      y: y + 3,
      width: board.post,
      height: headHeight + headAbove - 3,
      fill: 'bark',
      stroke,
    },
    { kind: 'rect', x, y, width, height: headHeight, radius: 3, fill: 'earth', stroke },
  ];
}

const plant = { side: headHeight - 2, blank: 1.5, before: 2 } as const;
const dot = { radius: 1.7, before: 4 } as const;

/** Its plant, its name, and one, two, three dots, on a board: all that as far from its left edge as from its right. */
function layHead({ title, picture }: Stage, dots: number, y: number): Block[] {
  const baseline = y + headHeight / 2 + capHeight(headStyle.size) / 2;
  const text = setText(title, 0, baseline, headStyle);
  const dotted = dot.before + 2 * dot.radius + (dots - 1) * dotStep;
  const width = plant.side - 2 * plant.blank + plant.before + text.width + dotted;
  const left = area.x + (area.width - width) / 2;
  const textLeft = left + plant.side - 2 * plant.blank + plant.before;
  return [
    decoration(layBoard(left - board.side, y, width + 2 * board.side)),
    heading(2, [{ ...text, x: textLeft }]),
    decoration([
      placePicture(picture, { x: left - plant.blank, y: y + 1, width: plant.side, height: plant.side }),
      ...Array.from(
        { length: dots },
        (_, index): Mark => ({
          kind: 'circle',
          x: textLeft + text.width + dot.before + dot.radius + index * dotStep,
          y: y + headHeight / 2,
          radius: dot.radius,
          fill: 'frame',
        }),
      ),
    ]),
  ];
}

const saying = { height: 7, above: 1.6, in: 1.8, size: 12 } as const;

/** How the sentence at a place begins, above it, where no card hides it: from `left`, or up to the right edge of the place. */
function laySaying(text: string, x: number, y: number, isRight: boolean): Block[] {
  const style = { size: saying.size, face: 'bold' } as const;
  const width = measureText(text, style.size, style.face) + 2 * saying.in;
  const left = isRight ? x + slot.width - width : x + numberRadius + 2;
  const top = y - saying.above - saying.height;
  const stroke = { colour: 'edge', weight: weights.line } as const;
  return [
    decoration([
      { kind: 'rect', x: left, y: top, width, height: saying.height, radius: 2, fill: 'paper', stroke },
    ]),
    paragraph([setText(text, left + saying.in, top + saying.height / 2 + capHeight(style.size) / 2, style)]),
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

/** What is asked at a place beside its sign, until a card lies there. */
const layLabel = (text: string, x: number, y: number): Block =>
  paragraph([
    setText(text, x + slot.width / 2, y + slot.height - 10, { ...headStyle, size: 16, align: 'centre' }),
  ]);

const numberRadius = 5.6;

/** On the corner of a place, a little down from it: it is seen with a card there too. */
function layNumber(number: number, x: number, top: number): Mark[] {
  const style = { size: 18, face: 'bold', align: 'centre' } as const;
  const y = top + 1;
  return [
    {
      kind: 'circle',
      x,
      y,
      radius: numberRadius,
      fill: 'paper',
      stroke: { colour: 'frame', weight: weights.frame },
    },
    setText(String(number), x, y + capHeight(style.size) / 2, style),
  ];
}

const pathWidth = 9;
const pathEnd = 6;
const turn = 9;

/** Under all that stands on it; it has an edge on both sides, also in zwart-wit. */
const layPath = (d: string): Mark[] => [
  { kind: 'path', d, stroke: { colour: 'edge', weight: pathWidth + 2 * weights.line } },
  { kind: 'path', d, stroke: { colour: 'earth', weight: pathWidth } },
];

/** Up to a side of the paper: a thick line may not end so near to it. */
const layPathEnd = (x: number, y: number): Mark[] => {
  const [from, width] = [x < area.x + area.width / 2 ? x : x - pathEnd, pathEnd];
  return [
    { kind: 'rect', x: from, y: y - pathWidth / 2, width, height: pathWidth, fill: 'earth' },
    ...[-1, 1].map((side): Mark => {
      const edge = y + side * (pathWidth / 2 + weights.line / 2);
      const stroke = { colour: 'edge', weight: weights.line } as const;
      return { kind: 'line', x1: from, y1: edge, x2: from + width, y2: edge, stroke };
    }),
  ];
};

/** On the path, from its middle. */
function layArrow(x: number, y: number, [across, down]: readonly [number, number]): Mark {
  const at = (along: number, aside: number): string =>
    `${x + across * along - down * aside} ${y + down * along + across * aside}`;
  return {
    kind: 'path',
    d: `M${[at(-3.4, -1.2), at(0, -1.2), at(0, -3.2), at(3.6, 0), at(0, 3.2), at(0, 1.2), at(-3.4, 1.2)].join('L')}Z`,
    fill: 'ink',
  };
}

const right = [1, 0] as const;
const left = [-1, 0] as const;
const down = [0, 1] as const;

/** How far down a land begins, at the outer side of the paper and where the two pages meet. */
const lands = {
  slope: { side: 17, seam: 24, fill: 'hill', bend: 0 },
  meadow: { side: 103, seam: 106, fill: 'grass', bend: 6 },
  near: { side: 218, seam: 222, fill: 'leaf', bend: 3 },
} as const;

const cornerRadius = 8;

/** One land over both pages: far hills, a slope that holds all of the path, and a meadow; only the boards stand in the air. */
function layLandscape(isLeft: boolean, clouds: readonly Box[]): Mark[] {
  const { x, y, width, height } = area;
  const stroke = { colour: 'edge', weight: weights.line } as const;
  const [right, bottom] = [x + width, y + height];
  const [outer, inner, inwards] = isLeft ? [x, right, 1] : [right, x, -1];
  const round = outer + inwards * cornerRadius;
  const foot = `L${inner} ${bottom}L${round} ${bottom}Q${outer} ${bottom} ${outer} ${bottom - cornerRadius}`;
  const land = ({ side, seam, fill, bend }: (typeof lands)[keyof typeof lands]): Mark[] => {
    const at = (share: number): number => outer + inwards * width * share;
    const line = `M${outer} ${y + side}C${at(0.3)} ${y + side - 6 - bend} ${at(0.7)} ${y + seam + 7 + bend} ${inner} ${y + seam}`;
    return [
      { kind: 'path', d: `${line}${foot}Z`, fill },
      { kind: 'path', d: line, stroke },
    ];
  };
  const hill = (left: number, wide: number, high: number): Mark => ({
    kind: 'path',
    d: `M${x + left} ${y + 30}C${x + left + wide * 0.3} ${y + 30 - high * 1.3} ${x + left + wide * 0.7} ${y + 30 - high * 1.3} ${x + left + wide} ${y + 30}Z`,
    fill: 'leaf',
    stroke,
  });
  const edge = `M${inner} ${y}L${round} ${y}Q${outer} ${y} ${outer} ${y + cornerRadius}V${bottom - cornerRadius}Q${outer} ${bottom} ${round} ${bottom}L${inner} ${bottom}`;
  return [
    { kind: 'path', d: `${edge}Z`, fill: 'sky' },
    ...clouds.map(layCloud),
    hill(isLeft ? 8 : 96, 82, 24),
    hill(isLeft ? 112 : 6, 66, 19),
    ...Object.values(lands).flatMap(land),
    // Not along the seam, where the land goes on.
    { kind: 'path', d: edge, stroke },
  ];
}

/** The left sheet is cut there and glued on the blank margin of the right one. */
function layCutEdge(): Mark[] {
  const right = area.x + area.width;
  return [cutLine(right, area.y, right, area.y + area.height), ...scissors(right, area.y + 3, 'down')];
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

const endField: Box = {
  x: area.x + (area.width - drawingPaper.width - 3) / 2,
  y: area.y + area.height - drawingPaper.height - 5,
  width: drawingPaper.width + 3,
  height: drawingPaper.height + 3,
};
const lowerHead = endField.y - headHeight - headAbove;

/** Glad that it ended well, on both sides of the board; they stand on the sand before the paper for the end. */
const glad: View = {
  child: 74,
  pictures: [
    ['meisje-blij', 17.5, 97],
    ['vos-blij', 27.5, 97],
    ['draak-blij', 81, 97, 'links'],
  ],
};

/** Who stands on the land, each on a shadow. */
const layStanding = (room: Box, view: View, ground: Paper): Mark[] => [
  ...view.pictures.flatMap((picture) => {
    const drawn = placeIn(room, picture, view)?.drawn;
    if (!drawn) return [];
    const foot = { x: drawn.x + drawn.width / 2, y: drawn.y + drawn.height - 0.6, width: drawn.width * 0.7 };
    return [layShadow(foot, ground)];
  }),
  ...layVignette(room, view),
];

function layEnd(): Block[] {
  const meadow = { x: area.x, y: back + pathWidth / 2, width: area.width };
  const room = { ...meadow, height: endField.y - 1.5 - meadow.y };
  return [
    ...layHead(stages.eind, 3, lowerHead),
    decoration([
      ...layStanding(room, glad, 'sand'),
      {
        kind: 'rect',
        ...endField,
        radius: 4,
        fill: 'paper',
        stroke: { colour: 'frame', weight: weights.frame },
      },
      placePicture('pencil', {
        x: endField.x + endField.width - 22,
        y: endField.y + endField.height - 22,
        width: 18,
        height: 18,
      }),
      ...layNumber(6, endField.x, endField.y),
    ]),
  ];
}

const [firstX, secondX] = slotsX;
const slotMiddle = upper + slot.height / 2;
const lowerMiddle = lower + slot.height / 2;
const back = upper + slot.height + 8.5;
const [edgeOfLeft, edgeOfRight] = [area.x + area.width, area.x];
/** Where the two pages are laid to each other: on the hills, and on the sand at the foot. */
const meetings = [upper + 12, area.y + area.height - 12];
/** Where the thick lines end. */
const [outLeft, outRight] = [edgeOfLeft - pathEnd + 0.2, edgeOfRight + pathEnd - 0.2];
const middleOf = (x: number): number => x + slot.width / 2;

/** Sand over both pages, up to the foot of the paper: on it is all that belongs to the end, who helps and how it ends. */
function layClearing(isLeft: boolean): Mark[] {
  const [outer, seam, inwards] = isLeft
    ? [secondX - clearing.beside, edgeOfLeft, 1]
    : [endField.x + endField.width + clearing.beyond, edgeOfRight, -1];
  const [top, bottom] = [endField.y - clearing.above, area.y + area.height];
  const round = `V${top + cornerRadius}Q${outer} ${top} ${outer + inwards * cornerRadius} ${top}`;
  const upTo = (x: number): string => `M${x} ${bottom}L${outer} ${bottom}${round}L${x} ${top}`;
  return [
    // Over the round end of the line that it hides.
    { kind: 'path', d: `${upTo(seam + inwards * weights.line)}Z`, fill: 'sand' },
    { kind: 'path', d: upTo(seam), stroke: { colour: 'edge', weight: weights.line } },
  ];
}
const clearing = { above: 6, beside: 9, beyond: 4 } as const;

/** From the first place to the second and on; what comes back goes down to the fifth and on to the end. */
const leftPaths = [
  `M${middleOf(firstX)} ${slotMiddle}H${outLeft}`,
  `M${outLeft} ${back}H${middleOf(secondX) + turn}Q${middleOf(secondX)} ${back} ${middleOf(secondX)} ${back + turn}V${lowerMiddle}H${outLeft}`,
];
const rightPaths = [
  `M${outRight} ${slotMiddle}H${middleOf(secondX)}V${back - turn}Q${middleOf(secondX)} ${back} ${middleOf(secondX) - turn} ${back}H${outRight}`,
  `M${outRight} ${lowerMiddle}H${area.x + area.width / 2}`,
];

/** Between the rows on the left, as far as where the path comes down. */
const meadow: Box = {
  x: area.x + 3,
  y: upper + slot.height + 2,
  width: middleOf(secondX) - pathWidth / 2 - 4 - area.x - 3,
  height: lower - numberRadius - 1 - upper - slot.height - 2,
};
const parade: View = {
  child: 84,
  pictures: [
    ['monster-zwaait', 34, 97],
    // To where the path comes down.
    ['jongen-wijst', 66, 94],
  ],
};

/** What grows there, where no card comes, and a castle: from the left, the foot from above, and how large. */
type Plant = readonly [picture: string, x: number, foot: number, size: number];

const layPlants = (plants: readonly Plant[], ground: Paper): Mark[] =>
  plants.flatMap(([picture, x, foot, size]) => {
    const box = { x: area.x + x - size / 2, y: area.y + foot - size, width: size, height: size };
    return [
      layShadow({ x: area.x + x, y: area.y + foot - size * 0.06, width: size * 0.6 }, ground),
      placePicture(picture, box),
    ];
  });

/** In the middle of what is free beside two places. */
const [beside, beyond] = [gap / 2, area.width - gap / 2];
const middleGap = area.width / 2;

/** Two that stand together, the one a little nearer. */
const pairOf = (picture: string, x: number, foot: number): Plant[] => [
  [picture, x - 3.6, foot - 3, 8],
  [picture, x + 3.4, foot, 8.5],
];

export const layMat = (): Page[] => [
  {
    title: 'Vertelmat, links',
    bookmark: 'Vertelmat',
    blocks: [
      decoration([
        ...layLandscape(true, [cloud(30, -1, 19), cloud(140, 2, 15)]),
        ...layPlants(
          [
            ['deciduous-tree', 8, 20.5, 13],
            ['evergreen-tree', beyond, 27.5, 14],
            ...pairOf('tulip', beside, 92),
            ...pairOf('mushroom', middleGap, 96),
          ],
          'hill',
        ),
        ...layPlants(pairOf('tulip', beside, 248), 'leaf'),
        ...layClearing(true),
        ...leftPaths.flatMap(layPath),
        ...[slotMiddle, back, lowerMiddle].flatMap((y) => layPathEnd(edgeOfLeft, y)),
      ]),
      ...layHead(stages.begin, 1, upperHead),
      ...laySaying('Er was eens …', firstX, upper, false),
      ...laySaying('Hij of zij was …', secondX, upper, true),
      // Beside the path that comes down to it.
      ...laySaying('Gelukkig …', secondX, lower, true),
      decoration([
        ...laySlot('wie', firstX, upper),
        ...laySlot('waar', secondX, upper),
        ...layNumber(1, firstX, upper),
        ...layNumber(2, secondX, upper),
        layArrow(firstX + slot.width + between / 2, slotMiddle, right),
        layArrow(edgeOfLeft - gap / 2, slotMiddle, right),
        layArrow(edgeOfLeft - gap / 2, back, left),
        layArrow(middleOf(secondX), lower - 7, down),
        layArrow(edgeOfLeft - gap / 2, lowerMiddle, right),
        ...laySlot('vraag', firstX, lower),
        ...laySlot('wie', secondX, lower, 20),
        ...layNumber(5, secondX, lower),
        ...layStanding(meadow, parade, 'grass'),
        ...layMeetingMarks(edgeOfLeft, 'left', meetings),
        ...layCutEdge(),
      ]),
      layLabel('vraagkaarten', firstX, lower),
      layLabel('wie helpt?', secondX, lower),
    ],
  },
  {
    title: 'Vertelmat, rechts',
    blocks: [
      decoration([
        ...layLandscape(false, [cloud(30, 2, 15), cloud(132, -1, 19)]),
        ...layPlants(
          [
            ['evergreen-tree', 6, 28, 11],
            ['castle', beyond + 1, 24, 14],
            ...pairOf('tulip', beside, 58),
            ...pairOf('mushroom', beyond, 92),
          ],
          'hill',
        ),
        ...layPlants([['tulip', beyond + 2, 250, 8.5]], 'leaf'),
        ...layClearing(false),
        ...rightPaths.flatMap(layPath),
        ...[slotMiddle, back, lowerMiddle].flatMap((y) => layPathEnd(edgeOfRight, y)),
      ]),
      ...layHead(stages.midden, 2, upperHead),
      ...laySaying('Daar …', firstX, upper, false),
      ...laySaying('Maar toen …', secondX, upper, true),
      decoration([
        ...laySlot('wat', firstX, upper),
        ...laySlot('probleem', secondX, upper),
        ...layNumber(3, firstX, upper),
        ...layNumber(4, secondX, upper),
        layArrow(area.x + gap / 2, slotMiddle, right),
        layArrow(firstX + slot.width + between / 2, slotMiddle, right),
        layArrow(area.x + area.width / 2, back, left),
        layArrow(area.x + 8, lowerMiddle, right),
        ...layMeetingMarks(edgeOfRight, 'right', meetings),
      ]),
      ...layEnd(),
    ],
  },
];
