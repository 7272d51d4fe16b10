/** Verhaal-kaarten: who, where, what and a problem, a mat to lay them on, and questions that help along. */

import { type Box, inset, middle, workArea } from '../../sheets/lay/box.ts';
import { divide, fill, grid } from '../../sheets/lay/cells.ts';
import { gridLines } from '../../sheets/lay/lines.ts';
import { decoration, figure, heading, paragraph } from '../../sheets/lay/meaning.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import type { Scene, View } from '../../sheets/lay/scene.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { layVignette, placeIn } from '../../sheets/lay/vignette.ts';
import { cards as sizes, weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import { softOf } from '../../sheets/palette.ts';
import type { Block, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, setParagraph, setText } from '../../sheets/text.ts';
import { contentsOf } from './contents.ts';
import { band, edge, nameLeft, nameRoom, nameSize, signLeft, signSide, slot, window } from './measures.ts';
import { prepareStory, type StoryPart, storyParts } from './rules.ts';
import { accentOf, drawSign, type Sign } from './story-signs.ts';

export const titles: Readonly<Record<Sign, string>> = {
  wie: 'Wie-kaarten',
  waar: 'Waar-kaarten',
  wat: 'Wat-kaarten',
  probleem: 'Probleem-kaarten',
  vraag: 'Vraagkaarten',
};

const frameWeight = 1.1;

const frameOf = (cell: Box): Box => inset(cell, edge);
const windowOf = (cell: Box): Box => ({ x: cell.x + edge, y: cell.y + edge, ...window });

/** Foot and sign, the same on every card of a pile. */
function layFoot(sign: Sign, cell: Box): Mark[] {
  const accent = accentOf[sign];
  const { x, y, width, height } = frameOf(cell);
  const top = y + height - band;
  return [
    { kind: 'rect', x, y: top, width, height: band, fill: softOf(accent) },
    ...drawSign(sign, { x: x + signLeft, y: top + (band - signSide) / 2, width: signSide, height: signSide }),
  ];
}

/** Over the edges of the picture. */
function layFrame(sign: Sign, cell: Box): Mark[] {
  const stroke = { colour: accentOf[sign], weight: frameWeight } as const;
  const frame = frameOf(cell);
  const y = frame.y + window.height;
  return [
    { kind: 'line', x1: frame.x, y1: y, x2: frame.x + frame.width, y2: y, stroke },
    { kind: 'rect', ...frame, radius: 1.5, stroke },
  ];
}

/** Who and what can be anywhere: they stand before the colour of their pile, on ground higher on one side or the other. */
function layHill(box: Box, sign: Sign, card: Scene, index: number): Mark[] {
  const { x, y, width, height } = box;
  const line = y + height * 0.74;
  const rise = index % 2 === 0 ? 5 : -5;
  const [right, bottom] = [x + width, y + height];
  return [
    { kind: 'rect', ...box, fill: softOf(accentOf[sign]) },
    {
      kind: 'path',
      d: `M${x} ${line + rise}C${x + width * 0.35} ${line - rise} ${x + width * 0.65} ${line - rise} ${right} ${line}V${bottom}H${x}Z`,
      fill: 'cream',
      stroke: { colour: 'edge', weight: weights.thin },
    },
    ...card.pictures.flatMap((picture) => layFootOn(placeIn(box, picture, card)?.drawn, line)),
  ];
}

/** The shadow of what stands on the ground that begins at `line`; none of what hangs above it. */
function layFootOn(drawn: Box | undefined, line: number): Mark[] {
  if (!drawn || drawn.y + drawn.height < line + 5) return [];
  const { x, y, width, height } = drawn;
  return [layShadow({ x: x + width / 2, y: y + height - 1, width: width * 0.8 }, 'stone')];
}

/** What is seen in the window of a card. */
export const layCardPicture = (sign: Sign, card: Scene, scene: Box, index: number): Mark[] => [
  ...(card.ground ? [] : layHill(scene, sign, card, index)),
  ...layVignette(scene, card),
];

const layCard =
  (sign: Sign) =>
  (card: Scene, cell: Box, index: number): Block[] => {
    const style = { size: nameSize, leading: 1.1 } as const;
    const run = { text: card.name, face: 'bold' } as const;
    const name = setParagraph([run], cell.x + nameLeft, 0, nameRoom, style);
    const middleLine = cell.y + cell.height - edge - band / 2;
    const down = middleLine + capHeight(nameSize) / 2 - name.lastBaseline / 2;
    const scene = windowOf(cell);
    return [
      ...(card.ground ? [] : [decoration(layHill(scene, sign, card, index))]),
      figure(card.name, layVignette(scene, card)),
      paragraph(name.marks.map((mark) => ({ ...mark, y: mark.y + down }))),
    ];
  };

function layPile(sign: Sign, pile: readonly Scene[]): Page {
  const area = workArea();
  const cells = grid(area, { columns: 3, rows: 3, ...sizes.story });
  const name = sign.charAt(0).toUpperCase() + sign.slice(1);
  return {
    title: name,
    bookmark: titles[sign],
    blocks: [
      decoration(cells.flatMap((cell) => layFoot(sign, cell))),
      ...fill(cells, pile, layCard(sign)),
      decoration([...cells.flatMap((cell) => layFrame(sign, cell)), ...gridLines(cells)]),
    ],
  };
}

interface Stage {
  readonly title: string;
  readonly picture: string;
  readonly slots: readonly StoryPart[];
}

/** An egg, a chick that hatches, a chick: what comes first is plain without words. */
const stages: readonly Stage[] = [
  { title: 'begin', picture: 'egg', slots: ['wie', 'waar'] },
  { title: 'midden', picture: 'hatching-chick', slots: ['wat', 'probleem'] },
  { title: 'eind', picture: 'front-facing-baby-chick', slots: [] },
];

/** What stands above a row of the mat: how far the story is. */
const head = { height: 14, picture: 14, size: 17 } as const;
/** Between two places of one stage; the stages stand wider apart. */
const slotGap = 3;

/** A begin and a middle with a place for a card of every pile, and below them room for an end: all of it one landscape. */
function layMat(): Page {
  const land = workArea(true);
  const area = inset(land, 2);
  const stage = 2 * slot.width + slotGap;
  const gap = area.width - 2 * stage;
  const top = area.y + head.height + 1;
  const filled = fill(
    [area.x, area.x + stage + gap].map((x) => ({ x, y: top, width: stage, height: slot.height })),
    stages.filter(({ slots }) => slots.length > 0),
    ({ slots, ...names }, box, index) => [
      ...layHead(names, index, { ...box, y: area.y, height: head.height }),
      decoration(fill(divide(box, 2, 1), slots, (part, cell, at) => laySlot(part, cell, at))),
    ],
  );
  const bottom = top + slot.height;
  const down = bottom + 6;
  const end = { ...area, y: down, height: area.y + area.height - down };
  const arrow = { x: area.x + stage + gap / 2, y: top + slot.height / 2 };
  return {
    landscape: true,
    bookmark: 'Vertelmat',
    blocks: [
      decoration(layLandscape(land, top + slot.height * 0.45)),
      ...filled,
      decoration([layArrow(arrow.x, arrow.y), layArrowDown(middle(area)[0], (bottom + down) / 2)]),
      ...layEnd(end),
    ],
  };
}

/** Sky, hills and clouds, seen between the cards. */
function layLandscape(area: Box, horizon: number): Mark[] {
  const { x, y, width, height } = area;
  const stroke = { colour: 'edge', weight: weights.thin } as const;
  const [right, bottom] = [x + width, y + height];
  const hill = (from: number, high: number, to: number, fillWith: 'hill' | 'grass'): Mark => ({
    kind: 'path',
    d: `M${x} ${from}C${x + width * 0.25} ${high} ${x + width * 0.6} ${from + 26} ${right} ${to}V${bottom - 8}Q${right} ${bottom} ${right - 8} ${bottom}H${x + 8}Q${x} ${bottom} ${x} ${bottom - 8}Z`,
    fill: fillWith,
    stroke,
  });
  const cloud = (at: number, side: number): Mark =>
    placePicture('wolk', { x: x + at, y: y + head.height / 2 - side / 2, width: side, height: side });
  return [
    { kind: 'rect', ...area, radius: 8, fill: 'sky', stroke },
    hill(horizon, horizon - 40, horizon - 20, 'hill'),
    hill(horizon + 58, horizon + 30, horizon + 46, 'grass'),
    cloud(12, 15),
    cloud(119, 12),
    cloud(152, 15),
    cloud(247, 13),
  ];
}

type Named = Omit<Stage, 'slots'>;

/** An egg, a chick that hatches, a chick; and one, two, three dots. */
function layHead({ title, picture }: Named, index: number, { x, y, width }: Box): Block[] {
  const style = { size: head.size, face: 'bold' } as const;
  const text = setText(title, 0, y + head.height / 2 + capHeight(head.size) / 2, style);
  const named = head.picture + 3 + text.width;
  const left = x + (width - named - index * dotStep - 6) / 2;
  const icon = { x: left, y, width: head.picture, height: head.picture };
  return [
    heading(2, [{ ...text, x: left + head.picture + 3 }]),
    decoration([placePicture(picture, icon), ...layDots(index + 1, left + named + 5, y + head.height / 2)]),
  ];
}

const dotStep = 4.4;
const layDots = (count: number, x: number, y: number): Mark[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'circle',
    x: x + index * dotStep,
    y,
    radius: 1.5,
    fill: 'frame',
  }));

