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
import type { Block, Element, Mark, Page } from '../../sheets/sheet.ts';
import { fitText, xHeight } from '../../sheets/text.ts';
import { contentsOf } from './contents.ts';
import { layFishPages } from './fish-page.ts';
import { layIndex, needsIndex } from './index-page.ts';
import { letterLookOf } from './letter-looks.ts';
import { layStage, type StagePlace } from './letter-stage.ts';
import { layNamePage } from './name-page.ts';
import { layPictures } from './picture-row.ts';
import { layPond } from './pond.ts';
import { type LetterPage, prepareLetters } from './rules.ts';

const colour = 'own';

/** From the top of the room: where the upper part begins, and how high the pictures, the line for a twin and the rest are. */
const heights = { upper: 1, pictures: 45, twin: 7, gap: 5, ask: 163 } as const;

function layLetter(shown: LetterPage, place: StagePlace, seed: string): Page {
  const { letter, say, twin, words } = shown;
  const hint = `Zeg de klank: ${say}. Volg de pijlen met je vinger.`;
  return page({ title: `De ${letter}`, hint, colour }, (room) => {
    const { isLetterFirst, ...look } = letterLookOf(place.kern);
    const pond = { ...room, y: room.y + heights.ask + 4, height: room.height - heights.ask - 4 };
    const goal = words.slice(0, 1).map(({ article, word }) => `, naar ${article} ${word}`);
    const ask = `De kikker springt alleen op de ${letter}${goal.join()}. Spring je mee?`;
    const named = heights.pictures + (twin ? heights.twin : 0);
    const stageHeight = heights.ask - 16 - named;
    const top = room.y + heights.upper;
    const pictures = {
      ...room,
      y: top + (isLetterFirst ? stageHeight + heights.gap : 0),
      height: heights.pictures,
    };
    const stage = { ...room, y: top + (isLetterFirst ? 0 : named + heights.gap), height: stageHeight };
    const rows = [
      [
        ...layPictures(shown, pictures, look),
        ...(twin ? [layTwin(letter, twin, room, pictures.y + pictures.height + 7.2)] : []),
      ],
      layStage(letter, stage, place),
    ];
    return [
      ...(isLetterFirst ? rows.toReversed() : rows).flat(),
      paragraph([
        fitText(ask, room.x, room.y + heights.ask, room.width, {
          size: typeSizes.heading,
          colour,
          face: 'bold',
        }),
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
            ? 'De streep hoort onder. Plak ze op iets met die klank. Leeg? Schrijf zelf.'
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
  contentsOf,
  layOut: ({ kernen, alike, child }, { slug }) => {
    const letters = kernen.flatMap((kern) => kern.letters);
    const names = inPart(
      { name: 'Mijn naam', holder: 'kind', optional: child === undefined, prints: { copyFor: 1 } },
      [layNamePage(child)],
    );
    /** The sheet of one child comes first: it is what the set was made for. */
    const ofChild = child ? names : [];
    const index = needsIndex(kernen) ? [layIndex(kernen, firstPage + ofChild.length + 1)] : [];
    const letterPages = inPart(
      { name: 'Letters', holder: 'kind', prints: { chosenFor: 1 } },
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
