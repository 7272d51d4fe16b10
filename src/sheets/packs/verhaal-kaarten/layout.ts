/** Verhaal-kaarten: who, where, what and a problem, a mat to lay them on, and questions that help along. */

import { type Box, inset, middle, workArea } from '../../lay/box.ts';
import { divide, fill, grid } from '../../lay/cells.ts';
import { gridLines } from '../../lay/lines.ts';
import { decoration, figure, heading, paragraph } from '../../lay/meaning.ts';
import { smallHeading } from '../../lay/page.ts';
import { inPart } from '../../lay/parts.ts';
import { placePicture } from '../../lay/picture-box.ts';
import { layVignette, type Scene } from '../../lay/vignette.ts';
import { page as measures, paperSize, cards as sizes, weights } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import { softOf } from '../../palette.ts';
import type { Element, Mark, Page } from '../../sheet.ts';
import { capHeight, fitText, setParagraph } from '../../text.ts';
import { nameRoom, nameSize, signSide, window } from './measures.ts';
import { schema } from './parameters.ts';
import { prepareStory, type StoryPart, storyParts } from './rules.ts';
import { accentOf, drawSign, type Sign } from './story-signs.ts';

const titles: Readonly<Record<Sign, string>> = {
  wie: 'Wie-kaarten',
  waar: 'Waar-kaarten',
  wat: 'Wat-kaarten',
  probleem: 'Probleem-kaarten',
  vraag: 'Vraagkaarten',
};

const frameWeight = 1.1;

/** Frame and sign, the same on every card of a pile. */
function layFrame(sign: Sign, cell: Box): Mark[] {
  const accent = accentOf[sign];
  const frame = inset(cell, 3);
  const band = { ...frame, y: frame.y + frame.height - signSide - 6, height: signSide + 6 };
  const badge = { x: band.x + 3.5, y: band.y + 3, width: signSide, height: signSide };
  return [
    { kind: 'path', d: roundedBelow(band, 5), fill: softOf(accent) },
    { kind: 'rect', ...frame, radius: 5, stroke: { colour: accent, weight: frameWeight } },
    ...drawSign(sign, badge),
  ];
}

function roundedBelow({ x, y, width, height }: Box, radius: number): string {
  const [right, bottom] = [x + width, y + height];
  return `M${x} ${y}H${right}V${bottom - radius}Q${right} ${bottom} ${right - radius} ${bottom}H${x + radius}Q${x} ${bottom} ${x} ${bottom - radius}Z`;
}

const windowOf = (cell: Box): Box => ({ x: cell.x + 6, y: cell.y + 6, ...window });

function layCard(card: Scene, cell: Box): Element[] {
  const name = setParagraph([{ text: card.name, face: 'bold' }], cell.x + 9 + signSide, 0, nameRoom, {
    size: nameSize,
    leading: 1.1,
  });
  const baseline = cell.y + cell.height - 6 - signSide / 2 + capHeight(nameSize) / 2;
  const up = name.lastBaseline / 2;
  return [
    figure(card.name, layVignette(windowOf(cell), card)),
    paragraph(name.marks.map((mark) => ({ ...mark, y: mark.y + baseline - up }))),
  ];
}

/** A white field to draw on. */
const layOwnField = (cell: Box): Mark => ({
  kind: 'rect',
  ...windowOf(cell),
  radius: 3.5,
  fill: 'paper',
  stroke: { colour: 'faint', weight: weights.frame },
});

function layPile(sign: Sign, pile: readonly Scene[]): Page {
  const area = workArea();
  const cells = grid(area, { columns: 3, rows: 3, ...sizes.story });
  const footer = paperSize().height - measures.footer;
  return {
    bookmark: titles[sign],
    blocks: [
      smallHeading(titles[sign], area.x + area.width / 2 + 8, footer),
      decoration([
        ...cells.flatMap((cell) => layFrame(sign, cell)),
        ...cells.slice(pile.length).map(layOwnField),
        ...gridLines(cells),
      ]),
      ...fill(cells, pile, layCard),
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

/** A begin, a middle and an end beside each other, with places for two cards of every pile. */
function layMat(): Page {
  const area = workArea(true);
  const column = area.width / stages.length;
  const slots = { width: sizes.story.width, height: 2 * sizes.story.height };
  const y = area.y + (area.height - slots.height) / 2;
  const strip = column - slots.width - 5;
  const laid = fill(
    divide(area, stages.length, 1),
    stages,
    ({ title, picture, slots: parts }, { x }, index) => {
      const icon = { x: x + (strip - 20) / 2, y: y + slots.height / 2 - 10, width: 20, height: 20 };
      const style = { size: 15, face: 'bold', align: 'centre' } as const;
      const place = { ...slots, x: x + strip, y };
      return [
        decoration([
          placePicture(picture, icon),
          ...(index > 0 ? [layArrow(x - 1, y + slots.height / 2)] : []),
          ...(parts.length > 0 ? fillSlots(place, parts) : layOpenEnd(inset(place, 1.2))),
        ]),
        heading(2, [fitText(title, x + strip / 2, icon.y + icon.height + 9, strip, style)]),
      ];
    },
  );
  return { landscape: true, bookmark: 'Vertelmat', blocks: laid };
}

const layArrow = (tip: number, y: number): Mark => ({
  kind: 'path',
  d: `M${tip - 3.5} ${y - 5}L${tip} ${y}L${tip - 3.5} ${y + 5}`,
  stroke: { colour: 'frame', weight: 1.2 },
});

/** Where the cards of each pile go. */
const fillSlots = (place: Box, parts: readonly StoryPart[]): Mark[] =>
  parts.flatMap((part, index) => {
    const slot = { ...place, y: place.y + index * sizes.story.height, height: sizes.story.height };
    const frame = inset(slot, 1.2);
    const [x, y] = middle(frame);
    const accent = accentOf[part];
    return [
      {
        kind: 'rect',
        ...frame,
        radius: 5,
        fill: softOf(accent),
        stroke: { colour: accent, weight: weights.frame },
      },
      ...drawSign(part, { x: x - 11, y: y - 11, width: 22, height: 22 }),
    ];
  });

/** White paper: the end is told or drawn. */
const layOpenEnd = (frame: Box): Mark[] => [
  { kind: 'rect', ...frame, radius: 5, fill: 'paper', stroke: { colour: 'frame', weight: weights.frame } },
  placePicture('pencil', {
    x: frame.x + frame.width - 19,
    y: frame.y + frame.height - 19,
    width: 15,
    height: 15,
  }),
];

export const pack = definePack({
  schema,
  face: { pictures: ['rabbit-face', 'castle', 'key'] },
  prepare: prepareStory,
  layOut(cards) {
    const piles = inPart(
      { name: 'Kaarten', prints: { copyFor: 8 } },
      storyParts.map((part) => layPile(part, cards[part])),
    );
    const mat = inPart({ name: 'Vertelmat', prints: { copyFor: 8 } }, [layMat()]);
    const questions = inPart({ name: 'Vraagkaarten', prints: { copyFor: 8 } }, [
      layPile('vraag', cards.vragen),
    ]);
    return { pages: [...piles, ...mat, ...questions], preview: piles[1] };
  },
});
