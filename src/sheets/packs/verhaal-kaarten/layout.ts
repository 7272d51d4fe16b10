/** Verhaal-kaarten: who, where, what and a problem, a mat to lay them on, and questions that help along. */

import { page as measures, paperSize, cards as sizes, weights } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import { softOf } from '../../palette.ts';
import { type Box, inset, workArea } from '../../parts/box.ts';
import { layGrid } from '../../parts/card-grid.ts';
import { smallHeading } from '../../parts/heading.ts';
import { gridLines } from '../../parts/lines.ts';
import { placePicture } from '../../parts/picture-box.ts';
import { layVignette, type Scene } from '../../parts/vignette.ts';
import type { Block, Element, Mark, Page } from '../../sheet.ts';
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
  const badge = {
    x: frame.x + 3.5,
    y: frame.y + frame.height - signSide - 3,
    width: signSide,
    height: signSide,
  };
  const [right, bottom, radius] = [frame.x + frame.width, frame.y + frame.height, 5];
  const edge = { colour: accent, weight: frameWeight } as const;
  const band = bottom - signSide - 6;
  return [
    {
      kind: 'path',
      d: `M${frame.x} ${band}H${right}V${bottom - radius}Q${right} ${bottom} ${right - radius} ${bottom}H${frame.x + radius}Q${frame.x} ${bottom} ${frame.x} ${bottom - radius}Z`,
      fill: softOf(accent),
    },
    { kind: 'rect', ...frame, radius, stroke: edge },
    ...drawSign(sign, badge),
  ];
}

const windowOf = (cell: Box): Box => ({
  x: cell.x + window.inset,
  y: cell.y + window.inset,
  width: window.width,
  height: window.height,
});

function layCard(card: Scene, cell: Box): Element[] {
  const left = cell.x + 9 + signSide;
  const room = nameRoom;
  const lines = setParagraph([{ text: card.name, face: 'bold' }], left, 0, room, {
    size: nameSize,
    leading: 1.1,
  });
  const baseline = cell.y + cell.height - 6 - signSide / 2 + capHeight(nameSize) / 2;
  const up = lines.lastBaseline / 2;
  return [
    { role: 'Figure', alt: card.name, children: layVignette(windowOf(cell), card) },
    { role: 'P', children: lines.marks.map((mark) => ({ ...mark, y: mark.y + baseline - up })) },
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
  const { width, height } = sizes.story;
  const cells = layGrid({ columns: 3, rows: 3, width, height });
  const empty = cells.slice(pile.length);
  const footer = paperSize().height - measures.footer;
  const heading = smallHeading(titles[sign], area.x + area.width / 2 + 8, footer);
  const blocks: Block[] = [
    heading,
    {
      role: 'Artifact',
      children: [
        ...cells.flatMap((cell) => layFrame(sign, cell)),
        ...empty.map(layOwnField),
        ...gridLines(cells),
      ],
    },
    ...pile.flatMap((card, index) => layCard(card, cells[index] as Box)),
  ];
  return { bookmark: titles[sign], blocks };
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

function layMat(): Page {
  const area = workArea(true);
  const { width, height } = sizes.story;
  const column = area.width / stages.length;
  const top = area.y + (area.height - 2 * height) / 2;
  const strip = column - width - 5;
  const marks: Mark[] = [];
  const headings = stages.map(({ title, picture, slots }, index): Element => {
    const x = area.x + index * column;
    const slot = (row: number, rows: number): Box => ({
      x: x + strip,
      y: top + row * height,
      width,
      height: height * rows,
    });
    const icon = { x: x + (strip - 20) / 2, y: top + height - 10, width: 20, height: 20 };
    marks.push(placePicture(picture, icon));
    if (index > 0) {
      const [tip, y] = [x - 1, top + height];
      marks.push({
        kind: 'path',
        d: `M${tip - 3.5} ${y - 5}L${tip} ${y}L${tip - 3.5} ${y + 5}`,
        stroke: { colour: 'frame', weight: 1.2 },
      });
    }
    slots.forEach((part, row) => {
      const frame = inset(slot(row, 1), 1.2);
      const side = 22;
      marks.push(
        {
          kind: 'rect',
          ...frame,
          radius: 5,
          fill: softOf(accentOf[part]),
          stroke: { colour: accentOf[part], weight: weights.frame },
        },
        ...drawSign(part, {
          x: frame.x + (frame.width - side) / 2,
          y: frame.y + (frame.height - side) / 2,
          width: side,
          height: side,
        }),
      );
    });
    if (slots.length === 0) {
      const frame = inset(slot(0, 2), 1.2);
      marks.push(
        {
          kind: 'rect',
          ...frame,
          radius: 5,
          fill: 'paper',
          stroke: { colour: 'frame', weight: weights.frame },
        },
        placePicture('pencil', {
          x: frame.x + frame.width - 19,
          y: frame.y + frame.height - 19,
          width: 15,
          height: 15,
        }),
      );
    }
    return {
      role: 'H2',
      children: [
        fitText(title, x + strip / 2, icon.y + icon.height + 9, strip, {
          size: 15,
          face: 'bold',
          align: 'centre',
        }),
      ],
    };
  });
  return {
    landscape: true,
    bookmark: 'Vertelmat',
    blocks: [{ role: 'Artifact', children: marks }, ...headings],
  };
}

export const pack = definePack({
  schema,
  adultPage: { accent: 'purple', pictures: ['rabbit-face', 'castle', 'key'] },
  prepare: prepareStory,
  layOut: (piles) => ({
    pages: [
      ...storyParts.map((part) => layPile(part, piles[part])),
      layMat(),
      layPile('vraag', piles.vragen),
    ],
    best: 1,
  }),
});
