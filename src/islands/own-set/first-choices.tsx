import type { SetChoices } from '../../maker/choices.ts';
import type { Opened } from '../../workshop/protocol.ts';
import { AskQuestions } from './ask-question.tsx';
import { ChooseLook } from './choose-look.tsx';
import { ChooseName } from './choose-name.tsx';
import { KeptHere } from './kept-here.tsx';
import { SetForm } from './set-form.tsx';
import { splitQuestions } from './split-questions.ts';
import type { Changes } from './use-changes.ts';
import type { Workshop } from './use-workshop.ts';

interface Props {
  /** What it is a set of. */
  game: string;
  opened: Opened;
  choices: SetChoices;
  /** What of the address could not be read. */
  notes: readonly string[];
  workshop: Pick<Workshop, 'sketches' | 'photos' | 'fit' | 'fitted'>;
  changes: Changes;
  onTheme: (name: string, theme: string) => void;
}

/** The few questions that are asked of anybody. */
export function FirstChoices({ game, opened, choices, notes, workshop, changes, onTheme }: Props) {
  const { nameQuestion } = opened;
  return (
    <SetForm className="set-choices">
      <h3>{game}</h3>
      <KeptHere />
      {notes.length > 0 && (
        <div role="status" className="set-trouble">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      {nameQuestion && (
        <ChooseName
          question={nameQuestion}
          name={choices.name}
          onChange={(typed) => changes.merge({ name: typed })}
        />
      )}
      <AskQuestions
        questions={splitQuestions(opened).first}
        choices={choices}
        opened={opened}
        workshop={workshop}
        changes={changes}
        onTheme={onTheme}
      />
      <ChooseLook look={choices.look} onChange={changes.merge} />
    </SetForm>
  );
}
