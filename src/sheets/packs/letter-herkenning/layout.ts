/** Letter-herkenning: a page for each letter, with a pond to hop across; letter cards; the capital of one's own name. */

import type { Letter } from '../../../model/letters.ts';
import type { PicturedWord } from '../../../model/word.ts';
import { type Box, middle } from '../../lay/box.ts';
import { divide, fill, grid, inPages } from '../../lay/cells.ts';
import { firstPage } from '../../lay/finish.ts';
import { gridLines } from '../../lay/lines.ts';
import { decoration, paragraph } from '../../lay/meaning.ts';
import { page } from '../../lay/page.ts';
import { inPart } from '../../lay/parts.ts';
import { placePicture, showWord } from '../../lay/picture-box.ts';
import { type as typeSizes, weights } from '../../measures.ts';
import { definePageMaker } from '../../pack.ts';
import type { Block, Element, Mark, Page } from '../../sheet.ts';
import { fitText, measureText, xHeight } from '../../text.ts';
import { layFishPages } from './fish-page.ts';
import { layIndex, needsIndex } from './index-page.ts';
import { layStage, type StagePlace } from './letter-stage.ts';
import { layNamePage } from './name-page.ts';
import { layPond } from './pond.ts';
import { findLetter, type LetterPage, prepareLetters } from './rules.ts';
import { writingLines } from './writing-line.ts';

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

const colour = 'own';

function layLetter(shown: LetterPage, place: StagePlace, seed: string): Page {
  const { letter, say, twin, words } = shown;
  const hint = `Zeg de klank: ${say}. Volg de pijlen met je vinger.`;
  return page({ title: `De ${letter}`, hint, colour }, (room) => {
    const pictures = { ...room, y: room.y + 1, height: 45 };
    const wordsEnd = pictures.y + pictures.height;
    const top = wordsEnd + (twin ? 15 : 10);
    const letterBox = { ...room, y: top, height: wordsEnd + 99 - top };
    const askLine = wordsEnd + 117;
    const pond = { ...room, y: askLine + 4, height: room.y + room.height - askLine - 4 };
    const goal = words.slice(0, 1).map(({ article, word }) => `, naar ${article} ${word}`);
    const ask = `De kikker springt alleen op de ${letter}${goal.join()}. Spring je mee?`;
    return [
      ...layPictures(shown, pictures),
      ...(twin ? [layTwin(letter, twin, room, wordsEnd + 7.2)] : []),
      ...layStage(letter, letterBox, place),
      paragraph([
        fitText(ask, room.x, askLine, room.width, { size: typeSizes.heading, colour, face: 'bold' }),
      ]),
      layPond(shown, pond, place.kern, `${seed}-${letter}`),
    ];
  });
}

const layTwin = (letter: Letter, twin: Letter, room: Box, baseline: number): Element => {
  const text = `De ${letter} en de ${twin}: je hoort hetzelfde, je schrijft het anders.`;
  const style = { size: typeSizes.body, align: 'centre', colour: 'quiet' } as const;
  return paragraph([fitText(text, middle(room)[0], baseline, room.width, style)]);
};

/** To stick on things in the room in which the sound is heard: of few letters, some of each. */
const layLetterCards = (shown: readonly LetterPage[]): Page[] =>
  inPages(repeat(shown), cardsOnPage).map((some, index) =>
    page(
      {
        title: index === 0 ? 'Letterkaartjes' : 'Letterkaartjes (vervolg)',
        hint:
          index === 0
            ? 'De streep is onderaan. Plak ze op iets met die klank. Leeg? Schrijf zelf.'
            : 'Op een leeg kaartje schrijf je zelf.',
        colour,
        bookmark: index === 0 && 'Letterkaartjes',
      },
      (room) => {
        const cells = grid(room, { columns: 4, rows: 5, width: 46, height: 50 });
        return [
          decoration([...gridLines(cells), ...cells.slice(some.length).flatMap(layOwnCard)]),
          ...fill(cells, some, layLetterCard),
        ];
      },
    ),
  );

const cardsOnPage = 20;
/** For letters that a child writes itself. */
const fewestOwnCards = 2;

function repeat<Item>(items: readonly Item[]): Item[] {
  const times = Math.max(1, Math.floor((cardsOnPage - fewestOwnCards) / items.length));
  return items.flatMap((item) => Array<Item>(times).fill(item));
}

/** The height is that of a small letter. */
const card = { size: 64, baseline: 22, height: xHeight(64) } as const;
const cardLine = ({ x, width }: Box) => ({ x: x + 8, width: width - 16 });

const drawBottom = (cell: Box): Mark => {
  const { x, width } = cardLine(cell);
  const y = cell.y + card.baseline;
  return { kind: 'line', x1: x, y1: y, x2: x + width, y2: y, stroke: { colour, weight: weights.frame } };
};

/** To write a letter on, of a name or of another language. */
const layOwnCard = (cell: Box): Mark[] => {
  return [
    ...writingLines(cardLine(cell), cell.y + card.baseline, card.height),
    placePicture('pencil', {
      x: cell.x + cell.width - 15,
      y: cell.y + cell.height - 15,
      width: 10,
      height: 10,
    }),
  ];
};

/** The line under the letter tells a b from a p when the card is loose. */
const layLetterCard = ({ letter, words: shown }: LetterPage, cell: Box): Block[] => [
  decoration([drawBottom(cell)]),
  paragraph([
    fitText(letter, middle(cell)[0], cell.y + card.baseline, cell.width, {
      size: card.size,
      align: 'centre',
    }),
  ]),
  ...shown
    .slice(0, 1)
    .map((word) => showWord(word, { x: cell.x + 13, y: cell.y + 29, width: 20, height: 18 })),
];

export const maker = definePageMaker({
  prepare: prepareLetters,
  layOut: ({ kernen, alike, child }, { slug }) => {
    const letters = kernen.flatMap((kern) => kern.letters);
    const index = needsIndex(kernen) ? [layIndex(kernen, firstPage + 1)] : [];
    const letterPages = inPart(
      { name: 'Letters: kies er een', prints: { chosenPageFor: 1 } },
      kernen.flatMap(({ letters: some }, kern) =>
        some.map((shown) => layLetter(shown, { index: letters.indexOf(shown), kern }, slug)),
      ),
    );
    return {
      pages: [
        ...inPart({ name: 'Overzicht', prints: 'once' }, index),
        ...letterPages,
        ...inPart(
          { name: alike.length > 0 ? 'Kaartjes: letters en vissen' : 'Kaartjes', prints: { copyFor: 6 } },
          [...layLetterCards(letters), ...layFishPages(alike, slug)],
        ),
        ...inPart({ name: 'Mijn naam', prints: { copyFor: 1 } }, [layNamePage(child)]),
      ],
      preview: letterPages[2] ?? letterPages[0],
    };
  },
});
