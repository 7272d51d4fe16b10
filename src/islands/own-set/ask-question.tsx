import type { Answer, SetChoices } from '../../maker/choices.ts';
import type { Question } from '../../maker/questions.ts';
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
  workshop: Pick<Workshop, 'sketches' | 'photos' | 'fit' | 'fitted'>;
  changes: Changes;
}

const keysOf = (answer: Answer | undefined): readonly string[] => (typeof answer === 'object' ? answer : []);

/** A question of a kind; where words answer it, a visitor may type some. */
const AskQuestion = ({ name, question, choices, workshop, changes }: Props) => (
  <div className="set-question">
    <AnswerQuestion
      name={name}
      question={question}
      answer={choices.answers[name]}
      sketches={workshop.sketches[name]}
      isFitted={choices.answers === workshop.fitted?.answers}
      onAnswer={changes.answer}
      onFit={workshop.fit}
      onOwn={changes.addOwn}
    />
    {question.kind === 'words' && (
      <OwnWords
        question={question}
        own={choices.own}
        chosen={keysOf(choices.answers[name])}
        photos={workshop.photos}
        onChange={(own, added) => changes.setOwn(name, own, added)}
        onPhoto={changes.photograph}
      />
    )}
  </div>
);

/** Some questions of a kind, by their names. */
export const AskQuestions = ({
  questions,
  ...asking
}: Asking & { questions: readonly (readonly [string, Question])[] }) =>
  questions.map(([name, question]) => <AskQuestion key={name} name={name} question={question} {...asking} />);
