/** On how many of the cards each picture is to stand: as many as others, but for what a visitor typed. */
import type { PicturedWord } from '../../model/word.ts';
import { picturesOnCard } from './measures.ts';

/** Of all cards, from none to 1. */
export type Shares = (picture: PicturedWord) => number;

export const evenShares = (pictures: readonly PicturedWord[]): Shares => {
  const share = picturesOnCard / pictures.length;
  return () => share;
};

/** A name of one of the children is looked for on each card; what came with a theme, or looks like another word, is not typed for itself. */
const isWished = ({ isTyped, isDoubted, isToldApart }: PicturedWord): boolean =>
  isTyped === true && !isDoubted && !isToldApart;

/** So much less than they may share two cards have in common on average, or they are not dealt before long. */
const easier = 0.8;
const steps = 100;

/** What was typed on as many cards as can be: each other word stays on one at least, and two cards share no more than they may. */
export function wishedShares(pictures: readonly PicturedWord[], count: number, most: number): Shares {
  const wished = pictures.filter(isWished).length;
  const others = pictures.length - wished;
  const even = picturesOnCard / pictures.length;
  if (wished === 0 || others === 0) return evenShares(pictures);
  const otherShare = (share: number): number => (picturesOnCard - wished * share) / others;
  const shared = (share: number): number =>
    wished * sharedBy(share, count) + others * sharedBy(otherShare(share), count);
  const canBe = (share: number): boolean => otherShare(share) * count >= 1 && shared(share) <= most - easier;
  const larger = Array.from({ length: steps }, (_, step) => 1 - (step * (1 - even)) / steps);
  const best = larger.find(canBe) ?? even;
  return (picture) => (isWished(picture) ? best : otherShare(best));
}

/** How often two of these cards have a picture in common that is on this share of them. */
const sharedBy = (share: number, count: number): number =>
  (share * Math.max(0, share * count - 1)) / (count - 1);