const layArrow = (x: number, y: number): Mark => ({
  kind: 'path',
  d: `M${x - 2} ${y - 5}L${x + 2} ${y}L${x - 2} ${y + 5}`,
  stroke: { colour: 'frame', weight: 1.2 },
});

/** Out of the middle, into the end below it. */
const layArrowDown = (x: number, y: number): Mark => ({
  kind: 'path',
  d: `M${x - 5} ${y - 2}L${x} ${y + 2}L${x + 5} ${y - 2}`,
  stroke: { colour: 'frame', weight: 1.2 },
});

/** A place for a card: the first lies against the left side of its cell, the second against the right. */
function laySlot(part: StoryPart, cell: Box, at: number): Mark[] {
  const x = at === 0 ? cell.x : cell.x + cell.width - slot.width;
  const frame = { x, y: cell.y, ...slot };
  const [cx, cy] = middle(frame);
  const accent = accentOf[part];
  return [
    {
      kind: 'rect',
      ...frame,
      radius: 4,
      fill: softOf(accent),
      stroke: { colour: accent, weight: weights.frame },
    },
    ...drawSign(part, { x: cx - 13, y: cy - 13, width: 26, height: 26 }),
  ];
}

/** Glad that it ended well. */
const glad: readonly View[] = [
  {
    child: 70,
    pictures: [
      ['meisje-blij', 30, 100],
      ['vos-blij', 76, 100],
    ],
  },
  {
    child: 46,
    pictures: [
      ['draak-staat', 60, 96, 'links'],
      ['robot-blij', 20, 100],
    ],
  },
];

