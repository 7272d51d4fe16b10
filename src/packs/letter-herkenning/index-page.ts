/** All letters, kern by kern: for a child to colour a box for each that it knows, and for who prints to find its page. */
import { figureNames } from '../../sheets/cast/index.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { decoration, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { sayPages } from '../../sheets/lay/parts.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { nameLine } from '../../sheets/lay/writing-line.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Block, Page } from '../../sheets/sheet.ts';
import { fitText, setText } from '../../sheets/text.ts';
import type { Kern, LetterPage } from './rules.ts';
import { drawSpots } from './sound-place.ts';

const labelWidth = 27;
const childHeight = 9.5;
const tileMargin = 1.5;
/** The side of the one that a child colours. */
const box = 6;
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
  const pagesOf = (letters: readonly LetterPage[]): string => {
    const numbers = letters.map((letter) => first + all.indexOf(letter));
    return `blz. ${sayPages(Math.min(...numbers), Math.max(...numbers))}`;
  };
  return page(
    {
      title: 'Overzicht van de letters',
      hint: 'Volgorde: Veilig leren lezen (kim). Bij de stip hoor je de klank.',
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
              fitText(name, row.x, middle(row)[1], labelWidth, {
                size: typeSizes.heading,
                face: 'bold',
                colour,
              }),
              fitText(pagesOf(letters), row.x, middle(row)[1] + 5.5, labelWidth, {
                size: typeSizes.least,
                colour: 'quiet',
              }),
            ]),
            ...fill(cells, letters, layTile),
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
  const ask = setText('Ken je de letter? Kleur het hokje.', right, baseline, {
    ...style,
    align: 'right',
  });
  const [name, line] = nameLine('Naam', x, ask.x - 5, baseline);
  return [paragraph([name]), paragraph([ask]), decoration([line])];
}

/** The cast points at what a shorter line has. */
const layFigure = (kern: number, cell: Box): Block => {
  const name = figureNames[(kern + 4) % figureNames.length];
  return decoration([placePicture(`${name}-wijst`, inset(cell, 3), { flip: true })]);
};

/** In mm: of its word. */
const picture = 9;

function layTile({ letter, words: shown }: LetterPage, cell: Box): Block[] {
  const tile = inset(cell, tileMargin);
  const [x] = middle(tile);
  const [right, foot] = [tile.x + tile.width, tile.y + tile.height];
  const stroke = { colour: 'frame', weight: weights.thin } as const;
  const seat = { x: right - 2 - picture, y: foot - 3.5 - picture, width: picture, height: picture };
  return [
    decoration([
      { kind: 'rect', ...tile, radius: 4, fill: 'paper', stroke },
      {
        kind: 'rect',
        x: tile.x + 3,
        y: foot - box - 3,
        width: box,
        height: box,
        fill: 'paper',
        stroke: { ...stroke, weight: weights.line },
      },
      ...shown
        .slice(0, 1)
        .flatMap((word) => [
          placePicture(word.picture, seat),
          ...drawSpots(word, letter, { x: middle(seat)[0], y: foot - 2.2, reach: picture / 2 }),
        ]),
    ]),
    paragraph([setText(letter, x, tile.y + 16.4, { size: 50, align: 'centre' })]),
  ];
}
