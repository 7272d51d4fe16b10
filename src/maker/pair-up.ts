/** Chosen words in pairs of which each is the answer to the other; those of the visitor come first. */

import { canStandTogether, type PicturedWord } from '../model/word.ts';
import { isOwn } from './own-words/own-word.ts';

export type WordPair = readonly [PicturedWord, PicturedWord];

interface Matching {
  /** All that may be shown, the likeliest partners first. */
  readonly offered: readonly PicturedWord[];
  readonly match: (one: PicturedWord, other: PicturedWord) => boolean;
  /** Of the site's own printable: these come first, and are kept where they can be. */
  readonly shipped: readonly (readonly [string, string])[];
}

interface Paired {
  readonly pairs: readonly WordPair[];
  /** For these there is no partner left. */
  readonly lonely: readonly PicturedWord[];
}

/** Two that were chosen belong to each other where they can; any other gets a partner beside it. */
export function pairUp(chosen: readonly PicturedWord[], { offered, match, shipped }: Matching): Paired {
  const pairs: WordPair[] = [];
  const lonely: PicturedWord[] = [];
  const used = new Set<PicturedWord>();
  const find = (name: string) => offered.find(({ word }) => word === name);
  const known = shipped.flatMap(([one, other]): WordPair[] => {
    const [left, right] = [find(one), find(other)];
    return left && right ? [[left, right]] : [];
  });
  const pair = (one: PicturedWord, other: PicturedWord): void => {
    pairs.push([one, other]);
    used.add(one).add(other);
  };
  for (const [one, other] of known) if (chosen.includes(one) && chosen.includes(other)) pair(one, other);
  for (const word of chosen) {
    const partner = used.has(word)
      ? undefined
      : chosen.find((other) => other !== word && !used.has(other) && match(word, other));
    if (partner) pair(word, partner);
  }
  for (const word of chosen.filter((one) => !used.has(one))) {
    const fits = (other: PicturedWord): boolean =>
      other !== word &&
      match(word, other) &&
      !used.has(other) &&
      [...used, ...chosen].every((shown) => shown === other || canStandTogether(shown, other));
    const own = known.find((two) => two.includes(word))?.find((other) => other !== word);
    const partner = own && fits(own) ? own : offered.find(fits);
    if (partner) pair(word, partner);
    else lonely.push(word);
  }
  const rankOf = ([one, other]: WordPair): number => {
    // Whoever typed a word wants it on the sheet that everybody plays with.
    if (isOwn(one) || isOwn(other)) return -1;
    const rank = known.findIndex((two) => two.includes(one) && two.includes(other));
    return rank < 0 ? known.length + chosen.indexOf(one) : rank;
  };
  return { pairs: pairs.sort((one, other) => rankOf(one) - rankOf(other)), lonely };
}
