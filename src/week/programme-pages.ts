/** What is done on the five days, to have in hand: what is laid ready, and what is said and done where. */
import type { Programme, ProgrammeDay, Taught } from '../model/week-order.ts';
import type { Box } from '../sheets/lay/box.ts';
import { type Piece, prose } from '../sheets/lay/flow.ts';
import { decoration, heading } from '../sheets/lay/meaning.ts';
import { page, roomUnderHeading } from '../sheets/lay/page.ts';
import { type Drop, type Pour, pourEvenly } from '../sheets/lay/pour.ts';
import { sectionsOf } from '../sheets/lay/sections.ts';
import { mm, type as typeSizes, weights } from '../sheets/measures.ts';
import type { Page } from '../sheets/sheet.ts';
import { capHeight, type Run, setParagraph, setText } from '../sheets/text.ts';
import { texts } from './texts.ts';

const columnCount = 2;
const gutter = 9;
const { least } = typeSizes;
/** A larger one where it takes no more pages. */
const larger = [13, 12.5, 12, 11.5] as const;
const leading = 1.36;

export function layProgrammePages(programme: Programme, taught: Taught | undefined): Page[] {
  const room = roomUnderHeading();
  const columns = { width: widthIn(room), height: room.height, perPage: columnCount };
  const pourAt = (size: number): Pour => pourEvenly(listDrops(programme, taught, size), columns);
  const smallest = pourAt(least);
  const poured = larger.map(pourAt).find((one) => countPages(one) === countPages(smallest)) ?? smallest;
  return Array.from({ length: countPages(poured) }, (_, index) =>
    page(
      {
        title: texts.parts.programme,
        colour: 'own',
        ...(index > 0 && { hint: texts.programme.continued, bookmark: false }),
      },
      (area) =>
        poured
          .slice(index * columnCount, (index + 1) * columnCount)
          .flatMap((column, at) => layColumn(column, { ...area, x: area.x + at * (columns.width + gutter) })),
    ),
  );
}

const widthIn = ({ width }: Box): number => (width - (columnCount - 1) * gutter) / columnCount;
const countPages = (poured: Pour): number => Math.ceil(poured.length / columnCount);

const layColumn = (column: Pour[number], area: Box) =>
  column.flatMap(({ piece, top }) => [
    ...piece({ x: area.x, top: area.y + top, width: widthIn(area) }).blocks,
  ]);

function listDrops({ verse, before, days }: Programme, taught: Taught | undefined, size: number): Drop[] {
  const style = { size, leading } as const;
  const lineGap = mm(size) * leading - capHeight(size);
  const gaps = { line: lineGap, paragraph: lineGap + 0.9, moment: lineGap + 2, section: lineGap + 5.5 };
  const text = (runs: readonly Run[], gap: number = gaps.paragraph): Drop => ({
    piece: prose(runs, style),
    gap,
  });
  const headed = (name: string, drops: readonly Drop[]): Drop[] => [
    { piece: headingOf(name, size), gap: gaps.section, holdsNext: true },
    ...drops,
  ];
  const oneDay = ({ name, title, ready, moments }: ProgrammeDay): Drop[] => [
    { piece: headingOf(name, size, title), gap: gaps.section, holdsNext: true },
    ...(ready ? [{ ...text([bold(`${ready.label} `), plain(ready.things)]), holdsNext: true }] : []),
    ...moments.flatMap(({ where, steps, lead }): Drop[] => [
      ...steps.map(
        (step, index): Drop => ({
          ...(index === 0 ? text([bold(`${where}. `), plain(step)], gaps.moment) : text([plain(step)])),
          holdsNext: lead !== undefined && index === steps.length - 1,
        }),
      ),
      ...(lead === undefined ? [] : [text([plain(lead)])]),
    ]),
  ];
  return [
    ...(verse
      ? headed(verse.heading, inOnePiece(verse.lines.map((line) => text([plain(line)], gaps.line))))
      : []),
    ...(before
      ? headed(before.heading, [
          {
            piece: sectionsOf(size).bullets(before.lines.map((line) => [{ text: line, strong: false }])),
            gap: gaps.paragraph,
          },
        ])
      : []),
    ...(taught
      ? headed(
          taught.heading,
          taught.words.map(({ word, means, gesture }) =>
            text([bold(`${word}: `), plain(`${means} ${gesture}`)]),
          ),
        )
      : []),
    ...days.flatMap(oneDay),
  ];
}

const bold = (text: string): Run => ({ text, face: 'bold' });
const plain = (text: string): Run => ({ text, face: 'regular' });

const inOnePiece = (drops: readonly Drop[]): Drop[] =>
  drops.map((drop, index) => ({ ...drop, holdsNext: index < drops.length - 1 }));

/** Under a line over the whole column; what the day is about stands below its name. */
const headingOf =
  (name: string, size: number, title?: string): Piece =>
  ({ x, top, width }) => {
    const nameAt = top + 2.6 + capHeight(typeSizes.heading);
    const named = setText(name, x, nameAt, { size: typeSizes.heading, face: 'bold', colour: 'own' });
    const titled =
      title === undefined
        ? undefined
        : setParagraph([bold(title)], x, nameAt + 2.4 + capHeight(size), width, { size, leading });
    const line = {
      kind: 'line',
      x1: x,
      y1: top,
      x2: x + width,
      y2: top,
      stroke: { colour: 'own', weight: weights.line },
    } as const;
    return {
      blocks: [decoration([line]), heading(3, [named, ...(titled?.marks ?? [])])],
      bottom: titled?.lastBaseline ?? nameAt,
    };
  };
