/** Letter-herkenning: a page for each letter, with a pond to hop across; letter cards; the capital of one's own name. */

import type { Letter } from '../../../model/letters.ts';
import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import type { PicturedWord } from '../../../model/word.ts';
import { type Box, middle } from '../../lay/box.ts';
import { cards, divide, fill, grid } from '../../lay/cells.ts';
import { decoration, figure, paragraph } from '../../lay/meaning.ts';
import { page } from '../../lay/page.ts';
import { inPart } from '../../lay/parts.ts';
import { placePicture, showWord } from '../../lay/picture-box.ts';
import { mm, type as typeSizes, weights } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import type { Block, Element, Mark, Page } from '../../sheet.ts';
import { ascent, capHeight, fitText, measureText, setText, xHeight } from '../../text.ts';
import { hollowText } from './hollow-letter.ts';
import { letterStarts } from './letter-starts.ts';
import { schema } from './parameters.ts';
import { type LetterPage, layStones, prepareLetters } from './rules.ts';

const mostOthers = 6;

const topOf = (letter: Letter, size: number): number =>
  /[bdfhijklt]/.test(letter) ? capHeight(size) * 1.06 : xHeight(size);
const depthOf = (letter: Letter, size: number): number => (/[gjpqy]/.test(letter) ? mm(size) * 0.22 : 0);

/** As large as fits: wide enough to fill with crayons, buttons or clay. A dot tells where to begin. */
function drawBigLetter(letter: Letter, box: Box): Block[] {
  const unit = 100;
  const [x, y] = middle(box);
  const [wide, high] = [measureText(letter, unit, 'bold'), topOf(letter, unit) + depthOf(letter, unit)];
  const rise = (topOf(letter, unit) - depthOf(letter, unit)) / 2;
  const size = Math.floor(unit * Math.min(box.width / wide, box.height / high, y / (ascent(unit) - rise)));
  const baseline = y + (rise * size) / unit;
  const left = x - measureText(letter, size, 'bold') / 2;
  const dots = [...letter].flatMap((sign, index): Mark[] => {
    const start = letterStarts[sign];
    if (!start) return [];
    const before = measureText(letter.slice(0, index), size, 'bold');
    return [
      {
        kind: 'circle',
        x: left + before + (mm(size) * start[0]) / 1000,
        y: baseline - (mm(size) * start[1]) / 1000,
        radius: 2.6,
        fill: 'green',
      },
    ];
  });
  return [
    ...hollowText(letter, x, baseline, { size, face: 'bold', align: 'centre', outline: weights.frame }),
    ...(dots.length > 0 ? [decoration(dots)] : []),
  ];
}

/** The word under its picture, the letter in it marked. */
function writeUnder(word: PicturedWord, letter: Letter, box: Box): Element {
  const size = typeSizes.pictureWord;
  const rest = word.word.slice(letter.length);
  const width = measureText(letter, size, 'bold') + measureText(rest, size);
  const x = box.x + (box.width - width) / 2;
  const head = fitText(letter, x, box.y, box.width, { size, face: 'bold', colour });
  return paragraph(rest ? [head, fitText(rest, x + head.width, box.y, box.width, { size })] : [head]);
}

const layPictures = ({ letter, words: shown }: LetterPage, box: Box): Element[] =>
  fill(divide(box, shown.length, 1), shown, (word, cell) => [
    showWord(word, { ...cell, height: cell.height - 9 }),
    writeUnder(word, letter, { ...cell, y: cell.y + cell.height, height: 0 }),
  ]);

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
  const { letter, say } = shown;
  const hint = `Zeg de klank: ${say}. Begin met je vinger bij de stip.`;
  return page({ title: `De ${letter}`, hint, colour }, (room) => {
    const pictures = { ...room, y: room.y + 1, height: 45 };
    const letterBox = { ...room, y: pictures.y + pictures.height + 8, height: 98 };
    const askLine = letterBox.y + letterBox.height + 11;
    const pond = { ...room, y: askLine + 4, height: room.y + room.height - askLine - 4 };
    const ask = `De kikker springt alleen op de ${letter}. Spring je mee?`;
    return [
      ...layPictures(shown, pictures),
      ...drawBigLetter(letter, letterBox),
      paragraph([
        fitText(ask, room.x, askLine, room.width, { size: typeSizes.heading, colour, face: 'bold' }),
      ]),
      layPond(shown, pond, seed),
    ];
  });
}

/** To stick on things in the room that begin with the sound. */
const layLetterCards = (pages: readonly LetterPage[]): Page =>
  page(
    {
      title: 'Letterkaartjes',
      hint: 'Plak ze op iets wat met die klank begint. Op een leeg kaartje schrijf je zelf.',
      colour,
    },
    (room) =>
      cards(
        grid(room, { columns: 4, rows: 4, width: 46, height: 58 }),
        pages,
        ({ letter, words: shown }, cell) => [
          paragraph([
            fitText(letter, middle(cell)[0], cell.y + 30, cell.width, { size: 74, align: 'centre' }),
          ]),
          ...shown
            .slice(0, 1)
            .map((word) => showWord(word, { x: cell.x + 13, y: cell.y + 38, width: 20, height: 16 })),
        ],
      ),
  );

/** The only capitals of the pack: the first letter of one's own name. */
const layNamePage = (): Page =>
  page(
    { title: 'Mijn naam', hint: 'Een naam begint met een hoofdletter. Schrijf hem voor.', colour },
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

export const pack = definePack({
  schema,
  face: { pictures: ['frog', 'crescent-moon', 'monkey-face'] },
  prepare: prepareLetters,
  layOut: (letters, { slug }) => ({
    pages: [
      ...inPart(
        { name: 'Letters: kies er een', prints: { copyFor: 1 } },
        letters.map((letter) => layLetter(letter, slug)),
      ),
      ...inPart({ name: 'Letterkaartjes', prints: { copyFor: 6 } }, [layLetterCards(letters)]),
      ...inPart({ name: 'Mijn naam', prints: { copyFor: 1 } }, [layNamePage()]),
    ],
  }),
});
