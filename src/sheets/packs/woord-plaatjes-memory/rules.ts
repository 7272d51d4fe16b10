/** Memory with rhyme pairs: each card has exactly one partner, by ear, whatever a child calls the picture. */
import { type PicturedWord, rhymes } from '../../../model/word.ts';
import { type Chosen, chooseFrom, type Stock } from '../../choose.ts';
import { type Choices, type Prepared, prepared } from '../../pack.ts';
import type { Objection } from '../../refusal.ts';
import { checkDoubles, checkLookAlikes, checkOtherNames } from '../../word-rules.ts';
import type { Parameters } from './parameters.ts';

export interface MemoryPair {
  /** On the cards with a picture and on those with a word. */
  readonly word: PicturedWord;
  readonly rhymesWith: PicturedWord;
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

export function prepareMemory(
  { parameters }: Choices<Parameters>,
  stock: Stock,
): Prepared<readonly MemoryPair[]> {
  const choose = chooseFrom(stock);
  const pairs = parameters.pairs.map(({ word, rhymesWith }, index) => ({
    word: choose.surePicture(word, ['pairs', index, 'word']),
    rhymesWith: choose.surePicture(rhymesWith, ['pairs', index, 'rhymesWith']),
  }));
  return prepared([...choose.objections, ...checkPairs(pairs)], () =>
    pairs.flatMap(({ word, rhymesWith }) => (word && rhymesWith ? [{ word, rhymesWith }] : [])),
  );
}
