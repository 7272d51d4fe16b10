import { useCallback, useEffect } from 'react';
import type { Answer, SetChoices } from '../../maker/choices.ts';
import { mostOwnWords, nameOf, type OwnWord, proposeAmong } from '../../maker/own-words/own-word.ts';
import type { Opened } from '../../workshop/protocol.ts';
import { isUntouched } from './untouched.ts';
import type { Workshop } from './use-workshop.ts';

export interface Changes {
  merge: (changed: Partial<SetChoices>) => void;
  /** To the question with this name. */
  answer: (name: string, given: Answer) => void;
  /** Other own words for the question with this name, and which words are to be chosen. */
  setOwn: (name: string, own: readonly OwnWord[], added?: readonly string[]) => void;
  /** A word that isn't offered. */
  addOwn: (name: string, word: string) => void;
  /** Nothing where no step is left to take back, or again. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  photograph: (word: string, file: File | undefined) => void;
  cutPhoto: (word: string, from: number) => void;
}

interface Steps extends Pick<Changes, 'undo' | 'redo'> {
  change: (make: (choices: SetChoices) => SetChoices) => void;
}

/** All that a visitor changes. What was made of the choices before is let go of. */
export function useChanges(
  { fitted, addPhoto, cutPhoto, drop }: Pick<Workshop, 'fitted' | 'addPhoto' | 'cutPhoto' | 'drop'>,
  { change, undo, redo }: Steps,
  { shipped, unsure }: Pick<Opened, 'shipped' | 'unsure'>,
): Changes {
  const choose = useCallback(
    (make: (choices: SetChoices) => SetChoices) => {
      drop();
      change((now) => withoutLeft(make(now)));
    },
    [drop, change],
  );
  const merge = useCallback(
    (changed: Partial<SetChoices>) => choose((now) => ({ ...now, ...changed })),
    [choose],
  );
  const answer = useCallback(
    (name: string, given: Answer) =>
      choose((now) => ({ ...now, answers: { ...now.answers, [name]: given } })),
    [choose],
  );
  const setOwn = useCallback(
    (name: string, own: readonly OwnWord[], added?: readonly string[]) =>
      choose((now) =>
        withOwn(
          isUntouched(now, shipped, name) && isList(added) ? without(now, name) : now,
          name,
          own,
          added,
        ),
      ),
    [choose, shipped],
  );
  const addOwn = useCallback(
    (name: string, word: string) =>
      choose((now) =>
        now.own.length < mostOwnWords && !now.own.some((one) => nameOf(one) === word)
          ? withOwn(now, name, [...now.own, proposeAmong(word, unsure)], [word])
          : now,
      ),
    [choose, unsure],
  );
  const photograph = useCallback(
    (word: string, file: File | undefined) => {
      drop();
      addPhoto(word, file);
    },
    [drop, addPhoto],
  );
  const recut = useCallback(
    (word: string, from: number) => {
      drop();
      cutPhoto(word, from);
    },
    [drop, cutPhoto],
  );
  useEffect(() => {
    if (fitted) merge({ answers: fitted.answers, own: fitted.own });
  }, [fitted, merge]);
  const dropping = (step: (() => void) | undefined) =>
    step &&
    (() => {
      drop();
      step();
    });
  return {
    merge,
    answer,
    setOwn,
    addOwn,
    photograph,
    cutPhoto: recut,
    undo: dropping(undo),
    redo: dropping(redo),
  };
}

/** A word that came with its theme is offered as others of its kind once it is not chosen any more. */
const withoutLeft = (now: SetChoices): SetChoices => {
  const chosen = new Set(Object.values(now.answers).flatMap((answer) => (isWords(answer) ? answer : [])));
  const own = now.own.filter((one) => !one.ofTheme || chosen.has(nameOf(one)));
  return own.length < now.own.length ? { ...now, own } : now;
};

const isWords = (answer: Answer): answer is readonly string[] => typeof answer === 'object';

/** So many words are a game of their own; fewer come beside those of the site, which is told with the button for the other way. */
const fewestInList = 6;
const isList = (added: readonly string[] = []): boolean => added.length >= fewestInList;

const without = (now: SetChoices, name: string): SetChoices => ({
  ...now,
  answers: { ...now.answers, [name]: [] },
});

/** One that is gone is not chosen; those that are added are, first, since what is too much goes last. */
function withOwn(
  now: SetChoices,
  name: string,
  own: readonly OwnWord[],
  added: readonly string[] = [],
): SetChoices {
  const known = own.map(nameOf);
  const gone = now.own.map(nameOf).filter((word) => !known.includes(word));
  const chosen = now.answers[name];
  if (typeof chosen !== 'object') return { ...now, own };
  const kept = chosen.filter((word) => !gone.includes(word) && !added.includes(word));
  return { ...now, own, answers: { ...now.answers, [name]: [...added, ...kept] } };
}
