/** Letter-herkenning with chosen letters, and the name of a child on the sheet for it. */
import type { Letter } from '../../model/letters.ts';
import { maker } from '../../sheets/packs/letter-herkenning/layout.ts';
import type { LetterChoices } from '../../sheets/packs/letter-herkenning/rules.ts';
import type { Remedy } from '../choices.ts';
import type { OneQuestion } from '../questions.ts';
import { joinDeeds } from '../say.ts';
import type { SetKind } from '../set-kind.ts';
import { lettersOfName } from './name-letters.ts';

type NameSheet = 'regels' | 'naam';
type Answers = { readonly letters: readonly Letter[]; readonly sheet: NameSheet };

const askSheet: OneQuestion<NameSheet> = {
  kind: 'one',
  field: 'naamblad',
  question: 'Wat staat er op het blad ‘Mijn naam’?',
  options: [
    { key: 'regels', name: 'Lege regels, voor elk kind' },
    { key: 'naam', name: 'De naam die je hieronder invult' },
  ],
};

export const kind: SetKind<LetterChoices, Answers> = {
  maker,

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
    sheet: askSheet,
  }),

  shipped: ({ kernen }) => ({ letters: lettersIn(kernen), sheet: 'regels' }),

  decide(answers, { parameters: shipped }, _, name = '') {
    const all = lettersIn(shipped.kernen);
    const inOrder = (letters: readonly Letter[]) => all.filter((letter) => letters.includes(letter));
    const shown = inOrder(answers.letters);
    const child = name.trim();
    const sheet = child === '' ? 'regels' : answers.sheet;
    const emptySheet = sheet === answers.sheet ? '' : 'neem lege regels';
    const choose = (whose: string, letters: readonly Letter[]): Remedy<Answers>[] =>
      letters.length === 0 || letters.join() === shown.join()
        ? []
        : [{ name: joinDeeds(`kies de letters van ${whose}`, emptySheet), answers: { letters, sheet } }];
    const ofChild = choose(child, inOrder(lettersOfName(child, all)));
    if (shown.length === 0) {
      const ofFirstKern = shipped.kernen.slice(0, 1).flatMap((kern) => choose(kern.name, lettersIn([kern])));
      return { hindrance: { reason: 'Kies minstens 1 letter.', remedies: [...ofChild, ...ofFirstKern] } };
    }
    if (sheet !== answers.sheet) {
      const reason =
        'Op het blad ‘Mijn naam’ komt een naam te staan, en die is nog leeg. Vul hem in bij ‘Voor wie is het?’.';
      const remedies = [{ name: joinDeeds(emptySheet, ''), answers: { letters: shown, sheet } }];
      return { hindrance: { reason, remedies } };
    }
    const isWhole = shown.length === all.length;
    const parameters = {
      ...shipped,
      ...(isWhole ? {} : { shown }),
      ...(sheet === 'naam' ? { child } : {}),
    };
    return { parameters, suggestions: ofChild };
  },
};

const lettersIn = (kernen: LetterChoices['kernen']): Letter[] =>
  kernen.flatMap(({ letters }) => letters.map(({ letter }) => letter));
