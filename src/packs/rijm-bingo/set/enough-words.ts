/** How many words it takes for so many different cards. */
import { picturesOnCard } from '../measures.ts';
import { sharedAtMost } from '../rules.ts';

/** Cards that share more of their nine pictures are hardly different. */
const mostAlike = 7;

/** How many pictures two of so many cards share on average, when each word is used as often. */
function meanShared(words: number, cards: number): number {
  const uses = (picturesOnCard * cards) / words;
  return (words * uses * (uses - 1)) / (cards * (cards - 1));
}

/** Up to this mean many cards can be dealt as the printable of the site is, which has one of 3.18. */
const easyMean = 3.2;
const manyCards = 10;

/** How many pictures two cards may share: one more than the mean can be dealt before long. */
export function alike(words: number, cards: number): number {
  const mean = meanShared(words, cards);
  if (cards >= manyCards && mean <= easyMean) return sharedAtMost;
  return Math.max(sharedAtMost, 2 * picturesOnCard - words, Math.ceil(mean + 1));
}

export function fewestWords(cards: number): number {
  let words = picturesOnCard + 1;
  while (alike(words, cards) > mostAlike) words += 1;
  return words;
}

/** Each is on a card. */
export const mostWords = (cards: number): number => picturesOnCard * cards;

/** Of more it takes too long to call one for each of four corners. */
export const mostCalls = 48;
