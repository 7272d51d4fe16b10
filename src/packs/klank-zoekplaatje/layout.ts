/** Klank-zoekplaatje: for each sound a scene in which a child finds all that begins with it, and the answers. */

import { hold } from '../../model/set-contents.ts';
import { startsWithCluster, withArticle } from '../../model/word.ts';
import { type Box, workArea } from '../../sheets/lay/box.ts';
import { divide, fill, inPages } from '../../sheets/lay/cells.ts';
import { headingPiece, listing, prose, stack } from '../../sheets/lay/flow.ts';
import { decoration, figure, heading, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { moveMark } from '../../sheets/marks/index.ts';
import type { Move } from '../../sheets/marks/move.ts';
import { mm, type as typeSizes, weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import type { Accent } from '../../sheets/palette.ts';
import { softOf } from '../../sheets/palette.ts';
import type { Block, Page, PictureMark } from '../../sheets/sheet.ts';
import { capHeight, fitText, setText, xHeight } from '../../sheets/text.ts';
import { contentsOf } from './contents.ts';
import { type DrawnScene, type DrawnThing, isTarget, prepareScenes, targetsOf } from './rules.ts';
import { type SceneMark, sceneHeight, sceneWidth } from './scenery/backdrop.ts';
import { drawGrass, drawShadow, footOf } from './scenery/footing.ts';

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
const drawThings = ({ things }: DrawnScene, move: Move): Block[] =>
  things.flatMap((thing) => {
    const mark = moveMark(pictureOf(thing), move);
    const shown = thing.word ? figure(thing.word.word, [mark]) : decoration([mark]);
    const front = thing.front ? [decoration(thing.front.map((part) => moveMark(part, move)))] : [];
    if (!thing.standsOn) return [shown, ...front];
    const foot = footOf(thing);
    const grass = drawGrass(foot, thing.standsOn).map((blades) => moveMark(blades, move));
    return [
      decoration([moveMark(drawShadow(foot, thing.standsOn), move)]),
      shown,
      ...(grass.length > 0 ? [decoration(grass)] : []),
      ...front,
    ];
  });

export const drawScene = (scene: DrawnScene, move: Move): Block[] => [
  decoration(scene.backdrop.map((mark) => moveMark(mark, move))),
  ...drawThings(scene, move),
];

const headHeight = 24;

/** Half of how high the letters of a sound stand on their line, so that they are in the middle of their circle. */
const halfHeight = (sound: string, size: number): number =>
  (/[bdfhklt]/.test(sound) ? capHeight(size) * 1.06 : xHeight(size)) / 2;

/** As it is read out, in two lines: whoever reads “met m” says em. A sound that can't be held is asked for by a word. */
function sayAsk({ sound, like }: DrawnScene): string[] {
  const held = hold(sound);
  if (held === sound) return ['Wat begint', `net als ${like?.word ?? sound}?`];
  return like ? [`Wat begint met ${held},`, `net als ${like.word}?`] : ['Wat begint', `er met ${held}?`];
}

const letter = { radius: 10, size: 51, down: 11 } as const;
/** Of a word that begins so. */
const model = { side: 18, gap: 3 } as const;
/** In two rows. */
const foundCircle = { radius: 4.5, step: 11.5, down: 5.6 } as const;

/** The sound as a letter and as a word that begins with it, and an open circle to colour for each thing that is found. */
function layHead(scene: DrawnScene, accent: Accent): Block[] {
  const area = workArea();
  const [x, y] = [area.x + letter.radius, area.y + letter.down];
  const beside = area.x + 2 * letter.radius + model.gap;
  const picture = scene.like?.picture;
  const left = picture ? beside + model.side + model.gap : beside;
  const count = targetsOf(scene).length;
  const inRow = Math.ceil(count / 2);
  const circlesLeft = area.x + area.width - inRow * foundCircle.step;
  const room = circlesLeft - left;
  const [first = '', second = ''] = sayAsk(scene);
  const title = { size: typeSizes.heading, face: 'bold', colour: accent } as const;
  const circle = { kind: 'circle', y } as const;
  const open = { fill: 'paper', stroke: { colour: accent, weight: weights.line } } as const;
  return [
    decoration([
      {
        ...circle,
        x,
        radius: letter.radius,
        fill: softOf(accent),
        stroke: { colour: accent, weight: weights.frame },
      },
      ...(picture
        ? [placePicture(picture, { x: beside, y: y - model.side / 2, width: model.side, height: model.side })]
        : []),
    ]),
    heading(2, [fitText(first, left, y - 4.4, room, title), fitText(second, left, y + 1.6, room, title)]),
    paragraph([
      fitText('Gevonden? Kleur een rondje.', left, y + 8, room, { size: typeSizes.small, colour: 'quiet' }),
    ]),
    paragraph([
      fitText(scene.sound, x, y + halfHeight(scene.sound, letter.size), 2 * letter.radius, {
        size: letter.size,
        face: 'bold',
        align: 'centre',
        colour: accent,
      }),
    ]),
    decoration(
      Array.from({ length: count }, (_, index) => ({
        ...circle,
        ...open,
        x: circlesLeft + ((index % inRow) + 0.5) * foundCircle.step,
        y: y + (index < inRow ? -foundCircle.down : foundCircle.down),
        radius: foundCircle.radius,
      })),
    ),
  ];
}

/** Under the scene, for the grown-up. */
function layTalk(talk: string, below: number): Block {
  const { x, width } = workArea();
  const size = typeSizes.play;
  const baseline = below + 3 + capHeight(size);
  const label = setText('Praat verder: ', x, baseline, { size, colour: 'quiet' });
  return paragraph([label, fitText(talk, x + label.width, baseline, width - label.width, { size })]);
}

function layScene(scene: DrawnScene, index: number): Page {
  const area = workArea();
  const move = { scale: 1, x: area.x, y: area.y + headHeight };
  return {
    bookmark: `Zoekplaatje /${scene.sound}/`,
    blocks: [
      ...layHead(scene, accents[index % accents.length] ?? 'blue'),
      ...drawScene(scene, move),
      layTalk(scene.talk, move.y + sceneHeight),
    ],
  };
}

const answerWidth = 55;

/** Without its colours and with pale lines, so that what stands before it is seen at a glance. */
const fade = (mark: SceneMark): SceneMark => ({
  ...mark,
  ...('fill' in mark && mark.fill ? { fill: 'paper' } : {}),
  ...('stroke' in mark && mark.stroke ? { stroke: { ...mark.stroke, colour: 'faint' } } : {}),
});

/** A small scene in which only what is to be found is left, and beside it the words. */
function layAnswer({ sound, things, backdrop, note }: DrawnScene, box: Box): Block[] {
  const scale = answerWidth / sceneWidth;
  const move: Move = { scale, x: box.x, y: box.y };
  const found = things.filter((thing) => isTarget(thing, sound));
  const targets = found.flatMap(({ word }) => word ?? []);
  const words = targets.map(withArticle);
  /** Heard soonest: one sound alone in front. */
  const easy = targets.map((word) => !startsWithCluster(word));
  const style = { size: typeSizes.least, leading: 1.5 };
  const column = { x: box.x + answerWidth + 3, top: box.y + 1, width: box.width - answerWidth - 3 };
  const beside = stack(
    [
      headingPiece(3, `/${sound}/`, { size: typeSizes.heading, face: 'bold' }),
      listing(
        words.map((text) => [{ text, face: 'regular' }]),
        {
          ...style,
          indent: 3.5,
          gap: mm(style.size) * style.leading - capHeight(style.size),
          label: (index, x, baseline) => [
            setText(easy[index] ? '•' : '–', x, baseline, { size: style.size, colour: 'own' }),
          ],
        },
      ),
      ...(note ? [prose([{ text: note, face: 'regular' }], { size: style.size, leading: 1.25 })] : []),
    ],
    4,
  );
  return [
    figure(`De plaat van /${sound}/, met alleen: ${words.join(', ')}`, [
      ...backdrop.map((mark) => moveMark(fade(mark), move)),
      ...found.flatMap(({ front = [], ...thing }) =>
        [pictureOf(thing), ...front.map(fade)].map((mark) => moveMark(mark, move)),
      ),
    ]),
    ...beside(column).blocks,
  ];
}

const layAnswers = (scenes: readonly DrawnScene[]): Page[] =>
  inPages(scenes, 6).map((shown, index) =>
    page(
      {
        title: 'Dit kun je vinden',
        hint: 'Met stip: één klank vooraan. Met streepje: twee, dat is lastiger.',
        colour: 'own',
        bookmark: index === 0 && 'Antwoorden',
      },
      (room) => {
        const gutter = 6;
        const cells = divide({ ...room, y: room.y + 3, width: room.width + gutter, height: 3 * 84 }, 2, 3);
        return fill(cells, shown, (scene, cell) => layAnswer(scene, { ...cell, width: cell.width - gutter }));
      },
    ),
  );

export const maker = definePageMaker({
  prepare: prepareScenes,
  contentsOf,
  layOut: ({ scenes, hasAnswers }) => ({
    pages: [
      ...inPart({ name: 'Zoekplaten', holder: 'groepje', prints: { chosenFor: 4 } }, scenes.map(layScene)),
      ...inPart(
        { name: 'Antwoorden', holder: 'leerkracht', prints: 'once' },
        hasAnswers ? layAnswers(scenes) : [],
      ),
    ],
  }),
});
