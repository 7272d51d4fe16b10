/** The last page: how to watch, a class to write down, and what is next for who can do it. */
import type { Exercise } from '../../model/exercise.ts';
import type { ExercisePlan } from '../../model/exercise-plan.ts';
import { randomFrom, shuffle } from '../../model/shuffle.ts';
import { figureNames } from '../cast/index.ts';
import { type as typeSizes, weights } from '../measures.ts';
import type { Mark, Page, Part } from '../sheet.ts';
import { capHeight, type Run, setText } from '../text.ts';
import type { Box } from './box.ts';
import { framed, type Laid, type Piece, prose, row, stack } from './flow.ts';
import { decoration, paragraph } from './meaning.ts';
import { layGrid, names } from './observation-grid.ts';
import { page } from './page.ts';
import { placePicture } from './picture-box.ts';
import { writingLine } from './writing-line.ts';

const part: Part = {
  name: 'Observatieblad',
  holder: 'leerkracht',
  optional: true,
  prints: { copyFor: names },
};
/** How a child does it: that is asked of each column alike. */
const signs = [
  { sign: '+', means: 'zelf' },
  { sign: '±', means: 'met hulp' },
  { sign: '–', means: 'nog niet' },
] as const;
const gap = 5;
const figureSide = 22;
const style = { size: typeSizes.play, leading: 1.28 } as const;

export const layObservationPage = ({ plan, slug }: Exercise): Page => ({
  ...page({ title: part.name, colour: 'own' }, (room) => {
    const guide = layGuide(room, plan, slug);
    const further = layFurther(plan.further);
    const furtherHeight = further({ ...room, top: 0 }).bottom;
    const top = guide.bottom + gap;
    const free = room.y + room.height - furtherHeight - gap - top;
    const grid = layGrid({ ...room, y: top, height: free }, plan);
    return [...guide.blocks, ...grid.blocks, ...further({ ...room, top: grid.bottom + gap }).blocks];
  }),
  part,
});

/** The goal, and what the signs say; one of the cast stands beside it and points at the goal. */
function layGuide(room: Box, { goal }: ExercisePlan, seed: string): Laid {
  const [figure = 'meisje'] = shuffle(figureNames, randomFrom(seed));
  const lead = stack(
    [
      prose([bold('Doel: '), regular(goal)], style),
      laySigns,
      prose([regular('Kijk per keer naar een paar kinderen. Zet een teken met de datum: + 12/3.')], {
        ...style,
        colour: 'quiet',
      }),
    ],
    3.5,
  );
  const { blocks, bottom } = lead({ x: room.x, top: room.y, width: room.width - figureSide - 6 });
  const place = {
    x: room.x + room.width - figureSide - 4,
    y: bottom + gap - figureSide - weights.line,
    width: figureSide,
    height: figureSide,
  };
  return {
    blocks: [decoration([placePicture(`${figure}-wijst`, place, { flip: true })]), ...blocks],
    bottom,
  };
}

const bold = (text: string): Run => ({ text, face: 'bold' });
const regular = (text: string): Run => ({ text, face: 'regular' });

const signWidth = 36;

const laySigns: Piece = (column) =>
  row(
    signs.map(({ sign, means }) => besideSign(sign, prose([bold(means)], style))),
    0,
    signs.map(() => signWidth),
  )(column);

/** Behind the sign on a disc. */
const besideSign =
  (sign: string, piece: Piece): Piece =>
  ({ x, top, width }) => {
    const radius = 3;
    const indent = 2 * radius + 2.5;
    const size = typeSizes.heading;
    const { blocks, bottom } = piece({ x: x + indent, top, width: width - indent });
    const [across, down] = [x + radius, top + capHeight(style.size) / 2];
    const disc: Mark = { kind: 'circle', x: across, y: down, radius, fill: 'own' };
    const label = { size, face: 'bold', colour: 'paper', align: 'centre' } as const;
    return {
      blocks: [
        decoration([disc]),
        paragraph([setText(sign, across, down + capHeight(size) / 2, label)]),
        ...blocks,
      ],
      bottom,
    };
  };

/** Who can do all of it, and what is next for them. */
const layFurther = (text: string): Piece =>
  framed(
    row(
      [
        prose([bold('Overal een +? '), regular(text)], style),
        ({ x, top, width }) => {
          const said = setText('Met wie?', x, top + capHeight(style.size), {
            size: style.size,
            face: 'bold',
          });
          const from = said.x + said.width + 2;
          return {
            blocks: [
              paragraph([said]),
              decoration([
                writingLine({ x: from, width: x + width - from }, said.y + 1),
                writingLine({ x, width }, said.y + 10),
              ]),
            ],
            bottom: said.y + 10,
          };
        },
      ],
      gap,
    ),
    5,
    { radius: 4, fill: 'ownSoft', stroke: { colour: 'own', weight: weights.line } },
  );
