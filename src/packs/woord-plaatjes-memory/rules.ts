/** Memory with pairs by ear: each card has exactly one partner, by ear, whatever a child calls the picture. */
import type { PicturedWord } from '../../model/word.ts';
import { type Chosen, chooseFrom, type Stock } from '../../sheets/choose.ts';
import { type Choices, type Prepared, prepared } from '../../sheets/pack.ts';
import type { Objection } from '../../sheets/refusal.ts';
import { checkDoubles, checkLookAlikes, checkOtherNames } from '../../sheets/word-rules.ts';
import { type Relation, type RelationName, relations } from './relations.ts';

/** Both cards of each: one sheet is a game for a small group. */
export const pairsPerSheet = 6;
/** Fewer are no game. */
export const fewestPairs = 4;

/** About as many on each sheet, and on the first not fewer than on another. */
export function inSheets<Pair>(pairs: readonly Pair[]): Pair[][] {
  const count = Math.ceil(pairs.length / pairsPerSheet);
  const from = (sheet: number): number => Math.ceil((sheet * pairs.length) / count);
  return Array.from({ length: count }, (_, sheet) => pairs.slice(from(sheet), from(sheet + 1)));
}

/** How many groups can play at once with all the sheets of a game: each with one of them, if that is a game by itself. */
export function groupsAtOnce(pairs: readonly unknown[]): number {
  const sheets = inSheets(pairs);
  return sheets.every(({ length }) => length >= fewestPairs) ? sheets.length : 1;
}

/** Each has sheets of its own, the easiest first; in one set goes by rhyme or by the first sound, never by both. */
export const games = ['plaatjes', 'rijm', 'klank', 'woorden'] as const;
export type Game = (typeof games)[number];

/** Those of the site's own printable. */
export const shippedGames: readonly Game[] = ['plaatjes', 'rijm', 'woorden'];

/** Where no games are named it is those of the site; only one that goes by ear needs a second word. */
export interface AskedMemory {
  readonly pairs: readonly {
    readonly word: string;
    readonly rhymesWith?: string | undefined;
    readonly beginsLike?: string | undefined;
    readonly says?: string | undefined;
  }[];
  readonly games?: readonly Game[] | undefined;
}

export interface MemoryPair {
  /** On the cards with a picture and on those with a word. */
  readonly word: PicturedWord;
  /** What rhymes with it or begins as it does; absent where nothing of the kind is played. */
  readonly partner: PicturedWord | undefined;
  /** An odd sentence in which the two are heard. */
  readonly says?: string | undefined;
}

export interface Memory {
  readonly pairs: readonly MemoryPair[];
  readonly games: readonly Game[];
}

/** What the pairs of two different pictures have in common, where there are any. */
export const relationIn = (played: readonly Game[]): RelationName | undefined =>
  played.find((game) => game === 'rijm' || game === 'klank');

/** Either can be missing, when the bank does not have it. */
export interface ChosenPair {
  readonly word: Chosen | undefined;
  readonly partner: Chosen | undefined;
}

const checkMatch = ({ word, partner }: ChosenPair, { matches, sayNoMatch }: Relation): Objection[] =>
  !word || !partner || matches(word, partner)
    ? []
    : [{ rule: 'false-pair', reason: sayNoMatch(partner, word), path: partner.path }];

const cardsOf = ({ word, partner }: ChosenPair): Chosen[] => [word, partner].filter((card) => !!card);

const checkPartners = (
  pairs: readonly ChosenPair[],
  { familyOf, clashes, sayMatch }: Relation,
): Objection[] =>
  pairs.flatMap((pair, index) => {
    const known = pairs.slice(0, index).flatMap(cardsOf);
    return cardsOf(pair).flatMap((card) =>
      known
        .filter((other) => familyOf(other) === familyOf(card) || clashes(other, card))
        .filter((other) => other.word !== card.word)
        .map((other) => ({
          rule: 'second-partner',
          reason: `${sayMatch(card, other)} van een ander paar`,
          path: card.path,
        })),
    );
  });

export function checkPairs(pairs: readonly ChosenPair[], relation: Relation = relations.rijm): Objection[] {
  const cards = pairs.flatMap(cardsOf);
  return [
    ...pairs.flatMap((pair) => checkMatch(pair, relation)),
    ...checkPartners(pairs, relation),
    ...checkDoubles(cards),
    ...checkLookAlikes(cards),
    ...checkOtherNames(cards, relation.asks),
  ];
}

/** Of pictures, and of words with their pictures: nothing is listened to, and a child may call a picture as it likes. */
const checkCards = (cards: readonly Chosen[]): Objection[] => [
  ...checkDoubles(cards),
  ...checkLookAlikes(cards),
];

export function prepareMemory({ parameters }: Choices<AskedMemory>, stock: Stock): Prepared<Memory> {
  const choose = chooseFrom(stock);
  const played = parameters.games ?? shippedGames;
  const relation = relationIn(played);
  const field = relation === 'klank' ? 'beginsLike' : 'rhymesWith';
  const pairs = parameters.pairs.map((pair, index): ChosenPair => {
    const partner = relation && pair[field];
    return {
      word: choose.surePicture(pair.word, ['pairs', index, 'word']),
      partner: partner === undefined ? undefined : choose.surePicture(partner, ['pairs', index, field]),
    };
  });
  const objections = relation ? checkPairs(pairs, relations[relation]) : checkCards(pairs.flatMap(cardsOf));
  return prepared([...choose.objections, ...objections], () => ({
    pairs: pairs.flatMap(({ word, partner }, index) =>
      word ? [{ word, partner, says: partner && parameters.pairs[index]?.says }] : [],
    ),
    games: played,
  }));
}
