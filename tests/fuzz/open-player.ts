import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Edit } from './edit.ts';
import type { Verdict } from './judge.ts';

/** On the clock, for a case that would never end: a busy machine may take a while. */
const patience = 300_000;

interface Player {
  play: (edits: readonly Edit[]) => Promise<Verdict>;
  close: () => void;
}

/** Plays cases one by one, in a copy of this content that it makes in the scratch folder. */
export function openPlayer(content: string, scratch: string): Player {
  let child: ChildProcess | undefined;
  const start = () =>
    fork(path.join(import.meta.dirname, 'player.ts'), [content, scratch], { execArgv: ['--import', 'tsx'] });
  const stop = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    async play(edits) {
      child ??= start();
      child.send(edits);
      const done = new AbortController();
      const { signal } = done;
      const clock = setTimeout(stop, patience);
      try {
        const [answer] = await Promise.race([
          once(child, 'message', { signal }),
          once(child, 'exit', { signal }),
        ]);
        if (typeof answer === 'object' && answer !== null) return answer;
        child = undefined;
        return {
          isRefused: true,
          took: patience,
          faults: [`it took the process down: ${answer ?? 'it did not end'}`],
        };
      } finally {
        clearTimeout(clock);
        done.abort();
      }
    },
    close: stop,
  };
}
