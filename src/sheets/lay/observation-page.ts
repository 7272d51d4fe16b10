/** The last page: what to look for and what to do next, and a class to write down. */
import type { Exercise } from '../../model/exercise.ts';
import type { ExercisePlan } from '../../model/exercise-plan.ts';
import { randomFrom, shuffle } from '../../model/shuffle.ts';
import { figureNames } from '../cast/index.ts';
import { mm, type as typeSizes, weights } from '../measures.ts';
import { refuse } from '../refusal.ts';
import type { Block, Mark, Page, Part } from '../sheet.ts';
import { capHeight, setParagraph, setText } from '../text.ts';
import { around, type Box } from './box.ts';
import { divide } from './cells.ts';
import { framed, headingPiece, type Laid, layIn, type Piece, prose, row, stack } from './flow.ts';
import { decoration, paragraph } from './meaning.ts';
import { page } from './page.ts';
import { placePicture } from './picture-box.ts';

/** As many as have room to be written about; a class takes two sheets. */
const names = 13;
const part: Part = { name: 'Observatieblad', prints: { copyFor: names } };
const signs = [
  { of: 'can', sign: '+', means: 'Lukt al' },
  { of: 'withHelp', sign: '±', means: 'Met hulp' },
  { of: 'notYet', sign: '–', means: 'Nog niet' },
] as const;
/** To write in by hand: a sign with a date, and another beside it. */
const rowHeight = { least: 8.4, most: 12.5 } as const;
const nameWidth = 46;
const headHeight = 18;
const headLines = 3;
const figureSide = 22;
const howTo = 'Kijk per keer naar een paar kinderen. Zet een teken met de datum: + 12/3.';
const style = { size: typeSizes.play, leading: 1.28 } as const;

export const layObservationPage = ({ plan, slug }: Exercise): Page => ({
  ...page({ title: part.name, colour: 'own' }, (room) => {
    const guide = layGuide(
      { ...room, height: room.height - headHeight - names * rowHeight.least - 4 },
      plan,
      slug,
    );
    const top = guide.bottom + 5;
    const free = room.y + room.height - top;
    const grid = { ...room, y: top, height: Math.min(free, headHeight + names * rowHeight.most) };
    return [...guide.blocks, ...layGrid(grid, plan.observe)];
  }),
  part,
});

/** The goal, and for each sign what one sees and what helps a child on. */
function layGuide(room: Box, { goal, outcomes }: ExercisePlan, seed: string): Laid {
  const lead = stack(
    [
      labelled('Doel: ', goal, typeSizes.play),
      prose([{ text: howTo, face: 'regular' }], { ...style, colour: 'quiet' }),
    ],
    3,
  );
  const columns = row(
    signs.map(({ of, sign, means }) => layOutcome(sign, means, outcomes[of])),
    6,
  );
  const strip = framed(columns, 5, {
    radius: 4,
    fill: 'paper',
    stroke: { colour: 'own', weight: weights.line },
  });
  return layIn(
    room,
    stack(
      [({ width, ...column }) => lead({ ...column, width: width - figureSide - 6 }), onTop(strip, seed)],
      4,
    ),
    (by) => `het observatieblad is ${by.toFixed(0)} mm te vol; maak de teksten bij “outcomes” korter`,
  );
}

/** One of the cast stands on it and points at the goal. */
const onTop =
  (piece: Piece, seed: string): Piece =>
  (column) => {
    const [figure = 'meisje'] = shuffle(figureNames, randomFrom(seed));
    const x = column.x + column.width - figureSide - 4;
    const place = { x, y: column.top - figureSide, width: figureSide, height: figureSide };
    const { blocks, bottom } = piece(column);
    return {
      blocks: [decoration([placePicture(`${figure}-wijst`, place, { flip: true })]), ...blocks],
      bottom,
    };
  };

const labelled = (label: string, text: string, size: number): Piece =>
  prose(
    [
      { text: label, face: 'bold' },
      { text, face: 'regular' },
    ],
    { ...style, size },
  );

const layOutcome = (sign: string, means: string, { see, next }: ExercisePlan['outcomes']['can']): Piece =>
  stack(
    [
      signHead(sign, means),
      stack([prose([{ text: see, face: 'regular' }], style), labelled('Dan: ', next, style.size)], 3.4),
    ],
    4,
  );

/** The sign on a disc, with what it means behind it. */
const signHead =
  (sign: string, means: string): Piece =>
  ({ x, top, width }) => {
    const radius = 3;
    const indent = 2 * radius + 2.5;
    const size = typeSizes.heading;
    const named = headingPiece(3, means, { size: typeSizes.body, face: 'bold', colour: 'own' });
    const { blocks, bottom } = named({ x: x + indent, top, width: width - indent });
    const [across, down] = [x + radius, (top + bottom) / 2];
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

/** Names down, what to watch across. */
function layGrid(room: Box, observe: readonly string[]): Block[] {
  const columns = { ...room, x: room.x + nameWidth, width: room.width - nameWidth };
  const heads = divide({ ...columns, height: headHeight }, observe.length, 1);
  const rows = divide({ ...room, y: room.y + headHeight, height: room.height - headHeight }, 1, names);
  return [
    decoration([{ kind: 'rect', ...around(heads), fill: 'ownSoft' }, ...layLines(room, heads, rows)]),
    paragraph([
      setText('Naam', room.x + 2, room.y + headHeight - 3, { size: typeSizes.least, face: 'bold' }),
    ]),
    ...heads.map((head, index) => paragraph(layHead(observe[index] ?? '', head))),
  ];
}

/** In the middle of its column's head. */
function layHead(text: string, head: Box): Mark[] {
  const look = { size: typeSizes.least, leading: 1.2, align: 'centre' } as const;
  const runs = [{ text, face: 'regular' }] as const;
  const { marks, lastBaseline, lines } = setParagraph(runs, head.x + 1.5, 0, head.width - 3, look);
  if (lines > headLines)
    refuse('text-too-long', `“${text}” past niet boven een kolom van het observatieblad; maak het korter`);
  const down = head.y + (head.height - lastBaseline) / 2 + mm(look.size) * 0.3;
  return marks.map((mark) => ({ ...mark, y: mark.y + down }));
}

function layLines(room: Box, heads: readonly Box[], rows: readonly Box[]): Mark[] {
  const thin = { colour: 'edge', weight: weights.hair } as const;
  const thick = { colour: 'own', weight: weights.line } as const;
  const [right, bottom] = [room.x + room.width, room.y + room.height];
  const across = (y: number, stroke: typeof thin | typeof thick): Mark => ({
    kind: 'line',
    x1: room.x,
    y1: y,
    x2: right,
    y2: y,
    stroke,
  });
  return [
    ...heads.map(({ x }): Mark => ({ kind: 'line', x1: x, y1: room.y, x2: x, y2: bottom, stroke: thin })),
    ...rows.map(({ y }, index) => across(y, index === 0 ? thick : thin)),
    { kind: 'rect', ...room, stroke: thick },
  ];
}
