/** The answers: trails beside each other, field by field. */
import { type Box, middle, workArea } from '../../sheets/lay/box.ts';
import { divide, fill, inPages } from '../../sheets/lay/cells.ts';
import { heading, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { showWord } from '../../sheets/lay/picture-box.ts';
import { type as typeSizes } from '../../sheets/measures.ts';
import type { Element, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText, measureText, setText } from '../../sheets/text.ts';
import type { Point } from './road.ts';
import { fieldsOnTrail, type Trail, type TrailField } from './rules.ts';
import { colour, laySign, listed } from './signs.ts';

const trailsOnPage = 2;
/** Between trails that stand beside each other. */
const gutter = 6;
/** Of an answer: its number, its picture and its sign stand before it. */
const answerIndent = 32;

/** Whether an answer fits on its line, with all trails of a page beside each other. */
export const fitsInAnswers = (answer: string): boolean =>
  measureText(answer, typeSizes.play) <= (workArea().width + gutter) / trailsOnPage - gutter - answerIndent;

export const layAnswers = (trails: readonly Trail[]): Page[] => inPages(trails, trailsOnPage).map(layPage);

const layPage = (trails: readonly Trail[], index: number): Page =>
  page(
    {
      title: 'Antwoorden',
      hint: 'Een ander goed antwoord mag ook.',
      colour,
      bookmark: index === 0 && 'Antwoorden',
    },
    (room) => {
      const isAlone = trails.length === 1;
      const columns = divide({ ...room, width: room.width + gutter }, trailsOnPage, 1);
      return fill(columns, trails, (trail, column) => {
        const width = column.width - gutter;
        const style = { size: typeSizes.body, face: 'bold' } as const;
        const under = { ...column, y: room.y + 8, height: room.height - 8 };
        const cells = isAlone
          ? divideDown({ ...room, y: under.y, height: under.height }, fieldsOnTrail)
          : divide({ ...under, width }, 1, fieldsOnTrail);
        return [
          heading(3, [fitText(trail.title, column.x, room.y + 4, width, style)]),
          list(fill(cells, trail.fields, (field, cell, index) => [layAnswer(field, index + 1, cell)])),
        ];
      });
    },
  );

/** In two columns, the first from top to bottom before the second. */
function divideDown(room: Box, count: number): Box[] {
  const rows = Math.ceil(count / 2);
  return divide(room, 2, 1).flatMap((column) => divide(column, 1, rows));
}

function layAnswer({ word: shown, task, answer }: TrailField, number: number, cell: Box): Element {
  const size = typeSizes.play;
  const side = Math.min(cell.height - 1.2, 10);
  const [, y] = middle(cell);
  const baseline = y + capHeight(size) / 2;
  const badge: Point = [cell.x + 14 + side, y];
  const left = badge[0] + 7;
  return item(
    [
      showWord(shown, { x: cell.x + 8, y: y - side / 2, width: side, height: side }),
      paragraph([fitText(answer, left, baseline, cell.x + cell.width - left, { size })]),
    ],
    [
      setText(`${number}.`, cell.x + 6, baseline, { size: typeSizes.least, align: 'right', colour: 'quiet' }),
      ...laySign(task, badge, listed),
    ],
  );
}
