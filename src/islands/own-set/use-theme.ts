import { useCallback, useRef, useState } from 'react';
import type { Answer, SetChoices } from '../../maker/choices.ts';
import { keysIn } from '../../maker/keys-in.ts';
import { nameOf } from '../../maker/own-words/own-word.ts';
import type { Opened } from '../../workshop/protocol.ts';
import { isUntouched } from './untouched.ts';
import type { Workshop } from './use-workshop.ts';
import { themeSieve } from './word-sieves.ts';

/** The theme that somebody picked last, and how much of it is in the set. */
export interface PickedTheme {
  readonly name: string;
  /** How many of its words can be chosen. */
  readonly count: number;
  readonly chosen: number;
  /** Whether the set is about it: it became so by picking it, or its words were chosen alone. */
  readonly isFitted: boolean;
  /** Beside all that is chosen. */
  add(): void;
  /** Beside the words of the site's own printable; nothing where picking it did not put those away. */
  readonly addToShipped: (() => void) | undefined;
}

interface Asked {
  readonly choices: SetChoices;
  readonly opened: Opened;
  readonly workshop: Pick<Workshop, 'fit' | 'fitted'>;
  readonly answer: (asked: string, words: readonly string[]) => void;
}

interface Picked {
  readonly name: string;
  /** In which question. */
  readonly asked: string;
  readonly hasFilled: boolean;
}

/** A theme fills a set in which nothing is of the visitor's own; in any other it is only looked for. */
export function useTheme(now: Asked) {
  const { choices, opened, workshop, answer } = now;
  const { fit: choose, fitted } = workshop;
  const [picked, setPicked] = useState<Picked>();
  const latest = useRef({ ...now, picked });
  latest.current = { ...now, picked };

  const pick = useCallback(
    (asked: string, name: string) => {
      const { picked: before, ...known } = latest.current;
      const { answers } = known.choices;
      const isOfTheme =
        before?.hasFilled === true &&
        String(known.workshop.fitted?.answers[asked]) === String(answers[asked]);
      const hasFilled = name !== '' && (isOfTheme || isUntouched(known.choices, known.opened.shipped, asked));
      setPicked(name === '' ? undefined : { name, asked, hasFilled });
      if (!hasFilled) return;
      const doubted = doubtedOf(name, known);
      const isSure = (word: string) => doubted.every((one) => one.word !== word);
      choose(asked, wordsOf(name, asked, known.opened).filter(isSure), doubted);
    },
    [choose],
  );
  /** Words that were not chosen by picking a theme. */
  const fitOthers = useCallback<Workshop['fit']>(
    (asked, words) => {
      setPicked((before) => before && { ...before, hasFilled: false });
      choose(asked, words);
    },
    [choose],
  );

  const look = ({ name, asked, hasFilled }: Picked): PickedTheme => {
    const question = opened.questions[asked];
    const words = wordsOf(name, asked, opened);
    const chosen = listIn(choices.answers[asked]);
    const isFitted =
      String(fitted?.answers[asked]) === String(choices.answers[asked]) &&
      String(fitted?.words) === String(words);
    const beside = (others: readonly string[]) =>
      question?.kind === 'words' ? keysIn(question, [...others, ...words]) : [];
    return {
      name,
      count: words.length,
      chosen: words.filter((word) => chosen.includes(word)).length,
      isFitted,
      add: () => answer(asked, beside(chosen)),
      addToShipped:
        hasFilled && isFitted ? () => fitOthers(asked, beside(listIn(opened.shipped[asked]))) : undefined,
    };
  };
  return { theme: picked && look(picked), pick, fit: fitOthers };
}

function wordsOf(theme: string, asked: string, { questions }: Opened): string[] {
  const question = questions[asked];
  return question?.kind === 'words'
    ? question.words.filter(themeSieve.through(theme)).map(({ key }) => key)
    : [];
}

/** Those of the theme that a child may call otherwise, and that nobody took by hand. */
function doubtedOf(theme: string, { choices, opened }: Pick<Asked, 'choices' | 'opened'>) {
  const taken = choices.own.filter(({ ofTheme }) => !ofTheme).map(nameOf);
  return opened.unsure.filter(
    ({ word, themes, isDoubted }) => isDoubted && themes.includes(theme) && !taken.includes(word),
  );
}

const listIn = (answer: Answer | undefined): readonly string[] => (typeof answer === 'object' ? answer : []);
