import { useEffect, useRef, useState } from 'react';
import type { WordList } from '../../../maker/word-list.ts';
import type { CarriedTo, WorkerReply } from '../../../workshop/protocol.ts';
import { useSetWorker } from '../../use-set-worker.ts';
import { filesOfOtherGames } from '../set-files.ts';

/** Who types a title is not followed letter by letter, in milliseconds. */
const delay = 300;

interface Search {
  /** All of them, once they are there: none moves under a finger. */
  readonly found: readonly CarriedTo[];
  readonly state: 'looking' | 'done' | 'failed';
}

const begun: Search = { found: [], state: 'looking' };

/** What the words become in each other game, as a worker of its own finds it out. */
export function useCarried(slug: string, list: WordList): Search & { readonly restart: () => void } {
  const [search, setSearch] = useState(begun);
  const turn = useRef(0);
  const latest = useRef(list);
  latest.current = list;
  const { ask, run, restart } = useSetWorker(receive);

  function receive(reply: WorkerReply): void {
    if (reply.type === 'failed') setSearch((now) => ({ ...now, state: 'failed' }));
    if (!('turn' in reply) || reply.turn !== turn.current) return;
    if (reply.type === 'carried') setSearch({ found: reply.games, state: 'done' });
  }

  const words = JSON.stringify(list);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words are looked for once by each worker
  useEffect(() => {
    turn.current += 1;
    setSearch(begun);
    const timer = setTimeout(
      () => ask({ type: 'carry', turn: turn.current, files: filesOfOtherGames(slug), list: latest.current }),
      delay,
    );
    return () => clearTimeout(timer);
  }, [slug, words, run, ask]);
  return { ...search, restart };
}
