/** Woordlengte-sorteren with chosen words: each monster has some to eat, and not more than fits. */

import type { Remedy } from '../../../maker/choices.ts';
import { kinFirst } from '../../../maker/kin-first.ts';
import { refuseOwn } from '../../../maker/own-words/own-word.ts';
import { askWords, type Offered } from '../../../maker/questions.ts';
import type { SetKind } from '../../../maker/set-kind.ts';
import { sayChanged } from '../../../maker/texts.ts';
import { misleadingName } from '../../../model/other-names.ts';
import { hasPicture, type PicturedWord, type WordBank } from '../../../model/word.ts';
import { maker } from '../layout.ts';
import type { Parameters } from '../parameters.ts';
import { counted, fewestLengths, fewestOnMat, type Mat, sayClaps, sortByClaps } from '../rules.ts';
import { texts } from './texts.ts';

/** How many words of each length the page with answers has room for: two rows. */
const mostOfLength = 8;

type Answers = { readonly words: readonly string[] };

const offerWords = (words: WordBank): Offered[] =>
  [...words.values()].filter(hasPicture).flatMap((word) => {
    const isSure = word.weight === 'strong' && misleadingName(word, 'claps') === undefined;
    return isSure && word.claps <= counted.length ? [{ word, remark: sayClaps(word.claps) }] : [];
  });

const refuse = ({ claps }: PicturedWord): string | undefined =>
  claps > counted.length ? texts.tooManyClaps(claps, counted.length) : undefined;

export const kind: SetKind<Parameters, Answers> = {
  maker,
  questions: (_, words) => ({ words: askWords(offerWords(words), ['claps'], refuseOwn(words, refuse)) }),

  shipped(parameters, words) {
    const chosen = offerWords(words).filter(({ word }) => parameters.words.includes(word.word));
    return { words: chosen.map(({ word }) => word.word) };
  },

  decide(answers, { parameters: shipped }, { words }) {
    const offered = offerWords(words).map(({ word }) => word);
    const chosen = answers.words.flatMap((name) => offered.find(({ word }) => word === name) ?? []);
    const mats = sortByClaps(chosen);
    const reason = mats.flatMap(({ claps, words: { length } }) => hinderedBy(length, claps) ?? []).at(0);
    if (reason === undefined && mats.length >= fewestLengths) {
      const names = [
        ...shipped.words.filter((word) => answers.words.includes(word)),
        ...chosen.map(({ word }) => word),
      ];
      const chosenWords = [...new Set(names)];
      // The other cards belong to the words of the site: who chooses words has those for another time.
      const isShipped = chosenWords.join() === shipped.words.join();
      return { parameters: isShipped ? shipped : { words: chosenWords } };
    }
    return {
      hindrance: {
        reason: reason ?? (mats[0] ? texts.oneLength(mats[0].claps) : texts.noWords),
        remedies: findRemedies(mats, offered, kinFirst(chosen, offered)),
      },
    };
  },
};

/** What a monster has too much of goes. One with too little is fed, or, where others are left to sort by, stays away. */
function findRemedies(
  mats: readonly Mat[],
  offered: readonly PicturedWord[],
  /** Of the same words those that are taken first. */
  kin: readonly PicturedWord[],
): Remedy<Answers>[] {
  const kept = mats.map((mat) => ({ ...mat, words: mat.words.slice(0, mostOfLength) }));
  const isFed = ({ words }: Mat): boolean => words.length >= fewestOnMat;
  const fed = kept.filter(isFed);
  const remedy = (to: readonly Mat[]): Remedy<Answers> => {
    const names = to.flatMap(({ words }) => words);
    const fitting = offered.filter((word) => names.includes(word)).map(({ word }) => word);
    const chosen = mats.flatMap(({ words }) => words.map(({ word }) => word));
    return { name: sayChanged([chosen, fitting]), answers: { words: fitting } };
  };
  const feed = (mat: Mat): Mat => {
    const others = kin.filter((word) => word.claps === mat.claps && !mat.words.includes(word));
    return { ...mat, words: [...mat.words, ...others.slice(0, fewestOnMat - mat.words.length)] };
  };
  const isWithout = fed.length < kept.length && fed.length >= fewestLengths;
  const whole = [...kept, ...missingLengths(kept)].map((mat) => (isFed(mat) ? mat : feed(mat)));
  return [...(isWithout ? [remedy(fed)] : []), remedy(whole)];
}

/** The shortest that are not there, until there are enough to sort by. */
const missingLengths = (mats: readonly Mat[]): Mat[] =>
  counted
    .map((_, index) => ({ claps: index + 1, words: [] }))
    .filter(({ claps }) => mats.every((mat) => mat.claps !== claps))
    .slice(0, Math.max(0, fewestLengths - mats.length));

function hinderedBy(count: number, claps: number): string | undefined {
  if (count < fewestOnMat) return texts.tooFew(claps, fewestOnMat, count);
  if (count > mostOfLength) return texts.tooMany(claps, mostOfLength, count);
  return undefined;
}
