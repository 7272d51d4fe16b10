/** Verhaal-kaarten: who, where, what and a problem, a mat to lay them on, and questions that help along. */

import { page as measures, paperSize, cards as sizes, weights } from '../../measures.ts';
import { definePack, type Kit, type Path } from '../../pack.ts';
import { softOf } from '../../palette.ts';
import { layAdultPage } from '../../parts/adult-page.ts';
import { type Box, inset, workArea } from '../../parts/box.ts';
import { layGrid } from '../../parts/card-grid.ts';
import { finishSheet } from '../../parts/finish.ts';
import { smallHeading } from '../../parts/heading.ts';
import { gridLines } from '../../parts/lines.ts';
import { placePicture } from '../../parts/picture-box.ts';
import { layVignette, pictureNameOf, type Scene, shownOtherwise } from '../../parts/vignette.ts';
import { type Objection, Refusal } from '../../refusal.ts';
import type { Block, Element, Mark, Page } from '../../sheet.ts';
import { breakLines, capHeight, fitText, measureText, setParagraph } from '../../text.ts';
import { type Parameters, schema } from './parameters.ts';
import { checkStoryCards, type StoryPart, storyParts } from './rules.ts';
import { accentOf, drawSign, type Sign } from './story-signs.ts';

const titles: Readonly<Record<Sign, string>> = {
  wie: 'Wie-kaarten',
  waar: 'Waar-kaarten',
  wat: 'Wat-kaarten',
  probleem: 'Probleem-kaarten',
  vraag: 'Vraagkaarten',
};

const signSide = 13;
const nameSize = 15;
const frameWeight = 1.1;
/** Beside the sign, two lines of it. */
const nameRoom = sizes.story.width - signSide - 14.5;

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
  x: cell.x + 6,
  y: cell.y + 6,
  width: cell.width - 12,
  height: cell.height - 12 - signSide - 6,
});

function layCard(card: Scene, cell: Box, path: Path): Element[] {
  const left = cell.x + 9 + signSide;
  const room = nameRoom;
  const lines = setParagraph([{ text: card.name, face: 'bold' }], left, 0, room, {
    size: nameSize,
    leading: 1.1,
  });
  const baseline = cell.y + cell.height - 6 - signSide / 2 + capHeight(nameSize) / 2;
  const up = lines.lastBaseline / 2;
  return [
    { role: 'Figure', alt: card.name, children: layVignette(windowOf(cell), card, [...path, 'pictures']) },
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
    ...pile.flatMap((card, index) =>
      layCard(card, cells[index] as Box, [sign === 'vraag' ? 'vragen' : sign, index]),
    ),
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

/** On two lines at most, no word wider than its line. */
function fitsOnCard(name: string): boolean {
  if (name.split(' ').some((word) => measureText(word, nameSize, 'bold') > nameRoom)) return false;
  return breakLines([{ text: name, face: 'bold' }], nameRoom, nameSize).length <= 2;
}

function refuseNames(parameters: Parameters): Objection[] {
  return [...storyParts, 'vragen' as const].flatMap((pile) =>
    parameters[pile].flatMap(({ name }, index): Objection[] => {
      const reason = `"${name}" past niet op de kaart; maak het korter`;
      return fitsOnCard(name) ? [] : [{ rule: 'name-too-long', reason, path: [pile, index, 'name'] }];
    }),
  );
}

function refusePictures(parameters: Parameters, kit: Kit): Objection[] {
  return storyParts.flatMap((pile) =>
    parameters[pile].flatMap(({ name, pictures }, index) =>
      shownOtherwise(kit, name.split(' '), pictures).map(
        ({ word, picture }): Objection => ({
          rule: 'other-picture',
          reason: `bij "${word}" hoort het plaatje ${picture}, net als in de andere oefeningen`,
          path: [pile, index, 'pictures'],
        }),
      ),
    ),
  );
}

function refuseDoubles(parameters: Parameters): Objection[] {
  const cardsOf = (part: StoryPart) =>
    parameters[part].map(({ name, pictures }) => ({ name, pictures: pictures.map(pictureNameOf) }));
  const cards = {
    wie: cardsOf('wie'),
    waar: cardsOf('waar'),
    wat: cardsOf('wat'),
    probleem: cardsOf('probleem'),
  };
  return checkStoryCards(cards).map(({ part, card, rule, reason }) => ({ rule, reason, path: [part, card] }));
}

export const verhaalKaarten = definePack({
  schema,
  layOut(exercise, kit) {
    const { parameters } = exercise;
    const objections = [
      ...refuseDoubles(parameters),
      ...refuseNames(parameters),
      ...refusePictures(parameters, kit),
    ];
    if (objections.length > 0) throw new Refusal(objections);
    return finishSheet(
      exercise,
      kit,
      [
        layAdultPage(exercise, kit, { accent: 'purple', pictures: ['rabbit-face', 'castle', 'key'] }),
        ...storyParts.map((part) => layPile(part, parameters[part])),
        layMat(),
        layPile('vraag', parameters.vragen),
      ],
      { preview: 2 },
    );
  },
});
