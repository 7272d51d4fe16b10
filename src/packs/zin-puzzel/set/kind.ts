/** Zin-puzzel with chosen sentences, and as many empty strips as are wanted. */

import { type Thing, toKey } from '../../../maker/questions.ts';
import { countThings } from '../../../maker/say.ts';
import { mixedBy } from '../../../maker/seed.ts';
import type { SetKind } from '../../../maker/set-kind.ts';
import { layVignette } from '../../../sheets/lay/vignette.ts';
import { maker } from '../layout.ts';
import { mostEmptyStrips, ownStrips, window } from '../measures.ts';
import type { Parameters, Sentence } from '../parameters.ts';
import { wordsOf } from '../rules.ts';

type Answers = { readonly sentences: readonly string[]; readonly empty: number };

const counted = { one: 'zin', more: 'zinnen' } as const;

/** Whoever can lay one is given the pieces of two. */
const fewestSentences = 2;

export const kind: SetKind<Parameters, Answers> = {
  maker,

  questions: ({ sentences }) => ({
    sentences: {
      kind: 'things',
      field: 'zinnen',
      question: 'Welke zinnen doen mee?',
      hint: 'Hoe meer woorden, hoe moeilijker.',
      counted,
      groups: lengthsOf(sentences).map((length) => ({
        heading: `Zinnen van ${length} woorden`,
        things: sentences.filter((sentence) => lengthOf(sentence) === length).map(toThing),
      })),
    },
    empty: {
      kind: 'count',
      field: 'leeg',
      question: 'Hoeveel lege stroken wil je erbij?',
      hint: `Daarop tekenen en schrijven jullie een eigen zin; bij de eerste staat het begin er al. Er passen er ${ownStrips.perPage} op een blad. Ook bij je zinnen zijn de plekken die overblijven leeg.`,
      counted: { one: 'lege strook', more: 'lege stroken' },
      least: 0,
      most: mostEmptyStrips,
    },
  }),

  shipped: ({ sentences, emptyStrips }) => ({ sentences: keysOf(sentences), empty: emptyStrips }),

  decide(answers, { parameters: { sentences: all, starts }, slug }) {
    const isChosen = (sentence: Sentence): boolean => answers.sentences.includes(keyOf(sentence));
    const sentences = all.filter(isChosen);
    const missing = fewestSentences - sentences.length;
    if (missing <= 0)
      return {
        parameters: { sentences: [...mixedBy(slug)(sentences)], starts, emptyStrips: answers.empty },
      };
    const others = all.filter((sentence) => !isChosen(sentence)).sort(byLength);
    const added = others.slice(0, missing);
    const enough = keysOf(all.filter((sentence) => isChosen(sentence) || added.includes(sentence)));
    return {
      hindrance: {
        reason: `Voor een set heb je minstens ${countThings(fewestSentences, counted)} nodig; je hebt er ${sentences.length}.`,
        remedies: [{ name: `Kies er ${missing} bij`, answers: { ...answers, sentences: enough } }],
      },
    };
  },
};

const lengthOf = ({ says }: Sentence): number => wordsOf(says).length;

const byLength = (one: Sentence, other: Sentence): number => lengthOf(one) - lengthOf(other);

const lengthsOf = (sentences: readonly Sentence[]): number[] => [
  ...new Set([...sentences].sort(byLength).map(lengthOf)),
];

const keyOf = ({ says }: Sentence): string => toKey(says);

/** In the order in which they are offered. */
const keysOf = (sentences: readonly Sentence[]): string[] => [...sentences].sort(byLength).map(keyOf);

const toThing = (sentence: Sentence): Thing => ({
  key: keyOf(sentence),
  name: sentence.says,
  shows: { ...window, marks: layVignette({ x: 0, y: 0, ...window }, sentence) },
});
