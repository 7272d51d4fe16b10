/** Woord-plaatjes-memory: one sheet of pictures, and three to play it with: the same pictures, their words, their rhymes. */

import { randomFrom, shuffle } from '../../model/shuffle.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill, grid, inPages } from '../../sheets/lay/cells.ts';
import { gridLines } from '../../sheets/lay/lines.ts';
import { decoration, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { showNamed, showWord, writeWord } from '../../sheets/lay/picture-box.ts';
import { cards as sizes, type as typeSizes, weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Element, Mark, Page, Stroke } from '../../sheets/sheet.ts';
import { measureText, setParagraph, xHeight } from '../../sheets/text.ts';
import { layCardBacks } from './card-back.ts';
import { contentsOf } from './contents.ts';
import { type Game, type Memory, type MemoryPair, prepareMemory } from './rules.ts';
import { drawSign, type Sign } from './signs.ts';

const { width, height } = sizes.memory;
const perPage = 12;
const columns = 3;
/** As many as play with one set. */
const groupSize = 4;
const cellsIn = (room: Box, count: number): Box[] =>
  grid(room, { columns, rows: perPage / columns, width, height }).slice(0, count);
const colour = 'own';
/** Between a card's edge and what stands on it. */
const cardMargin = 5;
/** From a card's foot to where the picture ends: the sign stands in between, so that none touches it. */
const signStrip = 10.5;

const onCard = (card: Box): Box => {
  const box = inset(card, cardMargin);
  return { ...box, height: card.height - cardMargin - signStrip };
};

interface Front {
  /** What page one says it is for. */
  readonly part: string;
  readonly title: string;
  readonly hint: string;
  readonly sign: Sign;
  /** What the cards are tinted with; in zwart-wit nothing of it is left behind the picture. */
  readonly tint: Colour;
  /** Around what has no outline of its own: without the tint it is all there is of a card. */
  readonly frame?: Stroke;
  /** Which game it is for, unless it is for all. */
  readonly game?: Game;
  readonly show: (pair: MemoryPair, box: Box) => readonly Element[];
}

const fronts: readonly Front[] = [
  {
    part: 'Elk spel: rondjes',
    title: 'Rondjes: plaatjes',
    hint: 'Dit vel heb je bij elk spel nodig.',
    sign: 'circle',
    tint: 'yellowSoft',
    show: ({ word: shown }, box) => [showWord(shown, box)],
  },
  {
    part: 'Spel 1: erbij vierkantjes',
    title: 'Vierkantjes: dezelfde plaatjes',
    hint: 'Spel 1, bij de rondjes: zoek twee dezelfde plaatjes.',
    sign: 'square',
    tint: 'yellowSoft',
    game: 'plaatjes',
    show: ({ word: shown }, box) => [showWord(shown, box)],
  },
  {
    part: 'Spel 2: erbij driehoekjes',
    title: 'Driehoekjes: woorden',
    hint: 'Spel 2, bij de rondjes: lees het woord voor en zoek het plaatje.',
    sign: 'triangle',
    tint: 'greenSoft',
    frame: { colour: 'faint', weight: weights.line },
    game: 'woorden',
    show: ({ word: shown }, box) => layWord(shown.word, box),
  },
  {
    part: 'Spel 3: erbij sterretjes',
    title: 'Sterretjes: plaatjes die rijmen',
    hint: 'Spel 3, bij de rondjes: zoek twee plaatjes die rijmen.',
    sign: 'star',
    tint: 'redSoft',
    game: 'rijm',
    show: ({ rhymesWith }, box) => (rhymesWith ? [showWord(rhymesWith, box)] : []),
  },
];

/** Whether a word can stand on a card of its own. */
export const fitsOnCard = (word: string): boolean =>
  measureText(word, typeSizes.memoryWord.least) <= width - 2 * cardMargin;

/** As large as there is room for: children read it round a table. */
function sizeOf(word: string, { width: room }: Box): number {
  const { least, most } = typeSizes.memoryWord;
  return Math.max(least, Math.min(most, Math.floor((most * room) / measureText(word, most))));
}

/** On a line, so that a beginning reader knows what is below. */
function layWord(word: string, box: Box): Element[] {
  const size = sizeOf(word, box);
  const [middleX, middleY] = middle(box);
  const y = middleY + xHeight(typeSizes.memoryWord.most) / 2 + 5.5;
  const half = measureText(word, size) / 2;
  const stroke = { colour: 'quiet', weight: weights.line } as const;
  const under: Mark = { kind: 'line', x1: middleX - half, y1: y, x2: middleX + half, y2: y, stroke };
  const { children, ...written } = writeWord(word, box, size);
  return [{ ...written, children: [...children, under] }];
}

const layFront = (
  { title, hint, sign, tint, frame, show }: Front,
  pairs: readonly MemoryPair[],
  isFirst: boolean,
): Page =>
  page({ title, hint, colour, bookmark: isFirst && title }, (room) => {
    const cells = cellsIn(room, pairs.length);
    const signs = cells.map(({ x, y }) => drawSign(sign, x + width - 7, y + height - 7));
    const ground = { radius: 4, fill: tint, ...(frame ? { stroke: frame } : {}) };
    const grounds = cells.map((cell): Mark => ({ kind: 'rect', ...inset(cell, 2.5), ...ground }));
    return [
      decoration([...gridLines(cells), ...grounds, ...signs]),
      ...fill(cells, pairs, (pair, cell) => show(pair, onCard(cell))),
    ];
  });

const backAdvice =
  'Print eerst deze bladzijde, één voor elk vel. Leg die vellen terug in de printer en print de kaartjes op de lege kant.';

/** One for all the sheets: it lies alike behind each of them. */
const layBack = (): Page =>
  page(
    {
      title: 'Rug van de kaartjes',
      hint: 'Alleen als je papier doorschijnt. Gekleurd of dik papier kan ook.',
      colour,
    },
    (room) => [
      paragraph(
        setParagraph([{ text: backAdvice, face: 'regular' }], room.x, room.y + 3, room.width, {
          size: typeSizes.body,
          leading: 1.3,
        }).marks,
      ),
      decoration(layCardBacks(cellsIn(room, perPage))),
    ],
  );

const answerRows = perPage / 2;
const signsOf = (games: readonly Game[]): Sign[] =>
  fronts.flatMap(({ sign, game }) =>
    game === undefined || (game !== 'rijm' && games.includes(game)) ? [sign] : [],
  );

const layAnswers = ({ pairs, games }: Memory): Page[] => {
  const signs = signsOf(games);
  const across = games.includes('rijm') ? 2 : 4;
  return inPages(pairs, across * answerRows).map((group) =>
    page(
      { title: 'Wat hoort bij elkaar?', hint: 'Het teken in de hoek staat ook op het kaartje.', colour },
      (room) => {
        const cells = divide({ ...room, height: room.height - 3 }, across, answerRows)
          .slice(0, group.length)
          .map((cell) => inset(cell, 1.5));
        return [
          decoration(
            fill(cells, group, ({ rhymesWith }, cell) => layFrame(cell, signs, rhymesWith !== undefined)),
          ),
          list(fill(cells, group, (pair, cell) => [layAnswer(pair, cell)])),
        ];
      },
    ),
  );
};

/** Left what is on the other sheets, right what rhymes with it, each with their signs. */
function layFrame(frame: Box, signs: readonly Sign[], isRhymed: boolean): Mark[] {
  const [left = frame, right] = divide(frame, isRhymed ? 2 : 1, 1);
  const signsIn = (half: Box, shown: readonly Sign[]): Mark[] =>
    shown.map((sign, index) => drawSign(sign, half.x + 5, half.y + 6 + index * 7));
  return [
    { kind: 'rect', ...left, radius: 4, fill: 'ownSoft' },
    { kind: 'rect', ...frame, radius: 4, stroke: { colour, weight: weights.thin } },
    ...signsIn(left, signs),
    ...(right ? signsIn(right, ['star']) : []),
  ];
}

function layAnswer({ word: one, rhymesWith }: MemoryPair, frame: Box): Element {
  const words = rhymesWith ? [one, rhymesWith] : [one];
  const parts = divide(frame, words.length, 1);
  return item(fill(parts, words, (word, part) => showNamed(word, part, { size: typeSizes.heading })));
}

/** About as many on each sheet. */
const inSheets = (pairs: readonly MemoryPair[]): MemoryPair[][] =>
  inPages(pairs, Math.ceil(pairs.length / Math.ceil(pairs.length / perPage)));

export const maker = definePageMaker({
  prepare: prepareMemory,
  contentsOf,
  layOut(memory, { slug }) {
    const random = randomFrom(slug);
    const isPlayed = ({ game }: Front): boolean => game === undefined || memory.games.includes(game);
    return {
      pages: [
        ...fronts.filter(isPlayed).flatMap((front) =>
          inPart(
            { name: front.part, holder: 'groepje', prints: { copyFor: groupSize } },
            inSheets(shuffle(memory.pairs, random)).map((group, index) =>
              layFront(front, group, index === 0),
            ),
          ),
        ),
        ...inPart({ name: 'Rug', holder: 'groepje', optional: true, prints: 'behindEach' }, [layBack()]),
        ...inPart({ name: 'Antwoorden', holder: 'leerkracht', prints: 'once' }, layAnswers(memory)),
      ],
    };
  },
});
