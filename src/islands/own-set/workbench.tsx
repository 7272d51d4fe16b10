import { useEffect, useState } from 'react';
import { boardOf } from '../../board/board-address.ts';
import type { Answers } from '../../maker/choices.ts';
import type { Fitted } from '../../maker/fit-words.ts';
import { writeSetAddress } from '../../maker/set-address.ts';
import type { Opened } from '../../workshop/protocol.ts';
import { AfterSet } from './after-set.tsx';
import { Failure } from './failure.tsx';
import { FirstChoices } from './first-choices.tsx';
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
  const changes = useChanges(workshop, steps);
  const { photos, shown, hindrance, fitted, show } = workshop;
  /** What the last remedy did, as long as its answers stand. */
  const [remedied, setRemedied] = useState<Fitted>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the worker knows of photos shows on the pages
  useEffect(() => show(choices), [show, choices, photos]);

  const takeRemedy = (answers: Answers) => {
    setRemedied({ answers, said: tellRemedy(choices.answers, answers, opened.questions) });
    changes.answerAll(answers);
  };
  const told = [fitted, remedied].find((done) => done?.answers === choices.answers);
  const ready = hindrance ? undefined : shown;
  return (
    <>
      <div className="own-set">
        <FirstChoices opened={opened} choices={choices} notes={notes} workshop={workshop} changes={changes} />
        <div className="set-aside">
          <SetHindrance hindrance={hindrance} onRemedy={takeRemedy} />
          {workshop.hasFailed ? (
            <Failure restart={workshop.restart} />
          ) : (
            <PrintSet
              name={nameFile(choices, opened)}
              file={workshop.file}
              drawing={workshop.drawing}
              isHindered={ready === undefined}
              onPrint={() => workshop.print(choices)}
              onStop={workshop.stop}
            />
          )}
          <SetOutcome
            suggestions={workshop.suggestions}
            said={ready && told ? told.said : ''}
            onUndo={changes.undo}
            onRemedy={takeRemedy}
          />
          {ready && <SetPages shown={ready} drawn={workshop.drawn} onDraw={workshop.draw} />}
        </div>
        <div className="set-rest">
          <MoreChoices opened={opened} choices={choices} workshop={workshop} changes={changes} />
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
