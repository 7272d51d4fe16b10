/** Which letter is on which page, kern by kern, to print what a school is at. */
import { type Box, middle } from '../../lay/box.ts';
import { divide, fill } from '../../lay/cells.ts';
import { decoration, paragraph } from '../../lay/meaning.ts';
import { page } from '../../lay/page.ts';
import { type as typeSizes, weights } from '../../measures.ts';
import type { Block, Page } from '../../sheet.ts';
import { fitText, setText } from '../../text.ts';
import type { Kern, LetterPage } from './rules.ts';

const labelWidth = 34;
const colour = 'own';

/** `first` is the number of the first letter's page. */
export function layIndex(kernen: readonly Kern[], first: number): Page {
  const most = Math.max(...kernen.map(({ letters }) => letters.length));
  const all = kernen.flatMap(({ letters }) => letters);
  const numberOf = (letter: LetterPage): number => first + all.indexOf(letter);
  return page(
    {
      title: 'Welke letter op welke bladzijde?',
      hint: 'Volgorde: Veilig leren lezen (kim). Kleur wat je kent.',
      colour,
    },
    (room) =>
      fill(divide(room, 1, kernen.length), kernen, ({ name, letters }, row) => [
        paragraph([
          fitText(name, row.x, middle(row)[1] + 2, labelWidth, {
            size: typeSizes.heading,
            face: 'bold',
            colour,
          }),
        ]),
        ...fill(
          divide({ ...row, x: row.x + labelWidth, width: row.width - labelWidth }, most, 1),
          letters,
          (letter, cell) => layTile(letter, numberOf(letter), cell),
        ),
      ]),
  );
}

function layTile({ letter }: LetterPage, number: number, cell: Box): Block[] {
  const tile = { x: cell.x + 1.5, y: cell.y + 1.5, width: cell.width - 3, height: cell.height - 3 };
  const [x] = middle(tile);
  const stroke = { colour: 'frame', weight: weights.thin } as const;
  return [
    decoration([{ kind: 'rect', ...tile, radius: 4, fill: 'paper', stroke }]),
    paragraph([
      setText(letter, x, tile.y + 17, { size: 42, align: 'centre' }),
      setText(`bladzijde ${number}`, x, tile.y + tile.height - 3, {
        size: typeSizes.least,
        align: 'centre',
        colour: 'quiet',
      }),
    ]),
  ];
}
