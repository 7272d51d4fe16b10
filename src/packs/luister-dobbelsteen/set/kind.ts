/** Luister-dobbelsteen with chosen words: as many dice and plates with rhymes and with first sounds as they fill. */

import type { Remedy } from '../../../maker/choices.ts';
import { keysIn } from '../../../maker/keys-in.ts';
import { askWords, type WordsQuestion } from '../../../maker/questions.ts';
import { mixedBy } from '../../../maker/seed.ts';
import type { SetKind } from '../../../maker/set-kind.ts';
import { sayChanged } from '../../../maker/texts.ts';
import type { WordBank } from '../../../model/word.ts';
import { maker } from '../layout.ts';
import type { Parameters } from '../parameters.ts';
import {
  completeDice,
  type DieSort,
  fewerDice,
  makeDice,
  offerFor,
  refuseFor,
  rhymeDie,
  soundDie,
} from './dice.ts';

type Answers = { readonly rhymes: readonly string[]; readonly sounds: readonly string[] };

function askWordsOf(field: string, sort: DieSort, words: WordBank): WordsQuestion {
  const { question, hint } = sort.texts;
  return { ...askWords(offerFor(sort, words), undefined, refuseFor(sort, words)), field, question, hint };
}

const askDice = (words: WordBank): Record<keyof Answers, WordsQuestion> => ({
  rhymes: askWordsOf('rijm', rhymeDie, words),
  sounds: askWordsOf('klank', soundDie, words),
});

/** What is thrown, or where a child could call that otherwise, what answers it. */
function oneOfEach(question: WordsQuestion, dice: Parameters['rhymeDice']): string[] {
  const offered = new Set(question.words.map(({ key }) => key));
  return keysIn(
    question,
    dice.flat().flatMap((row) => row.find((word) => offered.has(word)) ?? []),
  );
}

export const kind: SetKind<Parameters, Answers> = {
  maker,
  questions: (_, words) => askDice(words),

  shipped({ rhymeDice, firstSoundDice }, words) {
    const { rhymes, sounds } = askDice(words);
    return { rhymes: oneOfEach(rhymes, rhymeDice), sounds: oneOfEach(sounds, firstSoundDice) };
  },

  decide(answers, { parameters: shipped, slug }, { words }) {
    const mix = mixedBy(slug);
    const offeredFor = (sort: DieSort) => offerFor(sort, words).map(({ word }) => word);
    const asked = {
      rhymes: { sort: rhymeDie, offered: offeredFor(rhymeDie), words, shipped: shipped.rhymeDice, mix },
      sounds: { sort: soundDie, offered: offeredFor(soundDie), words, shipped: shipped.firstSoundDice, mix },
    };
    const rhymed = makeDice(answers.rhymes, asked.rhymes);
    const heard = makeDice(answers.sounds, asked.sounds);
    if (rhymed.dice && heard.dice)
      return { parameters: { ...shipped, rhymeDice: rhymed.dice, firstSoundDice: heard.dice } };
    const questions = askDice(words);
    const remedies = [completeDice, fewerDice].map((settle): Remedy<Answers> => {
      const rhymes = keysIn(questions.rhymes, settle(answers.rhymes, asked.rhymes));
      const sounds = keysIn(questions.sounds, settle(answers.sounds, asked.sounds));
      const name = sayChanged([answers.rhymes, rhymes], [answers.sounds, sounds]);
      return { name, answers: { rhymes, sounds } };
    });
    const [more, fewer] = remedies;
    const isOther =
      more?.name !== fewer?.name && fewer && Object.values(fewer.answers).some(({ length }) => length > 0);
    return {
      hindrance: {
        reason: rhymed.reason ?? heard.reason ?? '',
        remedies: remedies.slice(0, isOther ? 2 : 1),
      },
    };
  },
};
