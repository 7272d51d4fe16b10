import { memo, useCallback } from 'react';
import type { Answer } from '../../maker/choices.ts';
import type { Question } from '../../maker/questions.ts';
import type { Sketches, UnsureWord } from '../../workshop/protocol.ts';
import { ChooseCount } from './choose-count.tsx';
import { ChooseOne } from './choose-one.tsx';
import { ChooseThings } from './choose-things.tsx';
import { ChooseWords } from './choose-words.tsx';

interface Props {
  name: string;
  question: Question;
  answer: Answer | undefined;
  sketches: Sketches | undefined;
  unsure: readonly UnsureWord[];
  /** The words that were chosen many at once, where the answer is what came of them. */
  fitted: readonly string[];
  onAnswer: (name: string, answer: Answer) => void;
  /** Many words at once. */
  onFit: (name: string, words: readonly string[]) => void;
  /** A word that isn't offered. */
  onOwn: (name: string, word: string) => void;
  onTheme: (name: string, theme: string) => void;
}

/** What a question of a kind is answered with. */
export const AnswerQuestion = memo(function AnswerQuestion({
  name,
  question,
  answer,
  sketches,
  unsure,
  fitted,
  onAnswer,
  onFit,
  onOwn,
  onTheme,
}: Props) {
  const change = useCallback((given: Answer) => onAnswer(name, given), [name, onAnswer]);
  const fit = useCallback((words: readonly string[]) => onFit(name, words), [name, onFit]);
  const own = useCallback((word: string) => onOwn(name, word), [name, onOwn]);
  const pick = useCallback((theme: string) => onTheme(name, theme), [name, onTheme]);
  const keys = typeof answer === 'object' ? answer : none;
  switch (question.kind) {
    case 'count':
      return <ChooseCount question={question} count={Number(answer)} onChange={change} />;
    case 'one':
      return (
        <ChooseOne
          name={question.field}
          question={question.question}
          options={question.options}
          chosen={String(answer)}
          onChange={change}
        />
      );
    case 'things':
      return <ChooseThings question={question} chosen={keys} sketches={sketches} onChange={change} />;
    case 'words':
      return (
        <ChooseWords
          question={question}
          chosen={keys}
          fitted={fitted}
          unsure={unsure}
          onChange={change}
          onFit={fit}
          onOwn={own}
          onTheme={pick}
        />
      );
  }
});

const none: readonly string[] = [];
