import type { SetChoices } from '../../maker/choices.ts';
import type { Opened } from '../../workshop/protocol.ts';
import { AskQuestions } from './ask-question.tsx';
import { ChooseName, ChooseTitle } from './choose-name.tsx';
import { ChooseShuffle } from './choose-shuffle.tsx';
import { SetForm } from './set-form.tsx';
import { sayMore, splitQuestions } from './split-questions.ts';
import { texts } from './texts.ts';
import type { Changes } from './use-changes.ts';
import type { Workshop } from './use-workshop.ts';

interface Props {
  opened: Opened;
  choices: SetChoices;
  workshop: Pick<Workshop, 'sketches' | 'photos' | 'fit' | 'fitted'>;
  changes: Changes;
  onTheme: (name: string, theme: string) => void;
}

/** What else can be chosen, and every step to take back. */
export function MoreChoices({ opened, choices, workshop, changes, onTheme }: Props) {
  const told = sayMore(choices, opened);
  return (
    <SetForm className="set-choices">
      <details className="set-more">
        <summary>
          {texts.more.open}
          {told && <small>{told}</small>}
        </summary>
        <div>
          <ChooseTitle title={choices.title} onChange={(typed) => changes.merge({ title: typed })} />
          {!opened.nameQuestion && (
            <ChooseName
              question={texts.name}
              name={choices.name}
              onChange={(typed) => changes.merge({ name: typed })}
            />
          )}
          <AskQuestions
            questions={splitQuestions(opened).more}
            choices={choices}
            opened={opened}
            workshop={workshop}
            changes={changes}
            onTheme={onTheme}
          />
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
    </SetForm>
  );
}
