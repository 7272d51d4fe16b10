/** Letter-herkenning: a page for each letter, with a pond to hop across; letter cards; the capital of one's own name. */

import type { Letter } from '../../../model/letters.ts';
import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import type { PicturedWord } from '../../../model/word.ts';
import { type Box, middle } from '../../lay/box.ts';
import { cards, divide, fill, grid, inPages } from '../../lay/cells.ts';
import { firstPage } from '../../lay/finish.ts';
import { decoration, figure, paragraph } from '../../lay/meaning.ts';
import { page } from '../../lay/page.ts';
import { inPart } from '../../lay/parts.ts';
import { placePicture, showWord } from '../../lay/picture-box.ts';
import { type as typeSizes, weights } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import type { Block, Element, Mark, Page } from '../../sheet.ts';
import { fitText, measureText, setText, xHeight } from '../../text.ts';
import { drawBigLetter } from './big-letter.ts';
import { hollowText } from './hollow-letter.ts';
import { layIndex } from './index-page.ts';
import { schema } from './parameters.ts';
import { findLetter, type Kern, type LetterPage, layStones, prepareLetters } from './rules.ts';

const mostOthers = 6;

/** The word under its picture, the letter marked wherever it is heard. */
function writeUnder(word: PicturedWord, letter: Letter, box: Box): Element {
  const size = typeSizes.pictureWord;
  const pieces = splitAtLetter(word, letter).map((text, index) => ({
    text,
    style: index % 2 === 1 ? ({ size, face: 'bold', colour } as const) : { size },
  }));
  const width = pieces.reduce((sum, { text, style }) => sum + measureText(text, size, style.face), 0);
  let x = box.x + (box.width - width) / 2;
  return paragraph(
    pieces
      .filter(({ text }) => text !== '')
      .map(({ text, style }) => {
        const mark = fitText(text, x, box.y, box.width, style);
        x += mark.width;
        return mark;
      }),
  );
}

/** Plain and marked in turn, plain first. */
function splitAtLetter(word: PicturedWord, letter: Letter): string[] {
  const starts = findLetter(word, letter);
  const ends = starts.map((at) => at + letter.length);
  return [0, ...starts.flatMap((at, index) => [at, ends[index] ?? at])].map((from, index, cuts) =>
    word.word.slice(from, cuts[index + 1]),
  );
}

/** Two stand together in the middle; more fill the width. */
function layPictures({ letter, words: shown }: LetterPage, box: Box): Element[] {
  const width = Math.min(box.width, shown.length * 62);
  const cells = divide({ ...box, x: middle(box)[0] - width / 2, width }, shown.length, 1);
  return fill(cells, shown, (word, cell) => [
    showWord(word, { ...cell, height: cell.height - 9 }),
    writeUnder(word, letter, { ...cell, y: cell.y + cell.height, height: 0 }),
  ]);
}

const stones = { columns: 5, rows: 3, radius: 12 } as const;

/** A lily pad with its notch. */
function drawPad(x: number, y: number, notch: number): Mark[] {
  const at = (degrees: number, radius: number): string =>
    `${(x + radius * Math.cos((degrees * Math.PI) / 180)).toFixed(2)} ${(y + radius * Math.sin((degrees * Math.PI) / 180)).toFixed(2)}`;
  const { radius } = stones;
  const stroke = { colour: 'green', weight: weights.line } as const;
  const [from, to] = [notch - 13, notch + 13];
  const inner = at(notch, radius * 0.64);
  // The water reaches a little beyond the edge, or a trace of the circle would stay.
  const beyond = radius + 1.2;
  return [
    { kind: 'circle', x, y, radius, fill: 'grass', stroke },
    { kind: 'path', d: `M${at(from, beyond)}L${inner}L${at(to, beyond)}Z`, fill: 'sky' },
    { kind: 'path', d: `M${at(from, radius)}L${inner}L${at(to, radius)}`, stroke },
  ];
}

/** A pond: the frog hops from m to m, to the flower on the other side. */
function layPond({ letter, others }: LetterPage, box: Box, seed: string): Element {
  const random = randomFrom(`${seed}-${letter}`);
  const { columns, rows, radius } = stones;
  const bank = 28;
  const [stepX, stepY] = [(box.width - 2 * bank) / columns, (box.height - 4) / rows];
  const among = shuffle(others, random).slice(0, mostOthers);
  const letters = layStones(letter, among, { columns, rows, random });
  const side = 25;
  const frog = { x: box.x + 2, y: box.y + (box.height - side) / 2, width: side, height: side };
  const pads = letters.flatMap((row, at) =>
    row.flatMap((shown, column): Mark[] => {
      const x = box.x + bank + (column + 0.5) * stepX + (random() - 0.5) * (stepX - 2 * radius - 1);
      const y = box.y + 2 + (at + 0.5) * stepY + (random() - 0.5) * (stepY - 2 * radius - 2);
      const size = 36;
      return [
        ...drawPad(x, y, -30 - random() * 120),
        setText(shown, x, y + xHeight(size) / 2 + 0.4, { size, align: 'centre' }),
      ];
    }),
  );
  return figure(`een vijver met ${columns * rows} bladeren, op ${columns} daarvan staat ${letter}`, [
    { kind: 'rect', ...box, radius: 16, fill: 'sky', stroke: { colour: 'blue', weight: weights.line } },
    placePicture('frog', frog),
    placePicture('lotus', { ...frog, x: box.x + box.width - side - 2 }),
    ...pads,
  ]);
}

const colour = 'own';

