/** All letters, kern by kern: for a child to colour a box for each that it knows, and for who prints to find its page. */
import { figureNames } from '../../sheets/cast/index.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { decoration, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { writingLine } from '../../sheets/lay/writing-line.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Block, Page } from '../../sheets/sheet.ts';
import { fitText, setText } from '../../sheets/text.ts';
import type { Kern, LetterPage } from './rules.ts';

const labelWidth = 34;
const childHeight = 9.5;
const tileMargin = 1.5;
/** The side of the one that a child colours. */
const box = 5;
const colour = 'own';
/** Few letters are found without. */
const fewestLetters = 12;
/** So that tiles have the shape of a card where there are few. */
const fewest = { rows: 6, columns: 5 } as const;

export const needsIndex = (kernen: readonly { readonly letters: readonly unknown[] }[]): boolean =>
  kernen.flatMap(({ letters }) => letters).length >= fewestLetters;

/** `first` is the number of the first letter's page. */
export function layIndex(kernen: readonly Kern[], first: number): Page {
  const most = Math.max(fewest.columns, ...kernen.map(({ letters }) => letters.length));
  const all = kernen.flatMap(({ letters }) => letters);
  const numberOf = (letter: LetterPage): number => first + all.indexOf(letter);
  return page(
    {
      title: 'Overzicht van de letters',
      hint: 'In de volgorde van Veilig leren lezen (kim).',
      colour,
    },
    (room) => [
      ...layForChild(room),
      ...fill(
        divide(
          { ...room, y: room.y + childHeight, height: room.height - childHeight },
          1,
          Math.max(fewest.rows, kernen.length),
        ),
        kernen,
        ({ name, letters }, row, kern) => {
          const line = { ...row, x: row.x + labelWidth, width: row.width - labelWidth };
          const cells = divide(line, most, 1);
          return [
            paragraph([
              fitText(name, row.x, middle(row)[1] + 2, labelWidth, {
                size: typeSizes.heading,
                face: 'bold',
                colour,
              }),
            ]),
            ...fill(cells, letters, (letter, cell) => layTile(letter, numberOf(letter), cell)),
            ...cells.slice(letters.length, letters.length + 1).map((cell) => layFigure(kern, cell)),
          ];
        },
      ),
    ],
  );
}

/** Each child has a copy of its own, and colours what it knows. */
function layForChild({ x, y, width }: Box): Block[] {
  const baseline = y + 5;
  const style = { size: typeSizes.body } as const;
  const right = x + width - tileMargin;
  const ask = setText('Kleur het vakje als je de letter kent.', right, baseline, {
    ...style,
    align: 'right',
  });
  const name = setText('Naam:', x, baseline, { ...style, face: 'bold' });
  const left = x + name.width + 2;
  return [
    paragraph([name]),
    paragraph([ask]),
    decoration([writingLine({ x: left, width: ask.x - 5 - left }, baseline + 1)]),
  ];
}

/** The cast points at what a shorter line has. */
const layFigure = (kern: number, cell: Box): Block => {
  const name = figureNames[(kern + 4) % figureNames.length];
  return decoration([placePicture(`${name}-wijst`, inset(cell, 3), { flip: true })]);
};

function layTile({ letter, words: shown }: LetterPage, number: number, cell: Box): Block[] {
  const tile = inset(cell, tileMargin);
  const [x] = middle(tile);
  const [right, foot] = [tile.x + tile.width, tile.y + tile.height];
  const stroke = { colour: 'frame', weight: weights.thin } as const;
  const pictures = shown
    .slice(0, 1)
    .map(({ picture }) => placePicture(picture, { ...tile, y: tile.y + 13.6, height: tile.height - 22 }));
  return [
    decoration([
      { kind: 'rect', ...tile, radius: 4, fill: 'paper', stroke },
      ...pictures,
      {
        kind: 'rect',
        x: tile.x + 3,
        y: foot - box - 2.5,
        width: box,
        height: box,
        fill: 'paper',
        stroke: { ...stroke, weight: weights.line },
      },
    ]),
    paragraph([
      setText(letter, x, tile.y + 10.4, { size: 34, align: 'centre' }),
      setText(`blz. ${number}`, right - 3, foot - 3.5, {
        size: typeSizes.least,
        align: 'right',
        colour: 'quiet',
      }),
    ]),
  ];
}
