/** Of words that cannot be together, which one a child would miss: the one that it says to the other picture too. */
import type { Word, WordBank } from './word.ts';

/** The lowest goes first, place by place. */
type Rank = readonly number[];

const known = new WeakMap<WordBank, ReadonlyMap<string, Rank>>();

/** The most usual first: what was typed, what every child knows, what no child calls by the name of another picture. */
export function mostUsualFirst(words: WordBank): (one: Word, other: Word) => number {
  const ranks = known.get(words) ?? rankAll(words);
  known.set(words, ranks);
  const rankOf = ({ word }: Word): Rank => ranks.get(word) ?? [];
  return (one, other) => compare(rankOf(one), rankOf(other));
}

function rankAll(words: WordBank): ReadonlyMap<string, Rank> {
  const isShown = (name: string) => words.get(name)?.picture !== undefined;
  const saidInstead = new Map<string, number>();
  for (const { alsoNamed } of words.values())
    for (const name of alsoNamed) saidInstead.set(name, (saidInstead.get(name) ?? 0) + 1);
  const rank = ({ word, weight, isTyped, isDoubted, alsoNamed, claps }: Word): Rank => {
    const others = alsoNamed.filter(isShown).length;
    // What its theme brought goes before, but not before the word that a child says to it.
    const isInstead = isDoubted === true && others > 0;
    return [
      isTyped && !isInstead ? 0 : 1,
      weight === 'strong' && !isInstead ? 0 : 1,
      others,
      -(saidInstead.get(word) ?? 0),
      alsoNamed.length,
      claps,
      word.length,
    ];
  };
  return new Map([...words].map(([name, word]) => [name, rank(word)]));
}

function compare(one: Rank, other: Rank): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
