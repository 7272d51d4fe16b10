/** A card of a hunt: a place with things to find in it, each with its box to tick and its word to learn. */
import { type Box, workArea } from '../../sheets/lay/box.ts';
import { decoration, figure, heading, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Accent } from '../../sheets/palette.ts';
import type { Element, Mark, Page } from '../../sheets/sheet.ts';
import { fitText } from '../../sheets/text.ts';
import { drawFooting, squareAt } from './footing.ts';
import { layLabel } from './label.ts';
import { pointerOf } from './label-place.ts';
import { plate } from './measures.ts';
import { aimPointer, drawPointer } from './pointer.ts';
import type { Hunt } from './rules.ts';
import { drawScene, groundFor, type Seat } from './scenes/index.ts';
import type { Scene } from './scenes/scene.ts';

export function layHunt(hunt: Hunt, accent: Accent): Page {
  const area = workArea();
  const ground = groundFor(hunt);
  const shown = hunt.things.map(({ word }) => word.picture);
  const stroke = { colour: accent, weight: weights.frame } as const;
  return {
    bookmark: hunt.title,
    blocks: [
      decoration([...drawScene(ground.scene, area, shown), ...drawPlate(hunt.picture, area, accent)]),
      ...layTitle(hunt, area, accent),
      list(ground.seats.map((seat) => layThing(seat, ground.scene, area, accent))),
      decoration([{ kind: 'rect', ...area, stroke }]),
    ],
  };
}

const drawPlate = (picture: string, { x, y }: Box, accent: Accent): Mark[] => [
  {
    kind: 'rect',
    x: x + plate.x,
    y: y + plate.y,
    width: plate.width,
    height: plate.height,
    radius: 4,
    fill: 'paper',
    stroke: { colour: accent, weight: weights.frame },
  },
  placePicture(picture, {
    x: x + plate.x + plate.width - plate.margin - plate.picture,
    y: y + plate.y + (plate.height - plate.picture) / 2,
    width: plate.picture,
    height: plate.picture,
  }),
];

function layTitle({ title, say }: Hunt, { x, y }: Box, accent: Accent): Element[] {
  const left = x + plate.x + plate.margin;
  const top = y + plate.y;
  const width = plate.width - 3 * plate.margin - plate.picture;
  return [
    heading(2, [fitText(title, left, top + 12.6, width, { size: 22, face: 'bold', colour: accent })]),
    paragraph([fitText(say, left, top + 21, width, { size: typeSizes.body })]),
  ];
}

/** What it is, and the word to learn with it. */
function layThing({ thing, spot, label }: Seat, { soil }: Scene, area: Box, accent: Accent): Element {
  const { word: shown, points, stance } = thing;
  const square = squareAt(area.x + spot.x, area.y + spot.y, spot.size, stance.foot);
  const placed = placePicture(shown.picture, square, { turn: stance.turn });
  return item([
    figure(shown.word, [...drawFooting(stance, square, soil), placed]),
    ...layLabel(thing, { ...label, x: area.x + label.x, y: area.y + label.y }, accent),
    // Over its label, from which it comes.
    ...(points
      ? [paragraph(drawPointer(aimPointer(points, placed, stance.turn), points.from, area, pointerOf(spot)))]
      : []),
  ]);
}
