/** Woordlengte-sorteren with chosen words: each monster has some to eat, and not more than fits. */

import type { Hindrance } from '../../../maker/choices.ts';
import { refuseOwn } from '../../../maker/own-words/own-word.ts';
import { askWords, type Offered } from '../../../maker/questions.ts';
import type { SetKind } from '../../../maker/set-kind.ts';
import { misleadingName } from '../../../model/other-names.ts';
import { hasPicture, type PicturedWord, type WordBank } from '../../../model/word.ts';
import { maker } from '../layout.ts';
import type { Parameters } from '../parameters.ts';
import { counted, fewestOnMat, sayClaps } from '../rules.ts';
import { texts } from './texts.ts';

/** Monsters with one, two and three eyes are always there. */
const fewestLengths = 3;
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
    const lengths = Math.max(fewestLengths, ...chosen.map(({ claps }) => claps));
    const kept: string[] = [];
    const added: string[] = [];
    const reasons: string[] = [];
    for (let claps = 1; claps <= lengths; claps += 1) {
      const ofLength = (from: readonly PicturedWord[]) => from.filter((word) => word.claps === claps);
      const own = ofLength(chosen).map(({ word }) => word);
      const others = ofLength(offered)
        .map(({ word }) => word)
        .filter((word) => !own.includes(word));
      kept.push(...own.slice(0, mostOfLength));
      added.push(...others.slice(0, Math.max(0, fewestOnMat - own.length)));
      const reason = hinderedBy(own.length, claps);
      if (reason) reasons.push(reason);
    }
    const [reason] = reasons;
    if (!reason) {
      const names = [
        ...shipped.words.filter((word) => kept.includes(word)),
        ...chosen.map(({ word }) => word),
      ];
      const chosenWords = [...new Set(names)];
      // The other cards belong to the words of the site: who chooses words has those for another time.
      const isShipped = chosenWords.join() === shipped.words.join();
      return { parameters: isShipped ? shipped : { words: chosenWords } };
    }
    const gone = chosen.length - kept.length;
    const name = texts.change(gone, added.length);
    const fitting = offered
      .map(({ word }) => word)
      .filter((word) => kept.includes(word) || added.includes(word));
    return {
      hindrance: {
        reason,
        remedies: [{ name, answers: { words: fitting } }],
      } satisfies Hindrance<Answers>,
    };
  },
};

function hinderedBy(count: number, claps: number): string | undefined {
  if (count < fewestOnMat) return texts.tooFew(claps, fewestOnMat, count);
  if (count > mostOfLength) return texts.tooMany(claps, mostOfLength, count);
  return undefined;
}
