import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Answers, Hindrance, Remedy, SetChoices } from '../../maker/choices.ts';
import type { FittedTheme } from '../../maker/fit-words.ts';
import { type KnownWord, nameOf, type OwnWord, proposeOfTheme } from '../../maker/own-words/own-word.ts';
import type { Proposal } from '../../maker/proposals.ts';
import { ownWordsIn } from '../../maker/set-address.ts';
import type {
  DrawnPage,
  DrawnSize,
  Opened,
  Request,
  ShownSet,
  Sketches,
  Tried,
  WorkerReply,
} from '../../workshop/protocol.ts';
import { type Drawing, usePrinting } from '../use-printing.ts';
import { useSetWorker } from '../use-set-worker.ts';
import { filesOfSet } from './set-files.ts';
import { setInAddress } from './set-in-address.ts';
import { type Photos, usePhotos } from './use-photos.ts';

/** What became of the choices that were shown last. */
interface Outcome {
  readonly hindrance?: Hindrance;
  /** What else could be made of these choices. */
  readonly suggestions: readonly Remedy[];
}

/** By their numbers. */
export type DrawnPages = Readonly<Record<DrawnSize, Readonly<Record<number, DrawnPage>>>>;

interface FittedWords extends FittedTheme {
  /** Those that were asked for. */
  readonly words: readonly string[];
  /** What was chosen before. */
  readonly from: SetChoices;
}

/** Many words that were asked for at once, and have no answer yet. */
interface AwaitedFit extends Pick<FittedWords, 'words' | 'from'> {
  readonly turn: number;
  readonly name: string;
  readonly doubted: readonly KnownWord[];
}

export interface Workshop extends Outcome {
  /** What can be chosen; nothing before it is known. */
  readonly opened: Opened | undefined;
  /** Of things that no file shows, by the name of their question. */
  readonly sketches: Readonly<Record<string, Sketches>>;
  readonly photos: Photos;
  /** The last set that could be shown, also while the choices hinder another. */
  readonly shown: ShownSet | undefined;
  /** Its pages, as far as they were asked for. */
  readonly drawn: DrawnPages;
  /** The last words that were chosen many at once, as they can be. */
  readonly fitted: FittedWords | undefined;
  /** Whether that is being found out. */
  readonly isFitting: boolean;
  readonly drawing: Drawing | undefined;
  /** Where the PDF of these choices is. */
  readonly file: string | undefined;
  readonly hasFailed: boolean;
  /** Finds out what can be chosen with these own words. */
  offer: (own: readonly OwnWord[]) => void;
  addPhoto: (word: string, file: Blob | undefined) => void;
  /** Another piece of a photo: see `PhotoCut`. */
  cutPhoto: (word: string, from: number) => void;
  show: (choices: SetChoices) => void;
  /** The page with this number of what was shown last. */
  draw: (page: number, size: DrawnSize) => void;
  /** Many words at once, for the question with this name, and those that a child may call otherwise; what was typed stays with them. */
  fit: (name: string, words: readonly string[], doubted?: readonly KnownWord[]) => void;
  /** What of proposals is in nobody's way, by their place. */
  readonly tried: Readonly<Record<string, readonly Proposal[]>>;
  tryOut: (choices: SetChoices, asked: Tried) => void;
  print: (choices: SetChoices) => void;
  /** Ends what is being drawn, if anything. */
  stop: () => void;
  /** The same, and lets go of what was drawn: other things are chosen. */
  drop: () => void;
  /** Begins anew after a failure. */
  restart: () => void;
}

