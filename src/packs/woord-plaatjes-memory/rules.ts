/** Memory with rhyme pairs: each card has exactly one partner, by ear, whatever a child calls the picture. */
import { type PicturedWord, rhymes } from '../../model/word.ts';
import { type Chosen, chooseFrom, type Stock } from '../../sheets/choose.ts';
import { type Choices, type Prepared, prepared } from '../../sheets/pack.ts';
import type { Objection } from '../../sheets/refusal.ts';
import { checkDoubles, checkLookAlikes, checkOtherNames } from '../../sheets/word-rules.ts';

/** Both cards of each: one sheet is a game for a small group. */
export const pairsPerSheet = 6;

/** Each has sheets of its own. */
export const games = ['plaatjes', 'woorden', 'rijm'] as const;
export type Game = (typeof games)[number];

/** Where no games are named it is all of them; only the one with rhymes needs a word that rhymes. */
export interface AskedMemory {
  readonly pairs: readonly { readonly word: string; readonly rhymesWith?: string | undefined }[];
  readonly games?: readonly Game[] | undefined;
}

export interface MemoryPair {
  /** On the cards with a picture and on those with a word. */
  readonly word: PicturedWord;
  /** Absent where no rhymes are played. */
  readonly rhymesWith: PicturedWord | undefined;
}

export interface Memory {
  readonly pairs: readonly MemoryPair[];
  readonly games: readonly Game[];
}

/** Either can be missing, when the bank does not have it. */
export interface ChosenPair {
  readonly word: Chosen | undefined;
  readonly rhymesWith: Chosen | undefined;
}

const checkRhyme = ({ word, rhymesWith }: ChosenPair): Objection[] =>
  !word || !rhymesWith || rhymes(word, rhymesWith)
    ? []
    : [
        {
          rule: 'false-rhyme',
          reason: `"${rhymesWith.word}" (/${rhymesWith.rhyme}/) rijmt niet op "${word.word}" (/${word.rhyme}/)`,
          path: rhymesWith.path,
        },
      ];

const cardsOf = ({ word, rhymesWith }: ChosenPair): Chosen[] => [word, rhymesWith].filter((card) => !!card);

const checkPartners = (pairs: readonly ChosenPair[]): Objection[] =>
  pairs.flatMap((pair, index) => {
    const known = pairs.slice(0, index).flatMap(cardsOf);
    return cardsOf(pair).flatMap((card) =>
      known
        .filter((other) => other.rhyme === card.rhyme && other.word !== card.word)
        .map((other) => ({
          rule: 'second-partner',
          reason: `"${card.word}" rijmt ook op "${other.word}" van een ander paar`,
          path: card.path,
        })),
    );
  });

export function checkPairs(pairs: readonly ChosenPair[]): Objection[] {
  const cards = pairs.flatMap(cardsOf);
  return [
    ...pairs.flatMap(checkRhyme),
    ...checkPartners(pairs),
    ...checkDoubles(cards),
    ...checkLookAlikes(cards),
    ...checkOtherNames(cards, 'rhyme'),
  ];
}

/** Of pictures, and of words with their pictures: nothing rhymes, and a child may call a picture as it likes. */
const checkCards = (cards: readonly Chosen[]): Objection[] => [
  ...checkDoubles(cards),
  ...checkLookAlikes(cards),
];

export function prepareMemory({ parameters }: Choices<AskedMemory>, stock: Stock): Prepared<Memory> {
  const choose = chooseFrom(stock);
  const played = parameters.games ?? games;
  const isRhymed = played.includes('rijm');
  const pairs = parameters.pairs.map(
    ({ word, rhymesWith }, index): ChosenPair => ({
      word: choose.surePicture(word, ['pairs', index, 'word']),
      rhymesWith:
        isRhymed && rhymesWith !== undefined
          ? choose.surePicture(rhymesWith, ['pairs', index, 'rhymesWith'])
          : undefined,
    }),
  );
  const objections = isRhymed ? checkPairs(pairs) : checkCards(pairs.flatMap(cardsOf));
  return prepared([...choose.objections, ...objections], () => ({
    pairs: pairs.flatMap(({ word, rhymesWith }) => (word ? [{ word, rhymesWith }] : [])),
    games: played,
  }));
}
