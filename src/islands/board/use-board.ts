import { useCallback, useEffect, useRef, useState } from 'react';
import type { Asked, ToldOfBoard } from '../../maker/protocol.ts';
import type { BoardToShow } from '../../maker/set-out-board.ts';
import { filesOfSet } from '../own-set/set-files.ts';

/** What a board shows of a set in one game, from the worker that makes sets. */
export function useBoard(slug: string, set: string, game: number) {
  const [run, setRun] = useState(0);
  const [board, setBoard] = useState<BoardToShow>();
  const [hasFailed, setHasFailed] = useState(false);
  const worker = useRef<Worker>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run is a new worker
  useEffect(() => {
    const made = new Worker(new URL('../../maker/set-worker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    made.addEventListener('error', () => setHasFailed(true));
    made.addEventListener('message', ({ data }: MessageEvent<ToldOfBoard>) => {
      if (data.tell === 'failed') setHasFailed(true);
      if (data.tell === 'board') setBoard(data);
    });
    made.postMessage({ ask: 'open', files: filesOfSet(slug) } satisfies Asked);
    return () => made.terminate();
  }, [slug, run]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: and is asked again
  useEffect(() => {
    worker.current?.postMessage({ ask: 'board', set, game } satisfies Asked);
  }, [set, game, run]);

  const restart = useCallback(() => {
    setHasFailed(false);
    setRun((now) => now + 1);
  }, []);
  return { board, hasFailed, restart };
}
