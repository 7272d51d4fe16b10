import { Fragment } from 'react';
import type { Answer, SetChoices } from '../../maker/choices.ts';
import type { Opened } from '../../workshop/protocol.ts';
import { AnswerQuestion } from './answer-question.tsx';
import { ChooseLook } from './choose-look.tsx';
import { ChooseName } from './choose-name.tsx';
import { OwnWords } from './own-words.tsx';
import { texts } from './texts.ts';
import type { Changes } from './use-changes.ts';
import type { Workshop } from './use-workshop.ts';

interface Props {
  opened: Opened;
  choices: SetChoices;
  /** What of the address could not be read. */
  notes: readonly string[];
  workshop: Pick<Workshop, 'sketches' | 'photos' | 'fit'>;
  changes: Changes;
}

const keysOf = (answer: Answer | undefined): readonly string[] => (typeof answer === 'object' ? answer : []);

/** All that can be chosen. The name comes first where it makes a page of its own. */
export function SetForm({ opened, choices, notes, workshop, changes }: Props) {
  const { nameQuestion, questions } = opened;
  const name = (
    <ChooseName
      question={nameQuestion ?? texts.name}
      name={choices.name}
      onChange={(typed) => changes.merge({ name: typed })}
    />
  );
  return (
    <form
      className="set-choices"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={({ key, target }) => key === 'Enter' && target instanceof HTMLInputElement && target.blur()}
    >
      {notes.length > 0 && (
        <div role="status" className="set-trouble">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      <p className="set-row">
        <button type="button" className="set-button" disabled={!changes.undo} onClick={changes.undo}>
          {texts.undoStep}
        </button>
        <button type="button" className="set-button" disabled={!changes.redo} onClick={changes.redo}>
          {texts.redoStep}
        </button>
      </p>
      {nameQuestion && name}
      {Object.entries(questions).map(([asked, question]) => (
        <Fragment key={asked}>
          <AnswerQuestion
            name={asked}
            question={question}
            answer={choices.answers[asked]}
            sketches={workshop.sketches[asked]}
            onAnswer={changes.answer}
            onFit={workshop.fit}
            onOwn={changes.addOwn}
          />
          {question.kind === 'words' && (
            <OwnWords
              question={question}
              own={choices.own}
              chosen={keysOf(choices.answers[asked])}
              photos={workshop.photos}
              onChange={(own, added) => changes.setOwn(asked, own, added)}
              onPhoto={changes.photograph}
            />
          )}
        </Fragment>
      ))}
      {!nameQuestion && name}
      <ChooseLook choices={choices} onChange={changes.merge} />
    </form>
  );
}
