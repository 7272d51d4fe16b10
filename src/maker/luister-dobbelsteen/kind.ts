/** Luister-dobbelsteen with chosen words: as many dice with rhymes and with first sounds as they fill. */
import type { WordBank } from '../../model/word.ts';
import { maker } from '../../sheets/packs/luister-dobbelsteen/layout.ts';
import type { Parameters } from '../../sheets/packs/luister-dobbelsteen/parameters.ts';
import type { Remedy } from '../choices.ts';
import { keysIn } from '../keys-in.ts';
import { leaveOut, leaveOutSaid } from '../leave-out.ts';
import { askWords, type Questions } from '../questions.ts';
import { retell } from '../retell.ts';
import { sayChanged } from '../say.ts';
import { mixedBy } from '../seed.ts';
import type { SetKind } from '../set-kind.ts';
import { type PlanInstead, withPlan } from '../told.ts';
import { completeDice, type DieSort, fewerDice, makeDice, offerFor, rhymeDie, soundDie } from './dice.ts';

const noMistake: PlanInstead = { notYet: { see: 'Noemt iets wat erbij hoort, maar anders klinkt.' } };
const withoutSounds: PlanInstead = { goal: 'Het kind hoort wat rijmt en zegt een woord dat past.' };
const withoutRhymes: PlanInstead = {
  goal: 'Het kind hoort de klank vooraan en zegt een woord dat past.',
  can: { see: 'Zegt zelf de klank, en nog een woord dat zo begint.' },
  withHelp: { see: 'Kiest goed als jij drie woorden geeft.' },
};
const onlyDeeds: PlanInstead = {
  goal: 'Het kind luistert naar de opdracht en doet wat die zegt.',
  observe: ['luistert tot het eind', 'doet wat er gezegd is', 'zegt zelf wat er ligt'],
  can: { see: 'Luistert en doet het meteen.', next: 'Laat dit kind de opdracht geven.' },
  withHelp: { see: 'Doet het na een ander.', next: 'Zeg de opdracht nog eens en doe hem samen.' },
  notYet: { see: 'Doet iets anders.', next: 'Begin met twee opdrachten en doe ze voor.' },
};

type Answers = { readonly rhymes: readonly string[]; readonly sounds: readonly string[] };

const howMany = 'Drie woorden zijn samen één dobbelsteen; kies er hoogstens twaalf, of geen.';

const askDice = (words: WordBank): Questions<Answers> => ({
  rhymes: {
    ...askWords(offerFor(rhymeDie, words)),
    field: 'rijm',
    question: 'Welke woorden op de rijm-dobbelstenen?',
    hint: `${howMany} Aan de onderkant komt een woord dat erop rijmt.`,
  },
  sounds: {
    ...askWords(offerFor(soundDie, words)),
    field: 'klank',
    question: 'Welke woorden op de beginklank-dobbelstenen?',
    hint: `${howMany} Aan de onderkant komt een woord dat net zo begint.`,
  },
});

export const kind: SetKind<Parameters, Answers> = {
  maker,
  questions: (_, words) => askDice(words),

  shipped({ rhymeDice, firstSoundDice }, words) {
    const { rhymes, sounds } = askDice(words);
    const firstOf = (dice: Parameters['rhymeDice']) => dice.flat().flatMap(([one]) => one ?? []);
    return { rhymes: keysIn(rhymes, firstOf(rhymeDice)), sounds: keysIn(sounds, firstOf(firstSoundDice)) };
  },

  tell({ rhymes, sounds }, exercise, made, words) {
    const shipped = exercise.parameters.rhymeDice.flat();
    const [rhymed, heard] = [made.rhymeDice.flat(), made.firstSoundDice.flat()];
    const known = rhymed.flat();
    const gone = shipped.flat().filter((word) => !known.includes(word));
    const rest = leaveOut(exercise, [
      ...(rhymes.length > 0 ? [] : ['rijm']),
      ...(sounds.length > 0 ? [] : ['klank', 'begint', 'vooraan', 'mmm', 'zeg je kort']),
      ...(rhymes.length + sounds.length > 0 ? [] : ['onderop', 'een antwoord', 'paren', 'ander woord']),
    ]);
    const harder = leaveOutSaid(rest.adultPage.harder, gone);
    const told = { ...rest, adultPage: { ...rest.adultPage, harder } };
    const plan = {
      ...(gone.length > 0 && noMistake),
      ...(sounds.length === 0 && withoutSounds),
      ...(rhymes.length === 0 && withoutRhymes),
      ...(rhymes.length + sounds.length === 0 && onlyDeeds),
    };
    return retell(withPlan(told, plan), shipped, rhymed.length > 0 ? rhymed : heard, words);
  },

  decide(answers, { parameters: shipped, slug }, { words }) {
    const mix = mixedBy(slug);
    const offeredFor = (sort: DieSort) => offerFor(sort, words).map(({ word }) => word);
    const asked = {
      rhymes: { sort: rhymeDie, offered: offeredFor(rhymeDie), shipped: shipped.rhymeDice, mix },
      sounds: { sort: soundDie, offered: offeredFor(soundDie), shipped: shipped.firstSoundDice, mix },
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