/** The worker that makes sets of an exercise, and what it said last. */
export function useWorkshop(slug: string): Workshop {
  const [opened, setOpened] = useState<Opened>();
  const [sketches, setSketches] = useState<Readonly<Record<string, Sketches>>>({});
  const [shown, setShown] = useState<ShownSet>();
  const [drawn, setDrawn] = useState<DrawnPages>({ small: {}, large: {} });
  const [outcome, setOutcome] = useState<Outcome>({ suggestions: [] });
  const [fitted, setFitted] = useState<FittedWords>();
  const [isFitting, setFitting] = useState(false);
  const [tried, setTried] = useState<Workshop['tried']>({});
  const [hasFailed, setHasFailed] = useState(false);
  const lastShow = useRef<Request<'show'>>(undefined);
  const awaitedFit = useRef<AwaitedFit>(undefined);
  const fits = useRef(0);
  const lastOwn = useRef<readonly OwnWord[]>(undefined);

  const worker = useSetWorker(receive);
  const { ask, run } = worker;
  const { photos, ...photographer } = usePhotos(ask);
  const { drawing, file, ...printer } = usePrinting(ask, worker.restart);

  function receive(reply: WorkerReply): void {
    switch (reply.type) {
      case 'opened':
        // All there is to choose from: drawn bit by bit, so that the page stays at hand.
        startTransition(() => setOpened(reply));
        break;
      case 'sketched':
        setSketches((now) => ({ ...now, [reply.name]: { ...now[reply.name], ...reply.sketches } }));
        break;
      case 'developed':
        photographer.receive(reply);
        break;
      case 'drawing':
        printer.progress(reply);
        break;
      case 'printed':
        printer.receive(reply);
        break;
      case 'failed':
        printer.end();
        setHasFailed(true);
        break;
      case 'drawn':
        startTransition(() =>
          setDrawn((now) => ({ ...now, [reply.size]: { ...now[reply.size], [reply.page]: reply } })),
        );
        break;
      case 'tried':
        setTried((now) => ({ ...now, [reply.place]: reply.proposals }));
        break;
      case 'fitted':
        if (awaitedFit.current?.turn === reply.turn) takeFitted(reply, awaitedFit.current);
        break;
      case 'shown':
      case 'hindered':
        if (lastShow.current?.turn === reply.turn) follow(reply);
    }
  }

  const awaitFit = useCallback((fit: AwaitedFit | undefined) => {
    awaitedFit.current = fit;
    setFitting(fit !== undefined);
  }, []);

  function takeFitted(reply: FittedTheme, { words, from }: AwaitedFit): void {
    const came = reply.own.filter((one) => one.ofTheme && !words.includes(nameOf(one)));
    setFitted({ ...reply, from, words: [...came.map(nameOf), ...words] });
    awaitFit(undefined);
  }

  /** What is still about the latest choices. */
  function follow(reply: WorkerReply): void {
    if (reply.type === 'hindered') setOutcome({ hindrance: reply.hindrance, suggestions: [] });
    if (reply.type !== 'shown') return;
    setOutcome({ suggestions: reply.suggestions });
    setShown(reply.shown);
  }

  const { resend, recall } = photographer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each worker is asked what the one before it knew
  useEffect(() => {
    lastOwn.current ??= ownWordsIn(setInAddress());
    ask({ type: 'open', files: filesOfSet(slug), own: lastOwn.current });
    resend();
    recall(lastOwn.current.map(nameOf));
    if (lastShow.current) ask(lastShow.current);
  }, [slug, run, ask, resend, recall]);

  const offer = useCallback(
    (own: readonly OwnWord[]) => {
      lastOwn.current = own;
      ask({ type: 'offer', own });
      recall(own.map(nameOf));
    },
    [ask, recall],
  );
  const fitWords = useCallback(
    (name: string, words: readonly string[], doubted: readonly KnownWord[] = []) => {
      if (!lastShow.current) return;
      const { choices } = lastShow.current;
      fits.current += 1;
      const turn = fits.current;
      // What another theme brought goes with it.
      const own = choices.own.filter((one) => !one.ofTheme || words.includes(nameOf(one)));
      const asked = { ...choices, own, answers: withTyped({ ...choices, own }, name, words) };
      awaitFit({ turn, name, words, doubted, from: choices });
      ask({ type: 'fit', turn, choices: asked, name, doubted: doubted.map(proposeOfTheme) });
    },
    [ask, awaitFit],
  );
  const show = useCallback(
    (choices: SetChoices) => {
      const { turn, choices: before } = lastShow.current ?? { turn: 0 };
      lastShow.current = { type: 'show', turn: turn + 1, choices };
      ask(lastShow.current);
      const asked = awaitedFit.current;
      if (!asked) return;
      // Whoever changes something else meanwhile still wants these words; other words take their place.
      if (before && String(before.answers[asked.name]) === String(choices.answers[asked.name]))
        fitWords(asked.name, asked.words, asked.doubted);
      else awaitFit(undefined);
    },
    [ask, fitWords, awaitFit],
  );
  const draw = useCallback(
    (page: number, size: DrawnSize) => {
      if (lastShow.current) ask({ ...lastShow.current, type: 'draw', page, size });
    },
    [ask],
  );
  const tryOut = useCallback(
    (choices: SetChoices, asked: Tried) => ask({ ...asked, type: 'try', choices }),
    [ask],
  );
  const restart = useCallback(() => {
    printer.end();
    setHasFailed(false);
    awaitFit(undefined);
    worker.restart();
  }, [printer.end, worker.restart, awaitFit]);

  return {
    ...outcome,
    opened,
    sketches,
    photos,
    shown,
    drawn,
    fitted,
    isFitting,
    drawing,
    file,
    hasFailed,
    offer,
    addPhoto: photographer.add,
    cutPhoto: photographer.cut,
    show,
    draw,
    fit: fitWords,
    tried,
    tryOut,
    print: (choices) => printer.begin({ type: 'print', choices }, shown?.pages.length ?? 1),
    stop: printer.stop,
    drop: printer.drop,
    restart,
  };
}

function withTyped({ answers, own }: SetChoices, name: string, words: readonly string[]): Answers {
  const now = answers[name];
  const typed = own.map(nameOf).filter((word) => typeof now === 'object' && now.includes(word));
  return { ...answers, [name]: [...new Set([...typed, ...words])] };
}
