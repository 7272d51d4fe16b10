import '../styles/button.css';
import './own-set/own-set.css';
import { Fragment, useCallback, useEffect, useState } from 'react';
import { boardOf } from '../board/board-address.ts';
import type { Answer, SetChoices } from '../maker/choices.ts';
import { mostOwnWords, nameOf, type OwnWord, proposeWord } from '../maker/own-words/own-word.ts';
import type { NameQuestion } from '../maker/questions.ts';
import { writeSetAddress } from '../maker/set-address.ts';
import type { Opened } from '../workshop/protocol.ts';
import { AnswerQuestion } from './own-set/answer-question.tsx';
import { ChooseLook } from './own-set/choose-look.tsx';
import { ChooseName } from './own-set/choose-name.tsx';
import { OwnWords } from './own-set/own-words.tsx';
import { PrintSet } from './own-set/print-set.tsx';
import { SetHindrance } from './own-set/set-hindrance.tsx';
import { SetPreview } from './own-set/set-preview.tsx';
import { ShareSet } from './own-set/share-set.tsx';
import { useChoices } from './own-set/use-choices.ts';
import { useWorkshop } from './own-set/use-workshop.ts';
import { usePaperFaces } from './use-paper-faces.ts';

export { OwnSet as Island };

interface Props {
  /** Of the exercise. */
  slug: string;
  /** What the address of a set holds, for those who share it. */
  sharing: string;
  /** Whether a set of it can be played on a board. */
  hasBoard: boolean;
}

/** A set of one's own: choose, look, print. All of it happens in the browser. */
export function OwnSet(props: Props) {
  // Early, while the page is small.
  usePaperFaces();
  const workshop = useWorkshop(props.slug);
  const { opened, hasFailed, restart } = workshop;
  if (opened) return <Workbench {...props} opened={opened} workshop={workshop} />;
  if (!hasFailed) return <p role="status">Alles wordt klaargelegd…</p>;
  return <Failure restart={restart} />;
}

function Failure({ restart }: { restart: () => void }) {
  return (
    <div role="alert" className="set-trouble">
      <p>Er kwam iets niet binnen. Misschien is er even geen internet.</p>
      <p>
        <button type="button" className="button cut-paper" onClick={restart}>
          Nog eens proberen
        </button>
      </p>
    </div>
  );
}

interface WorkbenchProps extends Props {
  opened: Opened;
  workshop: ReturnType<typeof useWorkshop>;
}

function Workbench({ slug, sharing, hasBoard, opened, workshop }: WorkbenchProps) {
  const { choices, notes, change } = useChoices(slug, opened, workshop.offer);
  const { photos, addPhoto, shown, hindrance, fitted, show, stop, drop } = workshop;
  const [page, setPage] = useState<number>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the worker knows of photos shows on the page
  useEffect(() => show(choices, page), [show, choices, page, photos]);

  const choose = useCallback(
    (make: (choices: SetChoices) => SetChoices) => {
      drop();
      change(make);
    },
    [drop, change],
  );
  const photograph = useCallback(
    (word: string, file: File | undefined) => {
      drop();
      addPhoto(word, file);
    },
    [drop, addPhoto],
  );
  const answer = useCallback(
    (name: string, given: Answer) =>
      choose((now) => ({ ...now, answers: { ...now.answers, [name]: given } })),
    [choose],
  );

  const takeIn = useCallback(
    (name: string, word: string) =>
      choose((now) =>
        now.own.length < mostOwnWords && !now.own.some((one) => nameOf(one) === word)
          ? withOwn(now, name, [...now.own, proposeWord(word)], word)
          : now,
      ),
    [choose],
  );

  const rename = (name: string) => choose((now) => ({ ...now, name }));

  useEffect(() => {
    if (fitted) choose((now) => ({ ...now, answers: fitted.answers }));
  }, [fitted, choose]);
  const undoFit = () => fitted && choose((now) => ({ ...now, answers: fitted.before }));

  return (
    <div className="own-set">
      <form
        className="set-choices"
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={({ key, target }) =>
          key === 'Enter' && target instanceof HTMLInputElement && target.blur()
        }
      >
        {notes.length > 0 && (
          <ul role="status" className="set-trouble">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {opened.nameQuestion && (
          <ChooseName question={opened.nameQuestion} name={choices.name} onChange={rename} />
        )}
        {Object.entries(opened.questions).map(([name, question]) => (
          <Fragment key={name}>
            <AnswerQuestion
              name={name}
              question={question}
              answer={choices.answers[name]}
              sketches={workshop.sketches[name]}
              onAnswer={answer}
              onFit={workshop.fit}
              onOwn={takeIn}
            />
            {question.kind === 'words' && (
              <OwnWords
                question={question}
                own={choices.own}
                photos={photos}
                onChange={(own, added) => choose((now) => withOwn(now, name, own, added))}
                onPhoto={photograph}
              />
            )}
          </Fragment>
        ))}
        {!opened.nameQuestion && <ChooseName question={anyName} name={choices.name} onChange={rename} />}
        <ChooseLook choices={choices} onChange={(changed) => choose((now) => ({ ...now, ...changed }))} />
      </form>
      <div className="set-aside">
        <SetHindrance
          hindrance={hindrance}
          suggestions={workshop.suggestions}
          said={choices.answers === fitted?.answers ? fitted.said : ''}
          onUndo={undoFit}
          onRemedy={(answers) => choose((now) => ({ ...now, answers }))}
        />
        {shown && !hindrance && <SetPreview shown={shown} onTurn={setPage} />}
        {workshop.hasFailed ? (
          <Failure restart={workshop.restart} />
        ) : (
          <PrintSet
            name={`${slug}-eigen-set.pdf`}
            file={workshop.file}
            drawing={workshop.drawing}
            isHindered={hindrance !== undefined || shown === undefined}
            onPrint={() => workshop.print(choices)}
            onStop={stop}
          />
        )}
        {hasBoard && shown && !hindrance && (
          <p>
            <a href={boardOf(writeSetAddress(choices, opened))}>Speel deze set op het digibord</a>
          </p>
        )}
        <ShareSet
          slug={slug}
          choices={choices}
          bounds={opened}
          about={sharing}
          onChange={(changed) => choose((now) => ({ ...now, ...changed }))}
        />
      </div>
    </div>
  );
}

const anyName: NameQuestion = {
  question: 'Voor wie is het?',
  hint: 'Een kind of een groep. Het komt onderaan elk blad. Leeg laten mag.',
};

/** With other own words: one that is gone is not chosen; one that is added is, first, since what is too much goes last. */
function withOwn(now: SetChoices, name: string, own: readonly OwnWord[], added?: string): SetChoices {
  const known = own.map(nameOf);
  const gone = now.own.map(nameOf).filter((word) => !known.includes(word));
  const chosen = now.answers[name];
  if (typeof chosen !== 'object') return { ...now, own };
  const kept = chosen.filter((word) => !gone.includes(word) && word !== added);
  return { ...now, own, answers: { ...now.answers, [name]: added === undefined ? kept : [added, ...kept] } };
}
