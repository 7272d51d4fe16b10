/** Chosen words on dice: three pairs each, of which the one lies under the other. */

import { refuseOwn } from '../../../maker/own-words/own-word.ts';
import { pairUp, type WordPair } from '../../../maker/pair-up.ts';
import type { Offered, WordsQuestion } from '../../../maker/questions.ts';
import { refusals } from '../../../maker/texts.ts';
import type { Either } from '../../../model/either.ts';
import { misleadingName } from '../../../model/other-names.ts';
import {
  canStandTogether,
  hasPicture,
  type PicturedWord,
  rhymes,
  soundAlike,
  startsWithCluster,
  type WordBank,
} from '../../../model/word.ts';
import { fitsOnAnswers } from '../answers-page.ts';
import { pairsOnDie } from '../measures.ts';
import type { Parameters } from '../parameters.ts';
import { type DieTexts, rhymeTexts, soundTexts, texts } from './texts.ts';

const mostDice = 4;
const mostPairs = mostDice * pairsOnDie;

/** What the pairs of a die have in common. */
export interface DieSort {
  readonly texts: DieTexts;
  readonly fits: (word: PicturedWord) => boolean;
  readonly match: (one: PicturedWord, other: PicturedWord) => boolean;
  /** Whether either could answer the other: never on one die. */
  readonly alike: (one: PicturedWord, other: PicturedWord) => boolean;
}

export const rhymeDie: DieSort = {
  texts: rhymeTexts,
  fits: (word) => misleadingName(word, 'rhyme') === undefined,
  match: rhymes,
  alike: (one, other) => one.rhyme === other.rhyme,
};

export const soundDie: DieSort = {
  texts: soundTexts,
  fits: (word) => misleadingName(word, 'firstSound') === undefined && !startsWithCluster(word),
  match: (one, other) => one.firstSound === other.firstSound,
  alike: (one, other) => soundAlike(one.firstSound, other.firstSound),
};

const matchOf =
  ({ match }: DieSort) =>
  (one: PicturedWord, other: PicturedWord): boolean =>
    match(one, other) && canStandTogether(one, other);

/** Sure pictures for which there is another. */
export function offerFor(sort: DieSort, words: WordBank): Offered[] {
  const match = matchOf(sort);
  const sure = [...words.values()]
    .filter(hasPicture)
    .filter((word) => word.weight === 'strong' && fitsOnAnswers(word.word) && sort.fits(word));
  return sure.flatMap((word) => {
    const partner = sure.find((other) => other !== word && match(word, other));
    return partner ? [{ word, remark: sort.texts.remark(partner.word, word.firstSound) }] : [];
  });
}

/** Why somebody's own word can't be on such a die. */
export const refuseFor = (sort: DieSort, words: WordBank): WordsQuestion['refused'] => {
  const offered = new Set(offerFor(sort, words).map(({ word }) => word.word));
  return refuseOwn(words, (word) => {
    if (!fitsOnAnswers(word.word)) return refusals.tooLong;
    if (offered.has(word.word)) return undefined;
    // Of a typed word its name is sure: only how it begins can be in the way.
    return sort.fits(word) ? texts.alone(sort.texts) : refusals.cluster;
  });
};

type Named = Parameters['rhymeDice'];

interface Asked {
  readonly sort: DieSort;
  readonly offered: readonly PicturedWord[];
  readonly shipped: Named;
  readonly mix: <Item>(items: readonly Item[]) => readonly Item[];
}

/** Dice, or why there are none and who must go for it. */
type Made = Either<{ readonly dice: Named }, { readonly reason: string; readonly lonely: readonly string[] }>;

const shippedPairs = (shipped: Named): (readonly [string, string])[] =>
  shipped.flat().flatMap(([one, other]) => (one && other ? [[one, other] as const] : []));

export function makeDice(names: readonly string[], { sort, offered, shipped, mix }: Asked): Made {
  const { pairs, lonely } = pairUp(
    offered.filter(({ word }) => names.includes(word)),
    {
      offered: [...offered].sort((one, other) => one.claps - other.claps),
      match: matchOf(sort),
      shipped: shippedPairs(shipped),
    },
  );
  const alone = lonely.map(({ word }) => word);
  const refuse = (reason: string): Made => ({ reason, lonely: alone });
  if (alone.length > 0) return refuse(texts.lonely(sort.texts, alone));
  if (pairs.length > mostPairs) return refuse(texts.tooMany(sort.texts, mostDice, mostPairs, pairs.length));
  if (pairs.length % pairsOnDie > 0) return refuse(texts.odd(sort.texts, pairs.length));
  const dice = spread(mix(pairs), sort);
  return dice
    ? { dice: dice.map((die) => die.map((pair) => pair.map(({ word }) => word))) }
    : refuse(texts.crowded(sort.texts));
}

/** Each pair on the first die where none is like it, so that all dice are full. */
function spread(pairs: readonly WordPair[], sort: DieSort): WordPair[][] | undefined {
  const dice: WordPair[][] = Array.from({ length: pairs.length / pairsOnDie }, () => []);
  const areApart = (pair: WordPair, die: readonly WordPair[]): boolean =>
    die.every(
      (other) =>
        !sort.alike(pair[0], other[0]) &&
        pair.every((one) => other.every((shown) => one !== shown && canStandTogether(one, shown))),
    );
  const place = (index: number): boolean => {
    const [pair] = pairs.slice(index, index + 1);
    if (!pair) return true;
    for (const die of dice) {
      if (die.length < pairsOnDie && areApart(pair, die)) {
        die.push(pair);
        if (place(index + 1)) return true;
        die.pop();
      }
      // All that are still empty are the same.
      if (die.length === 0) return false;
    }
    return false;
  };
  return place(0) ? dice : undefined;
}

/** The chosen words and as few others as make whole dice, or else fewer. */
export function completeDice(names: readonly string[], asked: Asked): readonly string[] {
  let words = withoutLonely(names, asked);
  const first = shippedPairs(asked.shipped).map(([word]) => word);
  const byName = new Map(asked.offered.map((word) => [word.word, word]));
  for (const name of [...first, ...byName.keys()]) {
    if (makeDice(words, asked).dice) return words;
    const word = byName.get(name);
    const isOther = words.every((other) => {
      const known = byName.get(other);
      return word && !(known && asked.sort.alike(word, known));
    });
    const more = [...words, name];
    if (isOther && withoutLonely(more, asked).length === more.length) words = more;
  }
  return fewerDice(names, asked);
}

/** The first of the chosen words, as many as make whole dice. */
export function fewerDice(names: readonly string[], asked: Asked): readonly string[] {
  let words = withoutLonely(names, asked);
  while (!makeDice(words, asked).dice) words = withoutLonely(words.slice(0, -1), asked);
  return words;
}

function withoutLonely(names: readonly string[], asked: Asked): readonly string[] {
  const { lonely = [] } = { lonely: [], ...makeDice(names, asked) };
  return lonely.length === 0
    ? names
    : withoutLonely(
        names.filter((name) => !lonely.includes(name)),
        asked,
      );
}