/** White paper between those who are glad: the end is told, played, or drawn on a strip of 15 by 6 cm. */
function layEnd(box: Box): Block[] {
  const index = stages.findIndex(({ slots }) => slots.length === 0);
  const side = 54;
  const row = { ...box, y: box.y + 1, width: side, height: head.height };
  const below = row.y + row.height + 1;
  const ground = box.y + box.height - 4;
  const field = { ...box, x: box.x + side + 4, width: box.width - 2 * side - 8, height: box.height - 2 };
  const groups = [
    { ...row, y: below, height: ground - below },
    { ...row, x: box.x + box.width - side, height: ground - row.y },
  ];
  return [
    ...fill([row], stages.slice(index), (stage, cell) => layHead(stage, index, cell)),
    decoration([
      ...fill(groups, glad, (view, group) => layVignette(group, view)),
      {
        kind: 'rect',
        ...field,
        radius: 4,
        fill: 'paper',
        stroke: { colour: 'frame', weight: weights.frame },
      },
      placePicture('pencil', {
        x: field.x + field.width - 19,
        y: field.y + field.height - 19,
        width: 15,
        height: 15,
      }),
    ]),
  ];
}

export const maker = definePageMaker({
  prepare: prepareStory,
  contentsOf,
  layOut(cards) {
    const piles = inPart(
      { name: 'Kaarten', holder: 'klas', prints: 'once' },
      storyParts.map((part) => layPile(part, cards[part])),
    );
    const mat = inPart({ name: 'Vertelmat', holder: 'klas', prints: 'once' }, [layMat()]);
    const questions = inPart({ name: 'Vraagkaarten', holder: 'klas', prints: 'once' }, [
      layPile('vraag', cards.vragen),
    ]);
    return { pages: [...piles, ...mat, ...questions], preview: piles[1] };
  },
});
