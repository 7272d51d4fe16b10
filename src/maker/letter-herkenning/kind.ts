/** Letter-herkenning with chosen letters, and the name of a child on the sheet for it. */
import type { Letter } from '../../model/letters.ts';
import type { WordBank } from '../../model/word.ts';
import { needsIndex } from '../../sheets/packs/letter-herkenning/index-page.ts';
import { maker } from '../../sheets/packs/letter-herkenning/layout.ts';
import type { LetterChoices } from '../../sheets/packs/letter-herkenning/rules.ts';
import type { Remedy } from '../choices.ts';
import { hold, swapSound } from '../hold-sound.ts';
import { leaveOut, leaveOutLines, leaveOutSaid } from '../leave-out.ts';
import type { SetKind } from '../set-kind.ts';
import { type Told, textOf, withPlan } from '../told.ts';
import { isOfChild, lettersOfName } from './name-letters.ts';

type Answers = { readonly letters: readonly Letter[] };

export const kind: SetKind<LetterChoices, Answers> = {
  maker,

  nameQuestion: {
    question: 'Voor welk kind is het?',
    hint: 'De naam komt om over te trekken op het blad ‘Mijn naam’, vooraan, en onderaan elk blad. Leeg laten mag: dan staan er lijnen, voor elk kind.',
  },

  questions: ({ kernen }, words) => ({
    letters: {
      kind: 'things',
      field: 'letters',
      question: 'Welke letters doen mee?',
      hint: 'Elke letter krijgt een eigen blad.',
      counted: { one: 'letter', more: 'letters' },
      groups: kernen.map(({ name, letters }) => ({
        heading: name,
        things: letters.map(({ letter, words: [example = ''] }) => {
          const picture = words.get(example)?.picture;
          return { key: letter, name: letter, remark: example, ...(picture ? { shows: picture } : {}) };
        }),
      })),
    },
  }),

  shipped: ({ kernen }) => ({ letters: lettersIn(kernen) }),

  decide(answers, { parameters: shipped }, _, name = '') {
    const all = lettersIn(shipped.kernen);
    const inOrder = (letters: readonly Letter[]) => all.filter((letter) => letters.includes(letter));
    const shown = inOrder(answers.letters);
    const whose = name.trim();
    const choose = (from: string, letters: readonly Letter[]): Remedy<Answers>[] =>
      letters.length === 0 || letters.join() === shown.join()
        ? []
        : [{ name: `Kies de letters van ${from}`, answers: { letters } }];
    const ofChild = choose(whose, inOrder(lettersOfName(whose, all)));
    if (shown.length === 0) {
      const ofFirstKern = shipped.kernen.slice(0, 1).flatMap((kern) => choose(kern.name, lettersIn([kern])));
      return { hindrance: { reason: 'Kies minstens 1 letter.', remedies: [...ofChild, ...ofFirstKern] } };
    }
    const parameters = {
      ...shipped,
      ...(shown.length === all.length ? {} : { shown }),
      ...(isOfChild(whose) ? { child: whose } : {}),
    };
    return { parameters, suggestions: ofChild };
  },

  tell({ letters: shown }, exercise, _, words) {
    const { kernen, alike } = exercise.parameters;
    const all = lettersIn(kernen);
    const gone = all.filter((letter) => !shown.includes(letter));
    if (gone.length === 0) return exercise;
    const { harder, answers } = exercise.adultPage;
    const isNamed = (letter: Letter) => leaveOutSaid(harder, [letter]).length < harder.length;
    const hasFish = alike.some((group) => group.filter((letter) => shown.includes(letter)).length > 1);
    const adultPage = {
      ...exercise.adultPage,
      harder: gone.some(isNamed) ? leaveOutLines(harder, ['vissen']) : harder,
      answers: leaveOutSaid(answers, gone),
    };
    const told = leaveOut({ ...exercise, adultPage }, [`${all.length} letters`]);
    const next = hasFish && needsIndex([{ letters: shown }]) ? {} : { can: { next: nextLetter } };
    return tellSound(withPlan(told, next), kernen, shown, words);
  },
};

const nextLetter = 'Laat dit kind de letter zoeken: op een bord, een doos, in een boek.';

/** With a letter of the set where the steps have another as an example. */
function tellSound(
  told: Told,
  kernen: LetterChoices['kernen'],
  shown: readonly Letter[],
  words: WordBank,
): Told {
  const heard = kernen
    .flatMap(({ letters }) => letters)
    .filter(({ letter, say }) => say === hold(letter) || say === `een korte ${letter}`)
    .map(({ letter, words: named }) => ({
      sound: letter,
      words: named.filter((word) => word.startsWith(letter)),
    }));
  const steps = told.adultPage.steps.map(textOf).join(' ');
  const from = heard.find(({ sound }) => sound.length < hold(sound).length && steps.includes(hold(sound)));
  const to = heard.find(({ sound, words: named }) => shown.includes(sound) && named.length > 0);
  if (!from || !to || shown.includes(from.sound)) return told;
  const stuckOn = ['op de muur', 'de melk', 'je mouw', `${hold(from.sound)} van`];
  return swapSound(leaveOut(told, stuckOn), from, to, words);
}

const lettersIn = (kernen: LetterChoices['kernen']): Letter[] =>
  kernen.flatMap(({ letters }) => letters.map(({ letter }) => letter));
