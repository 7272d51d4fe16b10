/** The last page: for each child of a class what it does by itself, and under each column what helps and with whom. */
import type { Exercise } from '../../model/exercise.ts';
import type { Behaviour, ExercisePlan } from '../../model/exercise-plan.ts';
import { randomFrom, shuffle } from '../../model/shuffle.ts';
import { figureNames } from '../cast/index.ts';
import { mm, type as typeSizes, weights } from '../measures.ts';
import { refuse } from '../refusal.ts';
import type { Block, Mark, Page, Part } from '../sheet.ts';
import { capHeight, type Run, setParagraph, setText } from '../text.ts';
import { around, type Box } from './box.ts';
import { divide } from './cells.ts';
import { framed, type Laid, type Piece, prose, row, stack } from './flow.ts';
import { decoration, paragraph } from './meaning.ts';
import { page } from './page.ts';
import { placePicture } from './picture-box.ts';
import { writingLine } from './writing-line.ts';

/** As many as have room to be written about; a class takes two sheets. */
const names = 13;
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
/** To write in by hand: a sign with a date, and another beside it. */
const rowHeight = { least: 8, most: 10 } as const;
const nameWidth = 40;
const headHeight = 18;
const mostHeadLines = 3;
/** For names, on two lines. */
const withWhomHeight = 17;
const gap = 5;
const figureSide = 22;
const cellPadding = 1.6;
const style = { size: typeSizes.play, leading: 1.28 } as const;
const cellStyle = { size: typeSizes.least, leading: 1.2 } as const;

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

/** Names down, what to watch across; under it what helps, and with whom. */
function layGrid(room: Box, { about, observe }: ExercisePlan): Laid {
  const columns = { ...room, x: room.x + nameWidth, width: room.width - nameWidth };
  const helpHeight = heightOfHelp(observe, columns.width / observe.length);
  const least = headHeight + names * rowHeight.least + helpHeight + withWhomHeight;
  if (least > room.height)
    refuse(
      'text-too-long',
      `het observatieblad is ${(least - room.height).toFixed(0)} mm te vol; maak de teksten bij “observe” korter`,
    );
  const rowsHeight = Math.min(room.height - headHeight - helpHeight - withWhomHeight, names * rowHeight.most);
  const y = { rows: room.y + headHeight, help: room.y + headHeight + rowsHeight };
  const whole = { ...room, height: headHeight + rowsHeight + helpHeight + withWhomHeight };
  const columnsFrom = (y: number, height: number) => divide({ ...columns, y, height }, observe.length, 1);
  const heads = columnsFrom(room.y, headHeight);
  const helped = columnsFrom(y.help, helpHeight);
  const withWhom = columnsFrom(y.help + helpHeight, withWhomHeight);
  const lines = divide({ ...room, y: y.rows, height: rowsHeight }, 1, names).map(({ y }) => y);
  const label = (text: string, y: number) =>
    paragraph([setText(text, room.x + 2, y, { size: typeSizes.least, face: 'bold' })]);
  return {
    blocks: [
      decoration([
        { kind: 'rect', ...around(heads), fill: 'ownSoft' },
        { kind: 'rect', ...around([...helped, { ...room, y: y.help, height: helpHeight }]), fill: 'ownSoft' },
        ...layLines(whole, heads, lines, [y.rows, y.help]),
        ...withWhom.flatMap(toWriteOn),
      ]),
      label('Naam', y.rows - 2),
      ...(about ? layAbout(about, room) : []),
      ...heads.map((head, index) => paragraph(layHead(observe[index]?.see ?? '', head))),
      label('± of –? Dit helpt:', y.help + 5.4),
      ...helped.map((cell, index) => paragraph(layHelp(observe[index]?.helps ?? '', cell).marks)),
      label('Met wie?', y.help + helpHeight + 5.4),
    ],
    bottom: whole.y + whole.height,
  };
}

const toWriteOn = ({ x, y, width, height }: Box): Mark[] =>
  [1, 2].map((line) =>
    writingLine({ x: x + cellPadding, width: width - 2 * cellPadding }, y + (line * height) / 2 - 1.6),
  );

function heightOfHelp(observe: readonly Behaviour[], width: number): number {
  const cell = { x: 0, y: 0, width, height: 0 };
  return Math.max(...observe.map(({ helps }) => layHelp(helps, cell).lastBaseline)) + 3.4;
}

const layHelp = (text: string, { x, y, width }: Box) =>
  setParagraph([regular(text)], x + cellPadding, y + 5.4, width - 2 * cellPadding, cellStyle);

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

/** With a line to write on. */
function layAbout(about: string, { x, y }: Box): Block[] {
  const label = setText(`${about}:`, x + 2, y + 4.8, { size: typeSizes.least, face: 'bold' });
  return [paragraph([label]), decoration([writingLine({ x: label.x, width: nameWidth - 4 }, y + 11)])];
}

/** In the middle of its column's head. */
function layHead(text: string, head: Box): Mark[] {
  const look = { ...cellStyle, align: 'centre' } as const;
  const room = head.width - 2 * cellPadding;
  const { marks, lastBaseline, lines } = setParagraph([regular(text)], head.x + cellPadding, 0, room, look);
  if (lines > mostHeadLines)
    refuse('text-too-long', `“${text}” past niet boven een kolom van het observatieblad; maak het korter`);
  const down = head.y + (head.height - lastBaseline) / 2 + mm(look.size) * 0.3;
  return marks.map((mark) => ({ ...mark, y: mark.y + down }));
}

function layLines(
  room: Box,
  heads: readonly Box[],
  thinAt: readonly number[],
  thickAt: readonly number[],
): Mark[] {
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
    ...thinAt.map((y) => across(y, thin)),
    ...thickAt.map((y) => across(y, thick)),
    { kind: 'rect', ...room, stroke: thick },
  ];
}
