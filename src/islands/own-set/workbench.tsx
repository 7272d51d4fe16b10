import { useEffect, useState } from 'react';
import { boardOf } from '../../board/board-address.ts';
import { writeSetAddress } from '../../maker/set-address.ts';
import type { Opened } from '../../workshop/protocol.ts';
import { AfterSet } from './after-set.tsx';
import { Failure } from './failure.tsx';
import { nameFile } from './name-file.ts';
import { PrintSet } from './print-set.tsx';
import { SetForm } from './set-form.tsx';
import { SetHindrance } from './set-hindrance.tsx';
import { SetPreview } from './set-preview.tsx';
import { ShareSet } from './share-set.tsx';
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
  const [page, setPage] = useState<number>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the worker knows of photos shows on the page
  useEffect(() => show(choices, page), [show, choices, page, photos]);

  const ready = hindrance ? undefined : shown;
  return (
    <>
      <div className="own-set">
        <SetForm opened={opened} choices={choices} notes={notes} workshop={workshop} changes={changes} />
        <div className="set-aside">
          <SetHindrance
            hindrance={hindrance}
            suggestions={workshop.suggestions}
            said={choices.answers === fitted?.answers ? fitted.said : ''}
            onUndo={changes.undo}
            onRemedy={changes.answerAll}
          />
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
          {ready && <SetPreview shown={ready} onTurn={setPage} />}
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
