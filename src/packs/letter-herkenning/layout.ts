/** Letter-herkenning: a page for each letter, with a pond to hop across; letter cards; the capital of one's own name. */

import type { Letter } from '../../model/letters.ts';
import { type Box, middle } from '../../sheets/lay/box.ts';
import { fill, grid, inPages } from '../../sheets/lay/cells.ts';
import { firstPage } from '../../sheets/lay/finish.ts';
import { gridLines } from '../../sheets/lay/lines.ts';
import { decoration, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { placePicture, showWord } from '../../sheets/lay/picture-box.ts';
import { writingLines } from '../../sheets/lay/writing-line.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import type { Block, Mark, Page, TextMark } from '../../sheets/sheet.ts';
import { fitText, xHeight } from '../../sheets/text.ts';
import { hasTail } from './big-letter.ts';
import { contentsOf } from './contents.ts';
import { layFishPages } from './fish-page.ts';
import { layIndex, needsIndex } from './index-page.ts';
import { letterLookOf } from './letter-looks.ts';
import { layStage, type StagePlace, stageHeight } from './letter-stage.ts';
import { layNamePages } from './name-page.ts';
import { layPictures } from './picture-row.ts';
import { layPond, leastPond } from './pond.ts';
import { type LetterPage, prepareLetters } from './rules.ts';
import { drawSpots } from './sound-place.ts';

const colour = 'own';

/** From the pictures with their words to the letter, to what is asked, and to the water. */
const gaps = { stage: 5, ask: 9, pond: 4 } as const;
/** Of what a low letter leaves, most goes to the pictures. */
const pondShare = 0.3;
/** What pictures are high at least. */
const leastPictures = 42;

/** As it is read out: whoever reads “de m” says em. */
const nameSound = (say: string): string => say.replace(', heel kort', '').replace(', zoals in ', ' van ');

/** What is said otherwise in one region than in another, for who helps: at the letter itself. */
const alsoGood: Readonly<Record<Letter, string>> = {
  v: 'Klinkt hij als fff? Ook goed. Bij vvv trilt je keel.',
  f: 'Bij fff trilt je keel niet, bij vvv wel.',
  z: 'Klinkt hij als sss? Ook goed. Bij zzz trilt je keel.',
  s: 'Bij sss trilt je keel niet, bij zzz wel.',
  g: 'Hard of zacht: allebei goed.',
};

/** Beside the title: how the letter is said, and what else there is to know of it. */
function hintOf({ letter, say, twin }: LetterPage): string {
  const more = twin ? `Je hoort hetzelfde bij de ${twin}.` : alsoGood[letter];
  return `Zeg de klank: ${say}. Volg de pijlen${more ? `. ${more}` : ' met je vinger.'}`;
}

function layLetter(shown: LetterPage, place: StagePlace, seed: string): Page {
  const { letter, say, words } = shown;
  return page({ title: `De ${letter}`, hint: hintOf(shown), colour }, (room) => {
    const left = room.height - stageHeight(letter) - gaps.stage - gaps.ask - gaps.pond;
    const pondHeight = leastPond + pondShare * Math.max(0, left - leastPond - leastPictures);
    const pictures = { ...room, height: left - pondHeight };
    const stage = { ...room, y: room.y + pictures.height + gaps.stage };
    const asked = stage.y + stageHeight(letter) + gaps.ask;
    const water = { ...room, y: asked + gaps.pond, height: pondHeight };
    const goal = words.slice(0, 1).map(({ article, word }) => `, naar ${article} ${word}`);
    const ask = `De kikker springt alleen op de ${nameSound(say)}${goal.join()}. Spring je mee?`;
    return [
      ...layPictures(shown, pictures, letterLookOf(place.kern)),
      ...layStage(letter, stage, place),
      paragraph([fitText(ask, room.x, asked, room.width, { size: typeSizes.heading, colour, face: 'bold' })]),
      layPond(shown, water, place.kern, `${seed}-${letter}`),
    ];
  });
}

/** To stick on things in the room in which the sound is heard: of few letters, some of each. */
const layLetterCards = (shown: readonly LetterPage[]): Page[] =>
  inPages(repeat(shown), cardsOnPage).map((some, index) =>
    page(
      {
        title: index === 0 ? 'Letterkaartjes' : 'Letterkaartjes (vervolg)',
        hint:
          index === 0
            ? 'De lijn hoort onder. De stip: hoor je het vooraan, midden of achteraan?'
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

/** In points, of a letter on a card: who cuts a little beside the line leaves every stem whole. */
export const cardSize = 58;
/** The height is that of a small letter; the line that it stands on begins and ends so far from the edges. */
const card = {
  baseline: 20.4,
  height: xHeight(cardSize),
  line: 8,
  picture: { y: 27, width: 20, height: 16.4 },
  spots: { y: 46.3, reach: 6.5 },
} as const;
const cardLine = ({ x, width }: Box) => ({ x: x + card.line, width: width - 2 * card.line });

/** One line to stand on, but not through a tail: that would make it another letter. */
function drawBottom(cell: Box, letter: TextMark): Mark[] {
  const y = cell.y + card.baseline;
  const { x, width } = cardLine(cell);
  const [left, right] = [letter.x - 1, letter.x + letter.width + 1];
  const pieces = hasTail(letter.text)
    ? ([
        [x, left],
        [right, x + width],
      ] as const)
    : ([[x, x + width]] as const);
  return pieces.map(([from, to]) => ({
    kind: 'line',
    x1: from,
    y1: y,
    x2: to,
    y2: y,
    stroke: { colour, weight: weights.frame },
  }));
}

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

/** The line beside the letter tells a b from a p when the card is loose. */
function layLetterCard({ letter, words: shown }: LetterPage, cell: Box): Block[] {
  const [x] = middle(cell);
  const written = fitText(letter, x, cell.y + card.baseline, cell.width, {
    size: cardSize,
    align: 'centre',
  });
  return [
    decoration(drawBottom(cell, written)),
    paragraph([written]),
    ...shown
      .slice(0, 1)
      .flatMap((word) => [
        showWord(word, { ...card.picture, x: x - card.picture.width / 2, y: cell.y + card.picture.y }),
        decoration(drawSpots(word, letter, { ...card.spots, x, y: cell.y + card.spots.y })),
      ]),
  ];
}

export const maker = definePageMaker({
  prepare: prepareLetters,
  contentsOf,
  layOut: ({ kernen, alike, child }, { slug }) => {
    const letters = kernen.flatMap((kern) => kern.letters);
    const names = inPart(
      { name: 'Mijn naam', holder: 'kind', optional: child === undefined, prints: { copyFor: 1 } },
      layNamePages(child),
    );
    /** The sheet of one child comes first: it is what the set was made for. */
    const ofChild = child ? names : [];
    const index = needsIndex(kernen) ? [layIndex(kernen, firstPage + ofChild.length + 1)] : [];
    const letterPages = inPart(
      { name: 'Letters', holder: 'kind', named: true, prints: { chosenFor: 1 } },
      kernen.flatMap(({ letters: some }, kern) =>
        some.map((shown) => layLetter(shown, { index: letters.indexOf(shown), kern }, slug)),
      ),
    );
    return {
      pages: [
        ...ofChild,
        ...inPart({ name: 'Overzicht', holder: 'kind', optional: true, prints: { copyFor: 1 } }, index),
        ...letterPages,
        ...inPart(
          { name: 'Kaartjes', holder: 'klas', optional: true, prints: 'once' },
          layLetterCards(letters),
        ),
        ...inPart(
          { name: 'Vissen', holder: 'tweetal', optional: true, prints: { chosenFor: 2 } },
          layFishPages(alike, slug),
        ),
        ...(child ? [] : names),
      ],
      preview: ofChild[0] ?? letterPages[2] ?? letterPages[0],
    };
  },
});
