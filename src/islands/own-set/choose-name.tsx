import { longestName, longestTitle } from '../../maker/choices.ts';
import type { NameQuestion } from '../../maker/questions.ts';
import { plainName, plainTitle } from '../../maker/set-address.ts';
import { texts } from './texts.ts';

interface NameProps {
  question: NameQuestion;
  name: string;
  onChange: (name: string) => void;
}

/** For whom it is. */
export const ChooseName = ({ question, name, onChange }: NameProps) => (
  <TypeLine
    id="naam"
    asking={question}
    most={longestName}
    text={name}
    toLine={plainName}
    onChange={onChange}
  />
);

interface TitleProps {
  title: string;
  onChange: (title: string) => void;
}

/** What the visitor calls it. */
export const ChooseTitle = ({ title, onChange }: TitleProps) => (
  <TypeLine
    id="titel"
    asking={texts.title}
    most={longestTitle}
    text={title}
    toLine={plainTitle}
    onChange={onChange}
  />
);

interface LineProps {
  id: string;
  asking: NameQuestion;
  most: number;
  text: string;
  /** What of it can be printed. */
  toLine: (typed: string) => string;
  onChange: (text: string) => void;
}

function TypeLine({ id, asking: { question, hint }, most, text, toLine, onChange }: LineProps) {
  const fieldId = `eigen-set-${id}`;
  return (
    <p>
      <label className="set-label" htmlFor={fieldId}>
        {question}
      </label>
      <input
        id={fieldId}
        type="text"
        maxLength={most}
        autoComplete="off"
        value={text}
        aria-describedby={`${fieldId}-uitleg`}
        onChange={(event) => onChange(toLine(event.currentTarget.value))}
      />
      <small id={`${fieldId}-uitleg`}>{hint}</small>
    </p>
  );
}
