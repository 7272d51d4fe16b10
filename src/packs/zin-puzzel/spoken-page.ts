/** The sheet that the grown-up reads from: each sentence beside its sign, with how many words it has. The children don't see it. */
import { type Box, middle } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { decoration, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { drawSilhouette } from '../../sheets/lay/silhouettes.ts';
import { type as typeSizes } from '../../sheets/measures.ts';
import type { Element, Mark, Page } from '../../sheets/sheet.ts';
import { setParagraph, setText } from '../../sheets/text.ts';
import { signSide, spokenList } from './measures.ts';
import type { Told } from './word-box.ts';

interface Spoken {
  readonly told: Told;
  /** The sheet of its picture, where there is more than one. */
  readonly sheet: number | undefined;
}

const [signLeft, textLeft] = [4, 20] as const;
const style = { size: 16, leading: 1.2 } as const;

function laySpoken({ told: { sentence, pieces }, sheet }: Spoken, cell: Box): Element {
  const [, y] = middle(cell);
  const x = cell.x + textLeft;
  const { marks } = setParagraph(
    [{ text: sentence.says, face: 'regular' }],
    x,
    y,
    cell.width - textLeft - 3,
    style,
  );
  const low = Math.max(...marks.map((mark) => mark.y));
  const side = { x: cell.x + signLeft, y: y - signSide / 2, width: signSide, height: signSide };
  const of = [`${pieces.length} woorden`, ...(sheet === undefined ? [] : [`vel ${sheet}`])].join(' · ');
  return item([
    paragraph([drawSilhouette(sentence.sign, side)]),
    paragraph(marks),
    paragraph([setText(of, x, low + 5.5, { size: typeSizes.least, colour: 'quiet' })]),
  ]);
}

/** In the order in which they are played, down one column and then the other. */
export const laySpokenPage = (title: string, spoken: readonly Spoken[]): Page =>
  page(
    { title, hint: 'Voor jou. Zoek het teken van het plaatje en lees de zin twee keer voor.', colour: 'own' },
    (room) => {
      const { columns, fewestRows } = spokenList;
      const count = Math.max(fewestRows, Math.ceil(spoken.length / columns));
      const cells = divide(room, columns, 1).flatMap((column) => divide(column, 1, count));
      return [
        decoration(cells.slice(0, spoken.length).flatMap((cell, index) => layGround(cell, index % count))),
        list(fill(cells, spoken, (one, cell) => [laySpoken(one, cell)])),
      ];
    },
  );

/** Every other one is tinted: a line under it would be to write on. */
const layGround = ({ x, y, width, height }: Box, row: number): Mark[] =>
  row % 2 === 0 ? [{ kind: 'rect', x, y, width: width - 4, height, radius: 3, fill: 'ownSoft' }] : [];
