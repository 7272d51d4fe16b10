import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Asked, ToldOfBoard } from '../../workshop/protocol.ts';
import { addressOfPicture, filesOfSet } from '../own-set/set-files.ts';

type Board = Extract<ToldOfBoard, { tell: 'board' }>;

/** What a board shows of a set in one game, from the worker that makes sets; nothing while that is being laid out. */
export function useBoard(slug: string, set: string, game: number) {
  const [run, setRun] = useState(0);
  const [worker, setWorker] = useState<Worker>();
  const [board, setBoard] = useState<Board>();
  const [hasFailed, setHasFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run is a new worker
  useEffect(() => {
    const made = new Worker(new URL('../../workshop/set-worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('error', () => setHasFailed(true));
    made.addEventListener('message', ({ data }: MessageEvent<ToldOfBoard>) => {
      if (data.tell === 'failed') setHasFailed(true);
      // Bit by bit, so that the page stays at hand.
      if (data.tell === 'board') startTransition(() => setBoard(data));
    });
    setWorker(made);
    return () => made.terminate();
  }, [run]);

  useEffect(() => {
    worker?.postMessage({ ask: 'board', files: filesOfSet(slug), set, game } satisfies Asked);
  }, [worker, slug, set, game]);

  // All pictures come ahead: each is there at once then, and without a network too.
  const held = useRef<HTMLImageElement[]>([]);
  useEffect(() => {
    held.current = (board?.pictures ?? []).flatMap((name) => {
      const address = addressOfPicture(name);
      return address ? [Object.assign(new Image(), { src: address })] : [];
    });
  }, [board]);

  const restart = useCallback(() => {
    setHasFailed(false);
    setRun((now) => now + 1);
  }, []);
  return { board: board?.game === game ? board : undefined, hasFailed, restart };
}
