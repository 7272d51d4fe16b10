/** The last page: what to look for, a class to write down, and what to do next with whom. */
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
const part: Part = {
  name: 'Observatieblad',
  holder: 'leerkracht',
  optional: true,
  prints: { copyFor: names },
};
const signs = [
  { of: 'can', sign: '+', means: 'Lukt al' },
  { of: 'withHelp', sign: '±', means: 'Met hulp' },
  { of: 'notYet', sign: '–', means: 'Nog niet' },
] as const;
/** To write in by hand: a sign with a date, and another beside it. */
const rowHeight = { least: 8, most: 10 } as const;
/** For the names of those who do the same next time, on two lines. */
const nextLine = 8.5;
const nameWidth = 46;
const headHeight = 18;
const headLines = 3;
const aboveFooter = 2;
const figureSide = 22;
const howTo = 'Kijk per keer naar een paar kinderen. Zet een teken met de datum: + 12/3.';
const style = { size: typeSizes.play, leading: 1.28 } as const;

export const layObservationPage = ({ plan, slug }: Exercise): Page => ({
  ...page({ title: part.name, colour: 'own' }, (room) => {
    const column = { x: room.x, top: 0, width: room.width };
    const next = layNext(plan.outcomes);
    const nextHeight = next(column).bottom;
    const above = {
      ...room,
      height: room.height - headHeight - names * rowHeight.least - nextHeight - 9 - aboveFooter,
    };
    const guide = layGuide(above, plan, slug);
    const top = guide.bottom + 5;
    const free = room.y + room.height - nextHeight - 4 - aboveFooter - top;
    const grid = { ...room, y: top, height: Math.min(free, headHeight + names * rowHeight.most) };
    const foot = { ...column, top: grid.y + grid.height + 4 };
    return [...guide.blocks, ...layGrid(grid, plan), ...next(foot).blocks];
  }),
  part,
});

const columnGap = 6;
const strip = { radius: 4, stroke: { colour: 'own', weight: weights.line } } as const;

/** The goal, and for each sign what one sees. */
function layGuide(room: Box, { goal, outcomes }: ExercisePlan, seed: string): Laid {
  const lead = stack(
    [
      labelled('Doel: ', goal, typeSizes.play),
      prose([{ text: howTo, face: 'regular' }], { ...style, colour: 'quiet' }),
    ],
    3,
  );
  const seen = signs.map(({ of, sign, means }) =>
    stack([signHead(sign, means), prose([{ text: outcomes[of].see, face: 'regular' }], style)], 4),
  );
  const framedSigns = framed(row(seen, columnGap), 5, { ...strip, fill: 'paper' });
  return layIn(
    room,
    stack(
      [
        ({ width, ...column }) => lead({ ...column, width: width - figureSide - 6 }),
        onTop(framedSigns, seed),
      ],
      4,
    ),
    (by) => `het observatieblad is ${by.toFixed(0)} mm te vol; maak de teksten bij “outcomes” korter`,
  );
}

/** What helps on the children of each sign, and who they are. */
function layNext(outcomes: ExercisePlan['outcomes']): Piece {
  const helps = signs.map(({ of, sign }) =>
    besideSign(sign, prose([{ text: outcomes[of].next, face: 'regular' }], style)),
  );
  const heading = headingPiece(3, 'En dan? Schrijf op met wie.', {
    size: typeSizes.body,
    face: 'bold',
    colour: 'own',
  });
  return framed(
    stack(
      [
        heading,
        row(helps, columnGap),
        row(
          signs.map(() => layNameLines),
          columnGap,
        ),
      ],
      4,
    ),
    5,
    {
      ...strip,
      fill: 'ownSoft',
    },
  );
}

const layNameLines: Piece = ({ x, top, width }) => {
  const [middle, bottom] = [top + nextLine, top + 2 * nextLine];
  const stroke = { colour: 'edge', weight: weights.hair } as const;
  return {
    blocks: [
      decoration([
        { kind: 'rect', x, y: top, width, height: bottom - top, radius: 2, fill: 'paper', stroke },
        { kind: 'line', x1: x, y1: middle, x2: x + width, y2: middle, stroke },
      ]),
    ],
    bottom,
  };
};

/** One of the cast stands on it and points at the goal. */
const onTop =
  (piece: Piece, seed: string): Piece =>
  (column) => {
    const [figure = 'meisje'] = shuffle(figureNames, randomFrom(seed));
    const x = column.x + column.width - figureSide - 4;
    const place = { x, y: column.top - figureSide - weights.line, width: figureSide, height: figureSide };
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

const signHead = (sign: string, means: string): Piece =>
  besideSign(sign, headingPiece(3, means, { size: typeSizes.body, face: 'bold', colour: 'own' }));

/** Behind the sign on a disc. */
const besideSign =
  (sign: string, piece: Piece): Piece =>
  ({ x, top, width }) => {
    const radius = 3;
    const indent = 2 * radius + 2.5;
    const size = typeSizes.heading;
    const { blocks, bottom } = piece({ x: x + indent, top, width: width - indent });
    const [across, down] = [x + radius, top + capHeight(typeSizes.body) / 2];
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
function layGrid(room: Box, { about, observe }: ExercisePlan): Block[] {
  const columns = { ...room, x: room.x + nameWidth, width: room.width - nameWidth };
  const heads = divide({ ...columns, height: headHeight }, observe.length, 1);
  const rows = divide({ ...room, y: room.y + headHeight, height: room.height - headHeight }, 1, names);
  return [
    decoration([{ kind: 'rect', ...around(heads), fill: 'ownSoft' }, ...layLines(room, heads, rows)]),
    paragraph([
      setText('Naam', room.x + 2, room.y + headHeight - 2, { size: typeSizes.least, face: 'bold' }),
    ]),
    ...(about ? layAbout(about, room) : []),
    ...heads.map((head, index) => paragraph(layHead(observe[index] ?? '', head))),
  ];
}

/** With a line to write on. */
function layAbout(about: string, { x, y }: Box): Block[] {
  const label = setText(`${about}:`, x + 2, y + 4.2, { size: typeSizes.least, face: 'bold' });
  const line: Mark = {
    kind: 'line',
    x1: label.x,
    y1: y + 10.6,
    x2: x + nameWidth - 2,
    y2: y + 10.6,
    stroke: { colour: 'quiet', weight: weights.hair },
  };
  return [paragraph([label]), decoration([line])];
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
