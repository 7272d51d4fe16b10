/** Letter-herkenning with chosen letters, and the name of a child on the sheet for it. */

import type { Remedy } from '../../../maker/choices.ts';
import type { SetKind } from '../../../maker/set-kind.ts';
import type { Letter } from '../../../model/letters.ts';
import { maker } from '../layout.ts';
import type { LetterChoices } from '../rules.ts';
import { isOfChild, lettersOfName } from './name-letters.ts';
import { texts } from './texts.ts';

type Answers = { readonly letters: readonly Letter[] };

export const kind: SetKind<LetterChoices, Answers> = {
  maker,

  nameQuestion: texts.name,

  questions: ({ kernen }, words) => ({
    letters: {
      kind: 'things',
      field: 'letters',
      ...texts.letters,
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
    const child = name.trim();
    const choose = (whose: string, letters: readonly Letter[]): Remedy<Answers>[] =>
      letters.length === 0 || letters.join() === shown.join()
        ? []
        : [{ name: texts.lettersOf(whose), answers: { letters } }];
    const ofChild = choose(child, inOrder(lettersOfName(child, all)));
    if (shown.length === 0) {
      const ofFirstKern = shipped.kernen.slice(0, 1).flatMap((kern) => choose(kern.name, lettersIn([kern])));
      return { hindrance: { reason: texts.noLetter, remedies: [...ofChild, ...ofFirstKern] } };
    }
    const parameters = {
      ...shipped,
      ...(shown.length === all.length ? {} : { shown }),
      ...(isOfChild(child) ? { child } : {}),
    };
    return { parameters, suggestions: ofChild };
  },

  plan: (_, { parameters }) => (parameters.child === undefined ? {} : { printFor: [1] }),
};

const lettersIn = (kernen: LetterChoices['kernen']): Letter[] =>
  kernen.flatMap(({ letters }) => letters.map(({ letter }) => letter));
