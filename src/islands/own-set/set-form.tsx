import { Fragment } from 'react';
import type { Answer, SetChoices } from '../../maker/choices.ts';
import type { Question } from '../../maker/questions.ts';
import type { Opened } from '../../workshop/protocol.ts';
import { AnswerQuestion } from './answer-question.tsx';
import { ChooseLook } from './choose-look.tsx';
import { ChooseName, ChooseTitle } from './choose-name.tsx';
import { ChooseShuffle } from './choose-shuffle.tsx';
import { sayMore, splitQuestions } from './more-choices.ts';
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

/** All that can be chosen: a few questions at once, the rest for who opens it. */
export function SetForm({ opened, choices, notes, workshop, changes }: Props) {
  const { nameQuestion } = opened;
  const { first, more } = splitQuestions(opened);
  const told = sayMore(choices, opened);
  const name = (
    <ChooseName
      question={nameQuestion ?? texts.name}
      name={choices.name}
      onChange={(typed) => changes.merge({ name: typed })}
    />
  );
  const ask = ([asked, question]: readonly [string, Question]) => (
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
      {nameQuestion && name}
      {first.map(ask)}
      <ChooseLook look={choices.look} onChange={changes.merge} />
      <details className="set-more">
        <summary>
          {texts.more.open}
          {told && <small>{told}</small>}
        </summary>
        <div>
          <ChooseTitle title={choices.title} onChange={(typed) => changes.merge({ title: typed })} />
          {!nameQuestion && name}
          {more.map(ask)}
          <ChooseShuffle shuffle={choices.shuffle} onChange={changes.merge} />
        </div>
      </details>
      <p className="set-row">
        <button type="button" className="set-button" disabled={!changes.undo} onClick={changes.undo}>
          {texts.undoStep}
        </button>
        <button type="button" className="set-button" disabled={!changes.redo} onClick={changes.redo}>
          {texts.redoStep}
        </button>
      </p>
    </form>
  );
}
