import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Reply } from '../../workshop/protocol.ts';
import { addressOfPicture, filesOfSet } from '../own-set/set-files.ts';
import { useSetWorker } from '../use-set-worker.ts';

/** In milliseconds. A worker whose files don't come may never say so. */
const patience = 8000;

/** What a board shows of a set in one game, from the worker that makes sets; nothing while that is being laid out. */
export function useBoard(slug: string, set: string, game: number) {
  const [board, setBoard] = useState<Reply<'board'>>();
  const [hasFailed, setHasFailed] = useState(false);
  const worker = useSetWorker((reply) => {
    if (reply.type === 'failed') setHasFailed(true);
    // Bit by bit, so that the page stays at hand.
    if (reply.type === 'board') startTransition(() => setBoard(reply));
  });

  const { ask, run } = worker;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each worker is asked
  useEffect(() => ask({ type: 'board', files: filesOfSet(slug), set, game }), [ask, run, slug, set, game]);

  const isThere = board?.game === game;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each worker gets its time
  useEffect(() => {
    if (isThere) return;
    const late = setTimeout(() => setHasFailed(true), patience);
    return () => clearTimeout(late);
  }, [isThere, run]);

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
    worker.restart();
  }, [worker.restart]);
  return { board: isThere ? board : undefined, hasFailed, restart };
}
