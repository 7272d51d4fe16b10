/** Woord-plaatjes-memory: one sheet of pictures, and three to play it with: the same pictures, their words, their rhymes. */

import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import { type Box, behind, inset } from '../../lay/box.ts';
import { divide, fill, grid, inPages } from '../../lay/cells.ts';
import { gridLines } from '../../lay/lines.ts';
import { decoration, item, list } from '../../lay/meaning.ts';
import { page } from '../../lay/page.ts';
import { layPaper } from '../../lay/paper-shapes.ts';
import { inPart } from '../../lay/parts.ts';
import { showNamed, showWord, writeWord } from '../../lay/picture-box.ts';
import { cards as sizes, type as typeSizes, weights } from '../../measures.ts';
import { definePageMaker } from '../../pack.ts';
import type { Element, Mark, Page } from '../../sheet.ts';
import { measureText } from '../../text.ts';
import { layCardBack } from './card-back.ts';
import { type Game, type Memory, type MemoryPair, prepareMemory } from './rules.ts';
import { drawSign, type Sign } from './signs.ts';

const { width, height } = sizes.memory;
const perPage = 12;
const columns = 3;
/** In whole rows: on what is left, a pair can be drawn. */
const cellsIn = (room: Box, count: number): Box[] =>
  grid(room, { columns, rows: perPage / columns, width, height }).slice(
    0,
    Math.ceil(count / columns) * columns,
  );
const colour = 'own';
/** Between a card's edge and what stands on it. */
const cardMargin = 6;

interface Front {
  readonly title: string;
  readonly hint: string;
  readonly sign: Sign;
  /** Which game it is for, unless it is for all. */
  readonly game?: Game;
  readonly show: (pair: MemoryPair, box: Box) => readonly Element[];
}

const lower = (box: Box): Box => ({ ...box, y: box.y + 8 });

const fronts: readonly Front[] = [
  {
    title: 'Rondjes: plaatjes',
    hint: 'Dit vel heb je bij elk spel nodig.',
    sign: 'circle',
    show: ({ word: shown }, box) => [showWord(shown, box)],
  },
  {
    title: 'Vierkantjes: dezelfde plaatjes',
    hint: 'Spel 1: zoek twee dezelfde plaatjes.',
    sign: 'square',
    game: 'plaatjes',
    show: ({ word: shown }, box) => [showWord(shown, box)],
  },
  {
    title: 'Driehoekjes: woorden',
    hint: 'Spel 2: jij leest het woord voor, je kind zoekt het plaatje.',
    sign: 'triangle',
    game: 'woorden',
    show: ({ word: shown }, box) => [writeWord(shown.word, lower(box), typeSizes.memoryWord)],
  },
  {
    title: 'Sterretjes: plaatjes die rijmen',
    hint: 'Spel 3: zoek twee plaatjes die rijmen.',
    sign: 'star',
    game: 'rijm',
    show: ({ rhymesWith }, box) => (rhymesWith ? [showWord(rhymesWith, box)] : []),
  },
];

/** What fits in the broad part of a triangle, where a word stands. */
const wordRoom = 34;

/** Whether a word can stand on a card of its own. */
export const fitsOnCard = (word: string): boolean => measureText(word, typeSizes.memoryWord) <= wordRoom;

const layFront = ({ title, hint, sign, show }: Front, pairs: readonly MemoryPair[], isFirst: boolean): Page =>
  page({ title, hint, colour, bookmark: isFirst && title }, (room) => {
    const cells = cellsIn(room, pairs.length);
    const signs = cells.map(({ x, y }) => drawSign(sign, x + width - 5.5, y + height - 5.5));
    const grounds = cells.map((cell) => layPaper(sign, cell));
    return [
      decoration([...gridLines(cells), ...grounds, ...signs]),
      ...fill(cells, pairs, (pair, cell) => show(pair, inset(cell, cardMargin))),
    ];
  });

const layBack = (count: number): Page =>
  page(
    {
      title: 'Achterkant',
      hint: 'Print hem achter op de kaartjes van de bladzijde hiervoor.',
      colour,
      bookmark: false,
    },
    (room) => [
      decoration(
        cellsIn(room, count)
          .map((cell) => behind(cell))
          .flatMap(layCardBack),
      ),
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
  layOut(memory, { slug }) {
    const random = randomFrom(slug);
    const perFour = { prints: { copyFor: 4 }, twoSided: true } as const;
    // Fronts on odd pages, each with its back after it: right when all is printed on both sides.
    const laySheets = (front: Front): Page[] =>
      inSheets(shuffle(memory.pairs, random)).flatMap((group, index) => [
        layFront(front, group, index === 0),
        layBack(group.length),
      ]);
    const always = fronts
      .filter(({ game }) => game === undefined)
      .flatMap((front) => inPart({ name: front.title, ...perFour }, laySheets(front)));
    const ofGames = fronts.filter(({ game }) => game !== undefined && memory.games.includes(game));
    const [only, ...more] = ofGames;
    const name = only && more.length === 0 ? only.title : 'Vel erbij: kies er een';
    const sheets = [...always, ...inPart({ name, ...perFour }, ofGames.flatMap(laySheets))];
    return { pages: [...sheets, ...inPart({ name: 'Antwoorden', prints: 'once' }, layAnswers(memory))] };
  },
});
