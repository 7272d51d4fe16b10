import { useEffect, useMemo, useRef, useState } from 'react';
import { boardOf } from '../../board/board-address.ts';
import type { Remedy, SetChoices } from '../../maker/choices.ts';
import type { Fitted } from '../../maker/fit-words.ts';
import { writeSetAddress } from '../../maker/set-address.ts';
import { titleOf } from '../../maker/title-of.ts';
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
import { useKeeping } from './use-keeping.ts';
import { TryingContext } from './use-proposals.ts';
import { useTabTitle } from './use-tab-title.ts';
import { type PickedTheme, useTheme } from './use-theme.ts';
import type { Workshop } from './use-workshop.ts';

interface Props {
  /** Of the exercise. */
  slug: string;
  title: string;
  /** What the address of a set holds, for those who share it. */
  sharing: string;
  hasBoard: boolean;
  opened: Opened;
  workshop: Workshop;
}

/** What can be chosen, and beside it what becomes of that. */
export function Workbench({ slug, title, sharing, hasBoard, opened, workshop }: Props) {
  const { choices, before, latest, notes, ...steps } = useChoices(opened, workshop.offer);
  const changes = useChanges(workshop, steps, opened);
  const { photos, shown, hindrance, fitted, show } = workshop;
  const { theme, pick, fit } = useTheme({ choices, opened, workshop, answer: changes.answer });
  const asking = { opened, choices, changes, workshop: { ...workshop, fit }, onTheme: pick };
  const keeping = useKeeping({ slug, choices, bounds: opened, photos });
  const { tried, tryOut } = workshop;
  const trying = useMemo(() => ({ choices, tried, tryOut }), [choices, tried, tryOut]);
  const bench = useRef<HTMLDivElement>(null);
  /** What the last remedy did, as long as its answers stand. */
  const [remedied, setRemedied] = useState<Fitted & { readonly from: SetChoices }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the worker knows of photos shows on the pages
  useEffect(() => show(choices), [show, choices, photos]);

  const takeRemedy = (remedy: Remedy) => {
    const { answers, own = choices.own } = remedy;
    setRemedied({ answers, from: choices, said: tellRemedy(choices, { answers, own }, opened.questions) });
    changes.merge({ answers, own });
  };
  const told = [fitted, remedied].find((done) => done?.answers === choices.answers);
  /** Another step after it, such as a title, is not what it did. */
  const undoTold = told && told.from === before ? changes.undo : undefined;
  /** What picking a theme did is told by its name. */
  const sayTold = ({ said }: Fitted, about: PickedTheme | undefined) =>
    about?.addToShipped ? `${texts.theme.filled(about.name)} ${said}` : said;
  const ready = hindrance ? undefined : shown;
  /** What is played: the page may be called otherwise. */
  const game = titleOf(choices.answers, opened.questions) ?? title;
  useTabTitle(title, game);
  return (
    <>
      <div className="own-set" ref={bench}>
        <TryingContext value={trying}>
          <FirstChoices {...asking} game={game} notes={notes} />
        </TryingContext>
        <div className="set-aside">
          <SetHindrance hindrance={hindrance} latest={latest} onUndo={undoTold} onRemedy={takeRemedy} />
          <MissingTheme theme={workshop.isFitting ? undefined : theme} />
          {workshop.hasFailed ? (
            <Failure restart={workshop.restart} />
          ) : (
            <PrintSet
              name={nameFile(choices, opened)}
              file={workshop.file}
              drawing={workshop.drawing}
              keeping={keeping}
              isHindered={ready === undefined || workshop.isFitting}
              onPrint={() => {
                if (!tellUnfinished(bench.current)) workshop.print(choices);
              }}
              onStop={workshop.stop}
            />
          )}
          <SetOutcome
            suggestions={workshop.suggestions}
            said={ready && told ? sayTold(told, theme) : ''}
            onAddToShipped={theme?.addToShipped}
            onUndo={undoTold}
            onRemedy={takeRemedy}
          />
          {ready && <SetPages shown={ready} drawn={workshop.drawn} onDraw={workshop.draw} />}
        </div>
        <div className="set-rest">
          <TryingContext value={trying}>
            <MoreChoices {...asking} />
          </TryingContext>
          {hasBoard && ready && (
            <p>
              <a href={boardOf(writeSetAddress(choices, opened))}>{texts.toBoard}</a>
            </p>
          )}
          <ShareSet choices={choices} bounds={opened} about={sharing} onChange={changes.merge} />
        </div>
      </div>
      <AfterSet slug={slug} choices={choices} questions={opened.questions} keeping={keeping} />
    </>
  );
}

/** A number that can't be does not count, nor do words that were typed and not put there: whoever prints then is led to it, also where it lies in a fold. */
function tellUnfinished(bench: HTMLElement | null): boolean {
  const field = bench?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    'input:invalid, textarea:invalid',
  );
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.reportValidity();
  return Boolean(field);
}