function layLetter(shown: LetterPage, seed: string): Page {
  const { letter, say, twin } = shown;
  const hint = `Zeg de klank: ${say}. Volg de pijlen met je vinger.`;
  return page({ title: `De ${letter}`, hint, colour }, (room) => {
    const pictures = { ...room, y: room.y + 1, height: 45 };
    const wordsEnd = pictures.y + pictures.height;
    const top = wordsEnd + (twin ? 14 : 10);
    const letterBox = { ...room, y: top, height: wordsEnd + 105 - top };
    const askLine = wordsEnd + 117;
    const pond = { ...room, y: askLine + 4, height: room.y + room.height - askLine - 4 };
    const ask = `De kikker springt alleen op de ${letter}. Spring je mee?`;
    return [
      ...layPictures(shown, pictures),
      ...(twin ? [layTwin(letter, twin, room, wordsEnd + 8.5)] : []),
      ...drawBigLetter(letter, letterBox),
      paragraph([
        fitText(ask, room.x, askLine, room.width, { size: typeSizes.heading, colour, face: 'bold' }),
      ]),
      layPond(shown, pond, seed),
    ];
  });
}

const layTwin = (letter: Letter, twin: Letter, room: Box, baseline: number): Element => {
  const text = `De ${letter} en de ${twin}: je hoort hetzelfde, je schrijft het anders.`;
  const style = { size: typeSizes.body, align: 'centre', colour: 'quiet' } as const;
  return paragraph([fitText(text, middle(room)[0], baseline, room.width, style)]);
};

/** To stick on things in the room in which the sound is heard. */
const layLetterCards = (shown: readonly LetterPage[]): Page[] =>
  inPages(shown, 20).map((some, index) =>
    page(
      {
        title: index === 0 ? 'Letterkaartjes' : 'Letterkaartjes (vervolg)',
        hint:
          index === 0
            ? 'Plak ze op iets waarin je die klank hoort. Op een leeg kaartje schrijf je zelf.'
            : 'Op een leeg kaartje schrijf je zelf.',
        colour,
        bookmark: index === 0 && 'Letterkaartjes',
      },
      (room) => cards(grid(room, { columns: 4, rows: 5, width: 46, height: 50 }), some, layLetterCard),
    ),
  );

const layLetterCard = ({ letter, words: shown }: LetterPage, cell: Box): Block[] => [
  paragraph([fitText(letter, middle(cell)[0], cell.y + 25, cell.width, { size: 68, align: 'centre' })]),
  ...shown
    .slice(0, 1)
    .map((word) => showWord(word, { x: cell.x + 13, y: cell.y + 32, width: 20, height: 15 })),
];

/** The only capitals of the pack: the first letter of one's own name. */
const layNamePage = (): Page =>
  page(
    { title: 'Mijn naam', hint: 'Een naam begint met een hoofdletter. Schrijf de naam voor.', colour },
    (room) => {
      const top = room.y + 2;
      const alphabetTop = top + 84;
      const nameTop = alphabetTop + 106;
      const half = (room.width - 8) / 2;
      const right = room.x + half + 8;
      const stroke = { colour: 'frame', weight: weights.line } as const;
      const label = (line: string, x: number, baseline: number): Element =>
        paragraph([fitText(line, x, baseline, half, { size: typeSizes.body, colour: 'quiet' })]);
      const field = (x: number): Mark => ({
        kind: 'rect',
        x,
        y: top + 8,
        width: half,
        height: 66,
        radius: 6,
        fill: 'paper',
        stroke,
      });
      const alphabet = divide({ ...room, y: alphabetTop, height: 4 * 24 }, 7, 4);
      return [
        label('Dit ben ik.', room.x, top + 4),
        label('Mijn letter: groot en mooi.', right, top + 4),
        decoration([field(room.x), field(right)]),
        label('Zoek de eerste letter van je naam. Kleur hem.', room.x, alphabetTop),
        ...fill(alphabet, [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], (letter, cell) =>
          hollowText(letter, middle(cell)[0], cell.y + 22, {
            size: 62,
            face: 'bold',
            align: 'centre',
            outline: weights.line,
          }),
        ),
        label('Zo schrijf je mijn naam.', room.x, nameTop + 4),
        decoration([
          writingLine(room, nameTop + 12),
          writingLine(room, nameTop + 28, [2, 2]),
          writingLine(room, nameTop + 44),
        ]),
      ];
    },
  );

const writingLine = ({ x, width }: Box, y: number, dash?: readonly number[]): Mark => ({
  kind: 'line',
  x1: x,
  y1: y,
  x2: x + width,
  y2: y,
  stroke: { colour: 'frame', weight: weights.thin, ...(dash ? { dash } : {}) },
});

const layKern = ({ name, letters }: Kern, seed: string): Page[] =>
  inPart(
    { name: `${name}: ${letters.map(({ letter }) => letter).join(' ')}`, prints: { copyFor: 1 } },
    letters.map((letter) => layLetter(letter, seed)),
  );

export const pack = definePack({
  schema,
  prepare: prepareLetters,
  layOut: (kernen, { slug }) => {
    const letterPages = kernen.flatMap((kern) => layKern(kern, slug));
    const letters = kernen.flatMap(({ letters: some }) => some);
    return {
      pages: [
        ...inPart({ name: 'Overzicht van de letters', prints: 'once' }, [layIndex(kernen, firstPage + 1)]),
        ...letterPages,
        ...inPart({ name: 'Letterkaartjes', prints: { copyFor: 6 } }, layLetterCards(letters)),
        ...inPart({ name: 'Mijn naam', prints: { copyFor: 1 } }, [layNamePage()]),
      ],
      preview: letterPages[2],
    };
  },
});
