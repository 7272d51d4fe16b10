/** The rules of rhyme bingo, and dealing cards that keep them. */
import { type Random, randomFrom, shuffle } from '../../../model/shuffle.ts';
import { canStandTogether, type PicturedWord, rhymes } from '../../../model/word.ts';
import { type Chosen, chooseFrom, type Stock } from '../../choose.ts';
import type { Choices, Prepared } from '../../pack.ts';
import type { Objection } from '../../refusal.ts';
import { checkDoubles, checkOtherNames } from '../../word-rules.ts';
import { type Parameters, picturesOnCard } from './parameters.ts';

/** One word is called; on a card stands one of the words that rhyme with it. */
export interface BingoFamily {
  readonly call: PicturedWord;
  readonly onCards: readonly PicturedWord[];
}

export type BingoCard = readonly PicturedWord[];

/** Two cards may have this many pictures with the same answer, of nine. */
export const sharedAtMost = 5;

const sayNoRhyme = (word: PicturedWord, call: PicturedWord): string =>
  word.rhyme === call.rhyme
    ? `"${word.word}" en "${call.word}" eindigen op hetzelfde stuk woord: dat is geen rijm`
    : `"${word.word}" (/${word.rhyme}/) rijmt niet op "${call.word}" (/${call.rhyme}/)`;

interface ChosenFamily {
  readonly call: Chosen;
  readonly onCards: readonly Chosen[];
}

export const checkFamilies = (families: readonly ChosenFamily[]): Objection[] =>
  families.flatMap(({ call, onCards }, index) => [
    ...checkDoubles(onCards),
    // Only what a child sees: whoever calls has the word written on the card.
    ...checkOtherNames(onCards, 'rhyme'),
    ...onCards
      .filter((word) => !rhymes(call, word))
      .map((word) => ({ rule: 'false-rhyme', reason: sayNoRhyme(word, call), path: word.path })),
    ...families
      .slice(0, index)
      .filter((earlier) => earlier.call.rhyme === call.rhyme)
      .map((earlier) => ({
        rule: 'double-family',
        reason: `"${call.word}" rijmt op "${earlier.call.word}": dat is al een familie`,
        path: call.path,
      })),
  ]);

const sharedBy = (one: BingoCard, other: BingoCard): number =>
  one.filter((word) => other.some((also) => also.rhyme === word.rhyme)).length;

function dealCard(families: readonly BingoFamily[], random: Random): BingoCard | undefined {
  const card: PicturedWord[] = [];
  for (const family of families) {
    const [word] = shuffle(
      family.onCards.filter((candidate) => card.every((other) => canStandTogether(candidate, other))),
      random,
    );
    if (word) card.push(word);
    if (card.length === picturesOnCard) return shuffle(card, random);
  }
  return undefined;
}

/**
 * Deals `count` cards, each of nine families, no two alike; undefined when the families do not allow it.
 * Families that were used least come first, so that every called word is on about as many cards.
 */
export function dealCards(
  families: readonly BingoFamily[],
  count: number,
  seed: string,
): BingoCard[] | undefined {
  const random = randomFrom(seed);
  const cards: BingoCard[] = [];
  const used = new Map(families.map((family) => [family, 0]));
  for (let attempt = 0; cards.length < count && attempt < count * 400; attempt++) {
    const looseness = 1 + (attempt % 20) / 4;
    const order = families
      .map((family) => ({ family, rank: (used.get(family) ?? 0) + random() * looseness }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ family }) => family);
    const card = dealCard(order, random);
    if (!card || cards.some((other) => sharedBy(card, other) > sharedAtMost)) continue;
    cards.push(card);
    for (const family of families)
      if (family.onCards.some((word) => card.includes(word))) used.set(family, (used.get(family) ?? 0) + 1);
  }
  return cards.length === count ? cards : undefined;
}

/** The pictures on a card that a called word rhymes with. */
export const answersOn = (card: BingoCard, call: PicturedWord): PicturedWord[] =>
  card.filter((word) => rhymes(call, word));

export interface Bingo {
  readonly families: readonly BingoFamily[];
  readonly cards: readonly BingoCard[];
}

export function prepareBingo({ parameters, slug }: Choices<Parameters>, stock: Stock): Prepared<Bingo> {
  const choose = chooseFrom(stock);
  const families = parameters.families.flatMap(({ call, onCards }, index): ChosenFamily[] => {
    const called = choose.picture(call, ['families', index, 'call']);
    const shown = choose.surePictures(onCards, ['families', index, 'onCards']);
    return called ? [{ call: called, onCards: shown }] : [];
  });
  const objections = [...choose.objections, ...checkFamilies(families)];
  if (objections.length > 0) return { objections };
  const cards = dealCards(families, parameters.cards, slug);
  if (cards) return { model: { families, cards } };
  const reason = `met ${families.length} rijmfamilies zijn er geen ${parameters.cards} kaarten te maken die genoeg verschillen`;
  return { objections: [{ rule: 'too-few-words', reason, path: ['families'] }] };
}
