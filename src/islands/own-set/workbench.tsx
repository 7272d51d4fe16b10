import { useEffect, useState } from 'react';
import { boardOf } from '../../board/board-address.ts';
import type { Answers } from '../../maker/choices.ts';
import type { Fitted } from '../../maker/fit-words.ts';
import { writeSetAddress } from '../../maker/set-address.ts';
import type { Opened } from '../../workshop/protocol.ts';
import { AfterSet } from './after-set.tsx';
import { Failure } from './failure.tsx';
import { FirstChoices } from './first-choices.tsx';
import { MissingTheme } from './missing-theme.tsx';
import { MoreChoices } from './more-choices.tsx';
import { nameFile } from './name-file.ts';
import { PrintSet } from './print-set.tsx';
import { SetHindrance, SetOutcome } from './set-hindrance.tsx';
import { SetPages } from './set-pages.tsx';
import { ShareSet } from './share-set.tsx';
import { tellRemedy } from './tell-remedy.ts';
import { texts } from './texts.ts';
import { useChanges } from './use-changes.ts';
import { useChoices } from './use-choices.ts';
import { type PickedTheme, useTheme } from './use-theme.ts';
import type { Workshop } from './use-workshop.ts';

interface Props {
  /** Of the exercise. */
  slug: string;
  /** What the address of a set holds, for those who share it. */
  sharing: string;
  hasBoard: boolean;
  opened: Opened;
  workshop: Workshop;
}

/** What can be chosen, and beside it what becomes of that. */
export function Workbench({ slug, sharing, hasBoard, opened, workshop }: Props) {
  const { choices, notes, ...steps } = useChoices(opened, workshop.offer);
  const changes = useChanges(workshop, steps, opened);
  const { photos, shown, hindrance, fitted, show } = workshop;
  const { theme, pick, fit } = useTheme({ choices, opened, workshop, answer: changes.answer });
  const asking = { opened, choices, changes, workshop: { ...workshop, fit }, onTheme: pick };
  /** What the last remedy did, as long as its answers stand. */
  const [remedied, setRemedied] = useState<Fitted>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the worker knows of photos shows on the pages
  useEffect(() => show(choices), [show, choices, photos]);

  const takeRemedy = (answers: Answers) => {
    setRemedied({ answers, said: tellRemedy(choices.answers, answers, opened.questions) });
    changes.answerAll(answers);
  };
  const told = [fitted, remedied].find((done) => done?.answers === choices.answers);
  /** What picking a theme did is told by its name. */
  const sayTold = ({ said }: Fitted, about: PickedTheme | undefined) =>
    about?.addToShipped ? `${texts.theme.filled(about.name)} ${said}` : said;
  const ready = hindrance ? undefined : shown;
  return (
    <>
      <div className="own-set">
        <FirstChoices {...asking} notes={notes} />
        <div className="set-aside">
          <SetHindrance hindrance={hindrance} onRemedy={takeRemedy} />
          <MissingTheme theme={workshop.isFitting ? undefined : theme} />
          {workshop.hasFailed ? (
            <Failure restart={workshop.restart} />
          ) : (
            <PrintSet
              name={nameFile(choices, opened)}
              file={workshop.file}
              drawing={workshop.drawing}
              isHindered={ready === undefined || workshop.isFitting}
              onPrint={() => {
                if (!tellImpossible()) workshop.print(choices);
              }}
              onStop={workshop.stop}
            />
          )}
          <SetOutcome
            suggestions={workshop.suggestions}
            said={ready && told ? sayTold(told, theme) : ''}
            onAddToShipped={theme?.addToShipped}
            onUndo={changes.undo}
            onRemedy={takeRemedy}
          />
          {ready && <SetPages shown={ready} drawn={workshop.drawn} onDraw={workshop.draw} />}
        </div>
        <div className="set-rest">
          <MoreChoices {...asking} />
          {hasBoard && ready && (
            <p>
              <a href={boardOf(writeSetAddress(choices, opened))}>{texts.toBoard}</a>
            </p>
          )}
          <ShareSet choices={choices} bounds={opened} about={sharing} onChange={changes.merge} />
        </div>
      </div>
      <AfterSet slug={slug} choices={choices} bounds={opened} hasPhotos={Object.keys(photos).length > 0} />
    </>
  );
}

/** A number that can't be does not count: whoever prints then is led to it. */
function tellImpossible(): boolean {
  const field = document.querySelector<HTMLInputElement>('.own-set input:invalid');
  field?.reportValidity();
  return field !== null;
}
