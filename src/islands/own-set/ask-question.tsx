import { useMemo } from 'react';
import type { Answer, SetChoices } from '../../maker/choices.ts';
import type { Question } from '../../maker/questions.ts';
import type { Opened } from '../../workshop/protocol.ts';
import { AnswerQuestion } from './answer-question.tsx';
import { OwnWords } from './own-words.tsx';
import type { Changes } from './use-changes.ts';
import type { Workshop } from './use-workshop.ts';

interface Props extends Asking {
  name: string;
  question: Question;
}

interface Asking {
  choices: SetChoices;
  opened: Pick<Opened, 'shipped' | 'unsure'>;
  workshop: Pick<Workshop, 'sketches' | 'photos' | 'fit' | 'fitted'>;
  changes: Changes;
  onTheme: (name: string, theme: string) => void;
}

const keysOf = (answer: Answer | undefined): readonly string[] =>
  typeof answer === 'object' ? answer : none;

/** The words that were asked for together, as long as what came of them stands. */
const fittedIn = (
  name: string,
  { answers }: SetChoices,
  { fitted }: Pick<Workshop, 'fitted'>,
): readonly string[] =>
  fitted && String(fitted.answers[name]) === String(answers[name]) ? fitted.words : none;

const none: readonly string[] = [];

/** A question of a kind; where words answer it, a visitor may type some. */
const AskQuestion = ({ name, question, choices, opened, workshop, changes, onTheme }: Props) => {
  /** Beside what came with its theme: of that nobody is asked what we hear. */
  const [byHand, ofTheme] = useMemo(
    () => [choices.own.filter((one) => !one.ofTheme), choices.own.filter((one) => one.ofTheme)],
    [choices.own],
  );
  return (
    <div className="set-question">
      <AnswerQuestion
        name={name}
        question={question}
        answer={choices.answers[name]}
        sketches={workshop.sketches[name]}
        fitted={fittedIn(name, choices, workshop)}
        onAnswer={changes.answer}
        onFit={workshop.fit}
        unsure={opened.unsure}
        onOwn={changes.addOwn}
        onTheme={onTheme}
      />
      {question.kind === 'words' && (
        <OwnWords
          question={question}
          own={byHand}
          chosen={keysOf(choices.answers[name])}
          shipped={keysOf(opened.shipped[name])}
          unsure={opened.unsure}
          photos={workshop.photos}
          onChange={(own, added) => changes.setOwn(name, [...own, ...ofTheme], added)}
          onChoose={(words) => changes.answer(name, words)}
          onPhoto={changes.photograph}
          onCut={changes.cutPhoto}
        />
      )}
    </div>
  );
};

/** Some questions of a kind, by their names. */
export const AskQuestions = ({
  questions,
  ...asking
}: Asking & { questions: readonly (readonly [string, Question])[] }) =>
  questions.map(([name, question]) => <AskQuestion key={name} name={name} question={question} {...asking} />);
