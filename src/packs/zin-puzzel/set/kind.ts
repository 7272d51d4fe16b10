/** Zin-puzzel with chosen sentences, and as many empty strips as are wanted. */

import { type Thing, toKey } from '../../../maker/questions.ts';
import { mixedBy } from '../../../maker/seed.ts';
import type { SetKind } from '../../../maker/set-kind.ts';
import { chooseMore } from '../../../maker/texts.ts';
import { layVignette } from '../../../sheets/lay/vignette.ts';
import { maker } from '../layout.ts';
import { mostEmptyStrips, ownStrip, sceneWindow } from '../measures.ts';
import type { Parameters, Sentence } from '../parameters.ts';
import { wordsOf } from '../word-box.ts';
import { texts } from './texts.ts';

type Answers = { readonly sentences: readonly string[]; readonly empty: number };

/** Two borrow from one box. */
const fewestSentences = 2;

export const kind: SetKind<Parameters, Answers> = {
  maker,

  questions: ({ sentences }) => ({
    sentences: {
      kind: 'things',
      field: 'zinnen',
      ...texts.sentences,
      groups: lengthsOf(sentences).map((length) => ({
        heading: texts.ofLength(length),
        things: sentences.filter((sentence) => lengthOf(sentence) === length).map(toThing),
      })),
    },
    empty: {
      kind: 'count',
      field: 'leeg',
      ...texts.empty(ownStrip.perPage),
      least: 0,
      most: mostEmptyStrips,
    },
  }),

  shipped: ({ sentences, emptyStrips }) => ({ sentences: keysOf(sentences), empty: emptyStrips }),

  decide(answers, { parameters: { sentences: all, wordPictures, ownWords }, slug }) {
    const isChosen = (sentence: Sentence): boolean => answers.sentences.includes(keyOf(sentence));
    const sentences = all.filter(isChosen);
    const missing = fewestSentences - sentences.length;
    if (missing <= 0)
      return {
        parameters: {
          sentences: [...mixedBy(slug)(sentences)],
          wordPictures,
          ownWords,
          emptyStrips: answers.empty,
        },
      };
    const others = all.filter((sentence) => !isChosen(sentence)).sort(byLength);
    const added = others.slice(0, missing);
    const enough = keysOf(all.filter((sentence) => isChosen(sentence) || added.includes(sentence)));
    return {
      hindrance: {
        reason: texts.tooFew(fewestSentences, sentences.length),
        remedies: [{ name: chooseMore(missing), answers: { ...answers, sentences: enough } }],
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
  shows: { ...sceneWindow, marks: layVignette({ x: 0, y: 0, ...sceneWindow }, sentence) },
});
