/** Klank-zoekplaatje: for each sound a scene in which a child finds all that begins with it, and the answers. */

import { mm, type as typeSizes, weights } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import type { Accent } from '../../palette.ts';
import { softOf } from '../../palette.ts';
import { type Box, workArea } from '../../parts/box.ts';
import { headPage } from '../../parts/heading.ts';
import type { Block, Element, Mark, Page, PictureMark } from '../../sheet.ts';
import { fitText, setParagraph, xHeight } from '../../text.ts';
import { type Move, moveMark } from './moved-marks.ts';
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
function drawThings(scene: DrawnScene, move: Move): Block[] {
  return scene.things.map((thing): Block => {
    const mark = moveMark(pictureOf(thing), move);
    return thing.word
      ? { role: 'Figure', alt: thing.word.word, children: [mark] }
      : { role: 'Artifact', children: [mark] };
  });
}

const headHeight = 24;

/** The sound as a letter, and an open circle to colour for each thing that is found. */
function layHead(scene: DrawnScene, accent: Accent): Block[] {
  const area = workArea();
  const radius = 10.5;
  const size = 44;
  const middle = { x: area.x + radius, y: area.y + radius };
  const left = area.x + 2 * radius + 6;
  const count = targetsOf(scene).length;
  const step = 11.5;
  const firstCircle = area.x + area.width - count * step + step / 2;
  const circles: Mark[] = Array.from({ length: count }, (_, index) => ({
    kind: 'circle',
    x: firstCircle + index * step,
    y: middle.y,
    radius: 4.5,
    fill: 'paper',
    stroke: { colour: accent, weight: weights.line },
  }));
  return [
    {
      role: 'Artifact',
      children: [
        {
          kind: 'circle',
          ...middle,
          radius,
          fill: softOf(accent),
          stroke: { colour: accent, weight: weights.frame },
        },
      ],
    },
    {
      role: 'H2',
      children: [
        fitText(`Wat begint er met /${scene.sound}/?`, left, middle.y - 1, firstCircle - step / 2 - left, {
          size: typeSizes.heading,
          face: 'bold',
          colour: accent,
        }),
      ],
    },
    {
      role: 'P',
      children: [
        fitText('Gevonden? Kleur een rondje.', left, middle.y + 6, firstCircle - step / 2 - left, {
          size: typeSizes.small,
          colour: 'quiet',
        }),
      ],
    },
    {
      role: 'P',
      children: [
        fitText(scene.sound, middle.x, middle.y + xHeight(size) / 2, 2 * radius, {
          size,
          face: 'bold',
          align: 'centre',
          colour: accent,
        }),
      ],
    },
    { role: 'Artifact', children: circles },
  ];
}

function layScene(scene: DrawnScene, index: number): Page {
  const area = workArea();
  const move = { scale: 1, x: area.x, y: area.y + headHeight };
  return {
    bookmark: `Zoekplaatje /${scene.sound}/`,
    blocks: [
      ...layHead(scene, accents[index % accents.length] ?? 'blue'),
      { role: 'Artifact', children: scene.backdrop.map((mark) => moveMark(mark, move)) },
      ...drawThings(scene, move),
    ],
  };
}

/** A small scene with a ring around each thing to find, and the words under it. */
function layAnswer(scene: DrawnScene, box: Box): Element[] {
  const scale = box.width / sceneWidth;
  const move: Move = { scale, x: box.x, y: box.y };
  const found = targetsOf(scene).map((target) => target.word);
  const rings = scene.things
    .filter((drawn) => isTarget(drawn, scene.sound))
    .map(
      (drawn): Mark =>
        moveMark(
          {
            kind: 'circle',
            x: drawn.x + drawn.side / 2,
            y: drawn.y + drawn.side / 2,
            radius: drawn.side * 0.56,
            stroke: { colour: 'red', weight: 2.2 },
          },
          move,
        ),
    );
  const style = { size: typeSizes.least, leading: 1.3 } as const;
  const words = setParagraph(
    [
      { text: `/${scene.sound}/ `, face: 'bold' },
      { text: found.join(', '), face: 'regular' },
    ],
    box.x,
    box.y + sceneHeight * scale + mm(typeSizes.least) + 1.5,
    box.width,
    style,
  );
  return [
    {
      role: 'Figure',
      alt: `Het zoekplaatje van /${scene.sound}/, met een ring om: ${found.join(', ')}`,
      children: [
        ...scene.backdrop.map((mark) => moveMark(mark, move)),
        ...scene.things.map((drawn) => moveMark(pictureOf(drawn), move)),
        ...rings,
      ],
    },
    { role: 'P', children: words.marks },
    {
      role: 'P',
      children: setParagraph(
        [
          { text: 'Praat verder: ', face: 'regular' },
          { text: scene.talk, face: 'bold' },
        ],
        box.x,
        words.lastBaseline + mm(typeSizes.least) * 1.3 + 2,
        box.width,
        style,
      ).marks,
    },
  ];
}

const answersPerPage = 6;

function layAnswers(scenes: readonly DrawnScene[]): Page[] {
  const area = workArea();
  const gutter = 8;
  const width = (area.width - 2 * gutter) / 3;
  const height = (sceneHeight * width) / sceneWidth;
  const rowHeight = 124;
  const pages = Math.ceil(scenes.length / answersPerPage);
  return Array.from({ length: pages }, (_, page): Page => {
    const heading = headPage('Dit kun je vinden', 'Om elk goed antwoord staat een ring.', { colour: 'red' });
    const shown = scenes.slice(page * answersPerPage, (page + 1) * answersPerPage);
    return {
      ...(page === 0 ? { bookmark: 'Antwoorden' } : {}),
      blocks: [
        ...heading.blocks,
        ...shown.flatMap((scene, index) =>
          layAnswer(scene, {
            x: area.x + (index % 3) * (width + gutter),
            y: heading.below + 4 + Math.floor(index / 3) * rowHeight,
            width,
            height,
          }),
        ),
      ],
    };
  });
}

export const pack = definePack({
  schema,
  adultPage: {
    accent: 'blue',
    pictures: ['crescent-moon', 'magnifying-glass-tilted-left', 'fish'],
    usesCuts: false,
  },
  prepare: prepareScenes,
  layOut: (scenes) => ({ pages: [...scenes.map(layScene), ...layAnswers(scenes)] }),
});
