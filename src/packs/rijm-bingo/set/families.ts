/** Chosen words by their rhyme: what is called for them, and how many of a rhyme can be on the cards. */

import type { Offered } from '../../../maker/questions.ts';
import { refusals } from '../../../maker/texts.ts';
import { misleadingName } from '../../../model/other-names.ts';
import { hasPicture, type PicturedWord, rhymes, type WordBank } from '../../../model/word.ts';
import { type as typeSizes } from '../../../sheets/measures.ts';
import { measureText } from '../../../sheets/text.ts';
import { answerRooms } from '../layout.ts';
import type { Parameters } from '../parameters.ts';
import { texts } from './texts.ts';

type Family = Parameters['families'][number];

/** So that each word is on about as many cards. */
const mostOfRhyme = 2;

/** Words whose picture a child knows at a glance, that rhyme whatever a child says to it, and with a word to call. */
export const offerWords = (words: WordBank): Offered[] =>
  [...words.values()].filter(hasPicture).flatMap((word) => {
    const isSure =
      word.weight === 'strong' &&
      misleadingName(word, 'rhyme') === undefined &&
      measureText(word.word, typeSizes.least) <= answerRooms.onCards;
    const [call] = isSure ? callsFor([word], words) : [];
    return call ? [{ word, remark: texts.rhymesWith(call.word) }] : [];
  });

/** Why somebody's own word can't be on a card. */
export function refuse(word: PicturedWord, words: WordBank): string | undefined {
  if (measureText(word.word, typeSizes.least) > answerRooms.onCards) return refusals.tooLong;
  return callsFor([word], words).length > 0 ? undefined : refusals.noRhyme;
}

/** What rhymes with all of them, the surest first; whoever calls has it written on the card. */
const callsFor = (members: readonly PicturedWord[], words: WordBank): PicturedWord[] =>
  [...words.values()]
    .filter(hasPicture)
    .filter((call) => members.every((member) => rhymes(call, member)))
    .filter((call) => measureText(call.word, typeSizes.least, 'bold') <= answerRooms.called)
    .sort((one, other) => doubtOf(one) - doubtOf(other) || one.claps - other.claps);

const doubtOf = (word: PicturedWord): number =>
  (word.weight === 'weak' ? 2 : 0) + (misleadingName(word, 'rhyme') === undefined ? 0 : 1);

export const byRhyme = (words: readonly PicturedWord[]): PicturedWord[][] =>
  [...new Set(words.map(({ rhyme }) => rhyme))].map((rhyme) => words.filter((word) => word.rhyme === rhyme));

/** In the order of the site's own printable, and with its calls, as far as its rhymes are chosen. */
export function familiesOf(
  chosen: readonly PicturedWord[],
  shipped: readonly Family[],
  words: WordBank,
): Family[] {
  const rankOf = ([member]: readonly PicturedWord[]): number => {
    const rank = shipped.findIndex(({ call }) => words.get(call)?.rhyme === member?.rhyme);
    return rank < 0 ? shipped.length : rank;
  };
  return byRhyme(chosen)
    .sort((one, other) => rankOf(one) - rankOf(other))
    .flatMap((members) => {
      const known = shipped[rankOf(members)];
      const names = members.map(({ word }) => word);
      const first = known?.onCards.filter((name) => names.includes(name)) ?? [];
      const calls = callsFor(members, words).map(({ word }) => word);
      const call = known && calls.includes(known.call) ? known.call : calls[0];
      return call ? [{ call, onCards: [...new Set([...first, ...names])] }] : [];
    });
}

export interface Crowd {
  readonly members: readonly string[];
  /** Those that must go. */
  readonly extra: readonly string[];
  readonly hasCall: boolean;
}

/** Words that rhyme with each other and are too many: one is to be called, and few of a rhyme can be on the cards. */
export const findCrowds = (chosen: readonly PicturedWord[], words: WordBank): Crowd[] =>
  byRhyme(chosen).flatMap((members) => {
    const kept = roomFor(members, words);
    const names = members.map(({ word }) => word);
    const hasCall = callsFor(members, words).length > 0;
    return kept < names.length ? [{ members: names, extra: names.slice(kept), hasCall }] : [];
  });

/** How many of these words of one rhyme can be in a set. */
const roomFor = (members: readonly PicturedWord[], words: WordBank): number =>
  members.length >= mostOfRhyme && callsFor(members.slice(0, mostOfRhyme), words).length > 0
    ? mostOfRhyme
    : Math.min(members.length, 1);

/** The chosen words and others, until there are so many: new rhymes first, and only what its rhyme has room for. */
export function addTo(
  chosen: readonly string[],
  others: readonly PicturedWord[],
  count: number,
  words: WordBank,
): string[] {
  const added = [...chosen];
  for (const most of [1, mostOfRhyme])
    for (const word of others) {
      if (added.length >= count) return added;
      if (added.includes(word.word)) continue;
      const members = [
        ...others.filter((other) => other.rhyme === word.rhyme && added.includes(other.word)),
        word,
      ];
      if (members.length <= most && roomFor(members, words) === members.length) added.push(word.word);
    }
  return added;
}
