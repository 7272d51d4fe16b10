import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Answers, Hindrance, Remedy, SetChoices } from '../../maker/choices.ts';
import type { Fitted } from '../../maker/fit-words.ts';
import type { OwnWord } from '../../maker/own-words/own-word.ts';
import { ownWordsIn } from '../../maker/set-address.ts';
import type { Asked, Opened, ShownPage, Sketches, Told } from '../../workshop/protocol.ts';
import { startOf } from './kept-set.ts';
import type { Photos } from './own-words.tsx';
import { filesOfSet } from './set-files.ts';

export interface Drawing {
  readonly page: number;
  readonly pages: number;
}

interface Refitted extends Fitted {
  /** What was chosen until then. */
  readonly before: Answers;
}

interface Workshop {
  /** What can be chosen; nothing before it is known. */
  readonly opened: Opened | undefined;
  /** Of things that no file shows, by the name of their question. */
  readonly sketches: Readonly<Record<string, Sketches>>;
  readonly photos: Photos;
  /** The last page that could be shown, also while the choices hinder another. */
  readonly shown: ShownPage | undefined;
  readonly hindrance: Hindrance | undefined;
  /** What else could be made of these choices. */
  readonly suggestions: readonly Remedy[];
  /** The last words that were chosen many at once, as they can be. */
  readonly fitted: Refitted | undefined;
  readonly drawing: Drawing | undefined;
  /** Where the PDF of these choices is. */
  readonly file: string | undefined;
  readonly hasFailed: boolean;
  /** Finds out what can be chosen with these own words. */
  offer: (own: readonly OwnWord[]) => void;
  addPhoto: (word: string, file: Blob | undefined) => void;
  show: (choices: SetChoices, page?: number) => void;
  /** Many words at once, for the question with this name. */
  fit: (name: string, words: readonly string[]) => void;
  print: (choices: SetChoices) => void;
  /** Ends what is being drawn, if anything. */
  stop: () => void;
  /** The same, and lets go of what was drawn: other things are chosen. */
  drop: () => void;
  /** Begins anew after a failure. */
  restart: () => void;
}

/** The worker that makes sets of an exercise, and the last that it told. */
export function useWorkshop(slug: string): Workshop {
  const [run, setRun] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  const [sketches, setSketches] = useState<Readonly<Record<string, Sketches>>>({});
  const [photos, setPhotos] = useState<Photos>({});
  const [shown, setShown] = useState<ShownPage>();
  const [hindrance, setHindrance] = useState<Hindrance>();
  const [suggestions, setSuggestions] = useState<readonly Remedy[]>([]);
  const [fitted, setFitted] = useState<Refitted>();
  const [drawing, setDrawing] = useState<Drawing>();
  const [file, setFile] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const worker = useRef<Worker>(undefined);
  const lastShow = useRef<Asked & { ask: 'show' }>(undefined);
  const lastOwn = useRef<readonly OwnWord[]>(undefined);
  /** As the worker made them, for one that takes its place. */
  const developed = useRef(new Map<string, Blob>());
  const isDrawing = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run is a new worker
  useEffect(() => {
    const made = new Worker(new URL('../../workshop/set-worker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    const fail = () => {
      isDrawing.current = false;
      setDrawing(undefined);
      setHasFailed(true);
    };
    made.addEventListener('error', fail);
    made.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data.tell === 'failed') return fail();
      // All there is to choose from: drawn bit by bit, so that the page stays at hand.
      if (data.tell === 'opened') return startTransition(() => setOpened(data));
      if (data.tell === 'sketched')
        return setSketches((now) => ({ ...now, [data.name]: { ...now[data.name], ...data.sketches } }));
      if (data.tell === 'drawing') return setDrawing(data);
      if (data.tell === 'printed') {
        isDrawing.current = false;
        setDrawing(undefined);
        return setFile(URL.createObjectURL(new Blob([data.bytes], { type: 'application/pdf' })));
      }
      if (data.tell === 'developed') {
        const { word, photo } = data;
        if (photo) developed.current.set(word, photo);
        return setPhotos((now) => ({
          ...now,
          [word]: photo ? { address: URL.createObjectURL(photo) } : 'unreadable',
        }));
      }
      if (data.turn !== lastShow.current?.turn) return;
      if (data.tell === 'fitted') return setFitted({ ...data, before: lastShow.current.choices.answers });
      setHindrance(data.tell === 'hindered' ? data.hindrance : undefined);
      setSuggestions(data.tell === 'shown' ? data.suggestions : []);
      if (data.tell === 'shown') setShown(data.shown);
    });
    lastOwn.current ??= ownWordsIn(startOf(slug));
    made.postMessage({ ask: 'open', files: filesOfSet(slug), own: lastOwn.current } satisfies Asked);
    for (const [word, file] of developed.current)
      made.postMessage({ ask: 'photo', word, file } satisfies Asked);
    // What another worker was busy with.
    if (lastShow.current) made.postMessage(lastShow.current satisfies Asked);
    return () => made.terminate();
  }, [slug, run]);

  useEffect(
    () => () => {
      if (file) URL.revokeObjectURL(file);
    },
    [file],
  );

  const offer = useCallback((own: readonly OwnWord[]) => {
    lastOwn.current = own;
    worker.current?.postMessage({ ask: 'offer', own } satisfies Asked);
  }, []);
  const addPhoto = useCallback((word: string, file: Blob | undefined) => {
    developed.current.delete(word);
    setPhotos(({ [word]: _, ...others }) => others);
    worker.current?.postMessage({ ask: 'photo', word, file } satisfies Asked);
  }, []);
  const show = useCallback((choices: SetChoices, page?: number) => {
    const turn = (lastShow.current?.turn ?? 0) + 1;
    lastShow.current = { ask: 'show', turn, choices, page };
    worker.current?.postMessage(lastShow.current satisfies Asked);
  }, []);
  const fit = useCallback((name: string, words: readonly string[]) => {
    const { turn, choices } = lastShow.current ?? {};
    if (!turn || !choices) return;
    const chosen = { ...choices, answers: { ...choices.answers, [name]: words } };
    worker.current?.postMessage({ ask: 'fit', turn, choices: chosen, name } satisfies Asked);
  }, []);
  const print = (choices: SetChoices) => {
    isDrawing.current = true;
    setDrawing({ page: 0, pages: shown?.pages ?? 1 });
    worker.current?.postMessage({ ask: 'print', choices } satisfies Asked);
  };
  const restart = useCallback(() => {
    isDrawing.current = false;
    setDrawing(undefined);
    setHasFailed(false);
    setRun((now) => now + 1);
  }, []);
  const stop = useCallback(() => {
    if (isDrawing.current) restart();
  }, [restart]);
  const drop = useCallback(() => {
    setFile(undefined);
    stop();
  }, [stop]);
  return {
    opened,
    sketches,
    photos,
    shown,
    hindrance,
    suggestions,
    fitted,
    drawing,
    file,
    hasFailed,
    offer,
    addPhoto,
    show,
    fit,
    print,
    stop,
    drop,
    restart,
  };
}
