/** Verhaal-kaarten: who, where, what and a problem, a mat to lay them on, and questions that help along. */

import { type Box, inset, middle, workArea } from '../../sheets/lay/box.ts';
import { fill, grid } from '../../sheets/lay/cells.ts';
import { gridLines } from '../../sheets/lay/lines.ts';
import { decoration, figure, paragraph } from '../../sheets/lay/meaning.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import type { Scene } from '../../sheets/lay/scene.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { layVignette, type Place, placeIn } from '../../sheets/lay/vignette.ts';
import { cards as sizes, weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import { softOf } from '../../sheets/palette.ts';
import type { Block, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, setParagraph } from '../../sheets/text.ts';
import { contentsOf } from './contents.ts';
import { band, edge, nameRoom, nameSize, signSide, tab, window } from './measures.ts';
import { prepareStory, storyParts } from './rules.ts';
import { layMat } from './story-mat.ts';
import { accentOf, drawSign, type Sign } from './story-signs.ts';

export const titles: Readonly<Record<Sign, string>> = {
  wie: 'Wie-kaarten',
  waar: 'Waar-kaarten',
  wat: 'Wat-kaarten',
  probleem: 'Probleem-kaarten',
  vraag: 'Vraagkaarten',
};

const frameWeight = 1.1;
const corner = 2.5;
/** How far the line around a picture reaches outside it. */
const spill = 0.4;

const frameOf = (cell: Box): Box => inset(cell, edge);
const windowOf = (cell: Box): Box => ({ x: cell.x + edge, y: cell.y + edge, ...window });

/** The foot, the same on every card of a pile. */
function layFoot(sign: Sign, cell: Box): Mark[] {
  const { x, y, width, height } = frameOf(cell);
  return [
    {
      kind: 'rect',
      x,
      y: y + height - band,
      width,
      height: band,
      fill: softOf(accentOf[sign]),
    },
  ];
}

/** Over the edges of the picture, with the sign of the pile in a corner. */
function layFrame(sign: Sign, cell: Box): Mark[] {
  const stroke = { colour: accentOf[sign], weight: frameWeight } as const;
  const frame = frameOf(cell);
  const { x, y } = frame;
  const line = y + window.height;
  const [right, low] = [x + tab, y + tab];
  const inner = (tab - signSide) / 2;
  return [
    ...layCorners(frame),
    {
      kind: 'path',
      d: `M${x + corner} ${y}H${right}V${low - 3}Q${right} ${low} ${right - 3} ${low}H${x}V${y + corner}Q${x} ${y} ${x + corner} ${y}Z`,
      fill: softOf(accentOf[sign]),
      stroke: { ...stroke, weight: weights.line },
    },
    ...drawSign(sign, { x: x + inner, y: y + inner, width: signSide, height: signSide }),
    { kind: 'line', x1: x, y1: line, x2: x + frame.width, y2: line, stroke },
    { kind: 'rect', ...frame, radius: corner, stroke },
  ];
}

/** A picture has square corners: what of it lies outside the round ones of the frame is covered. */
const layCorners = ({ x, y, width, height }: Box): Mark[] =>
  [
    { at: x, to: 1 },
    { at: x + width, to: -1 },
  ].flatMap(({ at, to: across }) =>
    [
      { from: y, to: 1 },
      { from: y + height, to: -1 },
    ].map(({ from, to: down }): Mark => {
      const [outX, outY] = [at - across * spill, from - down * spill];
      const [inX, inY] = [at + across * corner, from + down * corner];
      return {
        kind: 'path',
        d: `M${outX} ${outY}H${inX}V${from}Q${at} ${from} ${at} ${inY}H${outX}Z`,
        fill: 'paper',
      };
    }),
  );

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
    ...card.pictures.flatMap((picture) => layFootOn(placeIn(box, picture, card), line)),
  ];
}

/** The shadow of what stands on the ground that begins at `line`; none of what hangs above it. */
function layFootOn(place: Place | undefined, line: number): Mark[] {
  if (!place || place.hangs || place.drawn.y + place.drawn.height < line + 5) return [];
  const { x, y, width, height } = place.drawn;
  return [layShadow({ x: x + width / 2, y: y + height - 1, width: width * 0.8 }, 'cream')];
}

/** What is seen in the window of a card. */
export const layCardPicture = (sign: Sign, card: Scene, scene: Box, index: number): Mark[] => [
  ...(card.ground ? [] : layHill(scene, sign, card, index)),
  ...layVignette(scene, card),
];

/** Of two lines neither is a single short word: the narrowest room that takes no more lines. */
function setName(text: string) {
  const set = (room: number) =>
    setParagraph([{ text, face: 'bold' }], 0, 0, room, { size: nameSize, leading: 1.08 });
  let [name, room] = [set(nameRoom), nameRoom];
  while (name.lines > 1) {
    room -= 1;
    const narrower = set(room);
    if (narrower.lines > name.lines || narrower.marks.some(({ width }) => width > room)) break;
    name = narrower;
  }
  return name;
}

const layCard =
  (sign: Sign) =>
  (card: Scene, cell: Box, index: number): Block[] => {
    const name = setName(card.name);
    const centre = middle(cell)[0];
    const middleLine = cell.y + cell.height - edge - band / 2;
    const down = middleLine + capHeight(nameSize) / 2 - name.lastBaseline / 2;
    const scene = windowOf(cell);
    return [
      ...(card.ground ? [] : [decoration(layHill(scene, sign, card, index))]),
      figure(card.name, layVignette(scene, card)),
      paragraph(name.marks.map((mark) => ({ ...mark, x: centre - mark.width / 2, y: mark.y + down }))),
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

export const maker = definePageMaker({
  prepare: prepareStory,
  contentsOf,
  layOut(cards) {
    const piles = inPart(
      { name: 'Kaarten', holder: 'klas', prints: 'once' },
      storyParts.map((part) => layPile(part, cards[part])),
    );
    const mat = inPart({ name: 'Vertelmat', holder: 'klas', prints: 'once' }, layMat());
    const questions = inPart({ name: 'Vraagkaarten', holder: 'klas', prints: 'once' }, [
      layPile('vraag', cards.vragen),
    ]);
    return { pages: [...piles, ...mat, ...questions], preview: piles[1] };
  },
});
