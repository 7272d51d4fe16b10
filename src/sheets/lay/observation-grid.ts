/** Names down, what to watch across; under each column what helps there, and with whom. */
import type { Behaviour, ExercisePlan } from '../../model/exercise-plan.ts';
import { mm, type as typeSizes, weights } from '../measures.ts';
import { refuse } from '../refusal.ts';
import type { Block, Mark } from '../sheet.ts';
import { setParagraph, setText } from '../text.ts';
import { around, type Box } from './box.ts';
import { divide, fill } from './cells.ts';
import type { Laid } from './flow.ts';
import { decoration, paragraph } from './meaning.ts';
import { writingLine } from './writing-line.ts';

/** As many as have room to be written about; a class takes two sheets. */
export const names = 13;

/** To write in by hand: a sign with a date, and another beside it. */
const nameRow = { least: 8, most: 10 } as const;
const nameWidth = 40;
const headHeight = 18;
const mostHeadLines = 3;
/** At the foot of a head. */
const lineHeight = 7;
/** For names, on two lines. */
const withWhomHeight = 17;
const cellPadding = 1.6;
/** From the upper side of a cell to its first baseline, and from its last to the lower side. */
const baseline = { first: 5.4, last: 3.4 } as const;
const style = { size: typeSizes.least, leading: 1.2 } as const;

/** As high as the rows have room; it fills the box where that is less. */
export function layGrid(room: Box, { about, observe }: ExercisePlan): Laid {
  const columns = { ...room, x: room.x + nameWidth, width: room.width - nameWidth };
  const helps = joinAlike(observe);
  const bands = layBands(room, heightOfHelp(helps, columns.width / observe.length));
  const cellsOf = (band: Box): Box[] =>
    divide({ ...band, x: columns.x, width: columns.width }, observe.length, 1);
  const heads = cellsOf(bands.heads);
  const helped = cellsOf(bands.help);
  const joined = helps.map(({ first, count }) => around(helped.slice(first, first + count)));
  return {
    blocks: [
      decoration([
        { kind: 'rect', ...around(heads), fill: 'ownSoft' },
        { kind: 'rect', ...bands.help, fill: 'ownSoft' },
        ...layLines(bands, heads, joined),
        ...cellsOf(bands.withWhom).flatMap(layNameLines),
      ]),
      layLabel('Naam', room, bands.names.y - 2),
      ...(about ? layAbout(about, room) : []),
      ...fill(heads, observe, (behaviour, head) => layHead(behaviour, head)),
      layLabel('± of –? Dit helpt:', room, bands.help.y + baseline.first),
      ...fill(joined, helps, ({ text }, cell) => [paragraph(setHelp(text, cell).marks)]),
      layLabel('Met wie?', room, bands.withWhom.y + baseline.first),
    ],
    bottom: bands.withWhom.y + bands.withWhom.height,
  };
}

interface Help {
  readonly text: string;
  /** Its columns. */
  readonly first: number;
  readonly count: number;
}

/** What helps in neighbouring columns is said once, over all of them. */
function joinAlike(observe: readonly Behaviour[]): Help[] {
  const starts = observe.flatMap(({ helps }, index) => (observe[index - 1]?.helps === helps ? [] : [index]));
  return starts.map((first, index) => ({
    text: observe[first]?.helps ?? '',
    first,
    count: (starts[index + 1] ?? observe.length) - first,
  }));
}

type Bands = ReturnType<typeof layBands>;

/** One below the other. */
function layBands(room: Box, helpHeight: number) {
  const free = room.height - headHeight - helpHeight - withWhomHeight;
  const tooFull = names * nameRow.least - free;
  if (tooFull > 0)
    refuse(
      'text-too-long',
      `het observatieblad is ${tooFull.toFixed(0)} mm te vol; maak de teksten bij “observe” korter`,
    );
  const heads = { ...room, height: headHeight };
  const rows = { ...room, y: heads.y + headHeight, height: Math.min(free, names * nameRow.most) };
  const help = { ...room, y: rows.y + rows.height, height: helpHeight };
  const withWhom = { ...room, y: help.y + helpHeight, height: withWhomHeight };
  return { heads, names: rows, help, withWhom };
}

const layLabel = (text: string, { x }: Box, y: number): Block =>
  paragraph([setText(text, x + 2, y, { size: style.size, face: 'bold' })]);

const layNameLines = ({ x, y, width, height }: Box): Mark[] =>
  [1, 2].map((line) =>
    writingLine({ x: x + cellPadding, width: width - 2 * cellPadding }, y + (line * height) / 2 - 1.6),
  );

const setHelp = (text: string, { x, y, width }: Box) =>
  setParagraph(
    [{ text, face: 'regular' }],
    x + cellPadding,
    y + baseline.first,
    width - 2 * cellPadding,
    style,
  );

const heightOfHelp = (helps: readonly Help[], width: number): number =>
  Math.max(
    ...helps.map(
      ({ text, count }) => setHelp(text, { x: 0, y: 0, width: count * width, height: 0 }).lastBaseline,
    ),
  ) + baseline.last;

/** With a line to write on. */
function layAbout(about: string, { x, y }: Box): Block[] {
  const label = setText(`${about}:`, x + 2, y + 4.8, { size: typeSizes.least, face: 'bold' });
  return [paragraph([label]), decoration([writingLine({ x: label.x, width: nameWidth - 4 }, y + 11)])];
}

/** In the middle of its column's head, or over the line at the foot of that. */
function layHead({ see: text, named }: Behaviour, column: Box): Block[] {
  const look = { ...style, align: 'centre' } as const;
  const head = { ...column, height: column.height - (named ? lineHeight : 0) };
  const room = head.width - 2 * cellPadding;
  const { marks, lastBaseline, lines } = setParagraph(
    [{ text, face: 'regular' }],
    head.x + cellPadding,
    0,
    room,
    look,
  );
  if (lines > (named ? mostHeadLines - 1 : mostHeadLines))
    refuse('text-too-long', `“${text}” past niet boven een kolom van het observatieblad; maak het korter`);
  const down = head.y + (head.height - lastBaseline) / 2 + mm(look.size) * 0.3;
  return [
    paragraph(marks.map((mark) => ({ ...mark, y: mark.y + down }))),
    ...(named
      ? [decoration([writingLine({ x: head.x + cellPadding, width: room }, column.y + column.height - 2.4)])]
      : []),
  ];
}

function layLines(
  { heads, names: rows, help, withWhom }: Bands,
  columns: readonly Box[],
  helped: readonly Box[],
): Mark[] {
  const thin = { colour: 'edge', weight: weights.hair } as const;
  const thick = { colour: 'own', weight: weights.line } as const;
  const whole = around([heads, withWhom]);
  const right = whole.x + whole.width;
  const down = (x: number, { y, height }: Box): Mark => ({
    kind: 'line',
    x1: x,
    y1: y,
    x2: x,
    y2: y + height,
    stroke: thin,
  });
  const across = (y: number, stroke: typeof thin | typeof thick): Mark => ({
    kind: 'line',
    x1: whole.x,
    y1: y,
    x2: right,
    y2: y,
    stroke,
  });
  return [
    ...[around([heads, rows]), withWhom].flatMap((band) => columns.map(({ x }) => down(x, band))),
    ...helped.map(({ x }) => down(x, help)),
    ...[...divide(rows, 1, names), withWhom].map(({ y }) => across(y, thin)),
    ...[rows.y, help.y].map((y) => across(y, thick)),
    { kind: 'rect', ...whole, stroke: thick },
  ];
}
