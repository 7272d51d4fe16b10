/** Klank-zoekplaatje: for each sound a scene in which a child finds all that begins with it, and the answers. */

import { type Box, workArea } from '../../lay/box.ts';
import { divide, fill, inPages } from '../../lay/cells.ts';
import { prose, stack } from '../../lay/flow.ts';
import { decoration, figure, heading, paragraph } from '../../lay/meaning.ts';
import { type Move, moveMark } from '../../lay/moved-marks.ts';
import { page } from '../../lay/page.ts';
import { inPart } from '../../lay/parts.ts';
import { mm, type as typeSizes, weights } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import type { Accent } from '../../palette.ts';
import { softOf } from '../../palette.ts';
import type { Block, Mark, Page, PictureMark } from '../../sheet.ts';
import { capHeight, fitText, xHeight } from '../../text.ts';
import { schema } from './parameters.ts';
import { type DrawnScene, type DrawnThing, isTarget, prepareScenes, targetsOf } from './rules.ts';
import { sceneHeight, sceneWidth } from './scenery/backdrop.ts';

const accents: readonly Accent[] = ['blue', 'green', 'red', 'purple', 'yellow'];

const pictureOf = ({ picture, x, y, side, turn, flip }: DrawnThing): PictureMark => ({
  kind: 'picture',
  picture,
  x,
  y,
  width: side,
  height: side,
  ...(turn ? { turn } : {}),
  ...(flip ? { flip } : {}),
});

/** Things in drawing order, each with its word; scenery is passed over when the page is read aloud. */
const drawThings = (things: readonly DrawnThing[], move: Move): Block[] =>
  things.map((thing) => {
    const mark = moveMark(pictureOf(thing), move);
    return thing.word ? figure(thing.word.word, [mark]) : decoration([mark]);
  });

const headHeight = 24;

/** The sound as a letter, and an open circle to colour for each thing that is found. */
function layHead(scene: DrawnScene, accent: Accent): Block[] {
  const area = workArea();
  const radius = 10.5;
  const size = 44;
  const [x, y] = [area.x + radius, area.y + radius];
  const left = area.x + 2 * radius + 6;
  const step = 11.5;
  const count = targetsOf(scene).length;
  const circlesLeft = area.x + area.width - count * step;
  const room = circlesLeft - left;
  const title = { size: typeSizes.heading, face: 'bold', colour: accent } as const;
  const circle = { kind: 'circle', y } as const;
  const open = { fill: 'paper', stroke: { colour: accent, weight: weights.line } } as const;
  return [
    decoration([
      { ...circle, x, radius, fill: softOf(accent), stroke: { colour: accent, weight: weights.frame } },
    ]),
    heading(2, [fitText(`Wat begint er met /${scene.sound}/?`, left, y - 1, room, title)]),
    paragraph([
      fitText('Gevonden? Kleur een rondje.', left, y + 6, room, { size: typeSizes.small, colour: 'quiet' }),
    ]),
    paragraph([
      fitText(scene.sound, x, y + xHeight(size) / 2, 2 * radius, {
        size,
        face: 'bold',
        align: 'centre',
        colour: accent,
      }),
    ]),
    decoration(
      Array.from({ length: count }, (_, index) => ({
        ...circle,
        ...open,
        x: circlesLeft + (index + 0.5) * step,
        radius: 4.5,
      })),
    ),
  ];
}

function layScene(scene: DrawnScene, index: number): Page {
  const area = workArea();
  const move = { scale: 1, x: area.x, y: area.y + headHeight };
  return {
    bookmark: `Zoekplaatje /${scene.sound}/`,
    blocks: [
      ...layHead(scene, accents[index % accents.length] ?? 'blue'),
      decoration(scene.backdrop.map((mark) => moveMark(mark, move))),
      ...drawThings(scene.things, move),
    ],
  };
}

/** Around a thing that is to be found. */
const ringAround = ({ x, y, side }: DrawnThing, move: Move): Mark =>
  moveMark(
    {
      kind: 'circle',
      x: x + side / 2,
      y: y + side / 2,
      radius: side * 0.56,
      stroke: { colour: 'red', weight: 2.2 },
    },
    move,
  );

const answerStyle = { size: typeSizes.least, leading: 1.3 } as const;

/** A small scene with a ring around each thing to find, and under it the words and what to talk about. */
function layAnswer(scene: DrawnScene, box: Box): Block[] {
  const { sound, things, backdrop, talk } = scene;
  const scale = box.width / sceneWidth;
  const move: Move = { scale, x: box.x, y: box.y };
  const found = targetsOf(scene)
    .map(({ word }) => word)
    .join(', ');
  const below = stack(
    [
      prose(
        [
          { text: `/${sound}/ `, face: 'bold' },
          { text: found, face: 'regular' },
        ],
        answerStyle,
      ),
      prose(
        [
          { text: 'Praat verder: ', face: 'regular' },
          { text: talk, face: 'bold' },
        ],
        answerStyle,
      ),
    ],
    mm(typeSizes.least) * 1.3 + 2 - capHeight(typeSizes.least),
  );
  const top = box.y + sceneHeight * scale + mm(typeSizes.least) + 1.5 - capHeight(typeSizes.least);
  return [
    figure(`Het zoekplaatje van /${sound}/, met een ring om: ${found}`, [
      ...backdrop.map((mark) => moveMark(mark, move)),
      ...things.map((thing) => moveMark(pictureOf(thing), move)),
      ...things.filter((thing) => isTarget(thing, sound)).map((thing) => ringAround(thing, move)),
    ]),
    ...below({ x: box.x, top, width: box.width }).blocks,
  ];
}

const layAnswers = (scenes: readonly DrawnScene[]): Page[] =>
  inPages(scenes, 6).map((shown, index) =>
    page(
      {
        title: 'Dit kun je vinden',
        hint: 'Om elk goed antwoord staat een ring.',
        colour: 'red',
        bookmark: index === 0 && 'Antwoorden',
      },
      (room) => {
        const gutter = 8;
        const cells = divide({ ...room, y: room.y + 4, width: room.width + gutter, height: 2 * 124 }, 3, 2);
        return fill(cells, shown, (scene, cell) => layAnswer(scene, { ...cell, width: cell.width - gutter }));
      },
    ),
  );

export const pack = definePack({
  schema,
  face: { pictures: ['crescent-moon', 'magnifying-glass-tilted-left', 'fish'] },
  prepare: prepareScenes,
  layOut: (scenes) => ({
    pages: [
      ...inPart({ name: 'Zoekplaten: kies een klank', prints: { copyFor: 2 } }, scenes.map(layScene)),
      ...inPart({ name: 'Antwoorden', prints: 'once' }, layAnswers(scenes)),
    ],
  }),
});
