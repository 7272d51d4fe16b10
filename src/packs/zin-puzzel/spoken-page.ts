/** The sheet that the grown-up reads from: each sentence beside its sign, with how many words it has. The children don't see it. */
import { type Box, middle } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { decoration, heading, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { drawSilhouette } from '../../sheets/lay/silhouettes.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Block, Element, Mark, Page } from '../../sheets/sheet.ts';
import { setParagraph, setText } from '../../sheets/text.ts';
import { scenesPerSheet, signSide } from './measures.ts';
import type { Batch, Told } from './word-box.ts';

const [signLeft, textLeft] = [4, 18] as const;
const style = { size: 18, leading: 1.15 } as const;
const column = { head: 10, gap: 5 } as const;

/** One column for each set, in the order in which its sentences are played. */
export const laySpokenPage = (title: string, batches: readonly Batch[]): Page =>
  page(
    { title, hint: 'Voor jou. Zoek het teken van de kaart en lees de zin twee keer voor.', colour: 'own' },
    (room) =>
      divide({ ...room, width: room.width + column.gap }, Math.max(batches.length, 2), 1).flatMap(
        ({ x, y, width, height }, index) => {
          const batch = batches[index];
          if (!batch) return [];
          const head = setText(`Set ${index + 1}`, x + signLeft, y + 6, {
            size: typeSizes.heading,
            face: 'bold',
            colour: 'own',
          });
          const below = { x, y: y + column.head, width: width - column.gap, height: height - column.head };
          return [...(batches.length > 1 ? [heading(3, [head])] : []), ...layColumn(batch.told, below)];
        },
      ),
  );

function layColumn(told: readonly Told[], room: Box): Block[] {
  const cells = divide(room, 1, scenesPerSheet);
  return [
    decoration(cells.slice(0, told.length).flatMap(layGround)),
    list(fill(cells, told, (one, cell) => [laySpoken(one, cell)])),
  ];
}

function laySpoken({ sentence, pieces }: Told, cell: Box): Element {
  const [, y] = middle(cell);
  const x = cell.x + textLeft;
  const { marks } = setParagraph(
    [{ text: sentence.says, face: 'regular' }],
    x,
    y,
    cell.width - textLeft - 2,
    style,
  );
  const low = Math.max(...marks.map((mark) => mark.y));
  const side = { x: cell.x + signLeft, y: y - signSide / 2, width: signSide, height: signSide };
  return item([
    paragraph([drawSilhouette(sentence.sign, side)]),
    paragraph(marks),
    paragraph([setText(`${pieces.length} woorden`, x, low + 6, { size: typeSizes.least, colour: 'quiet' })]),
  ]);
}

/** Every other one is tinted, all with an edge: a line under it would be to write on. */
const layGround = (cell: Box, row: number): Mark[] => {
  const stroke = { colour: 'faint', weight: weights.thin } as const;
  return [{ kind: 'rect', ...cell, radius: 3, fill: row % 2 === 0 ? 'ownSoft' : 'paper', stroke }];
};
