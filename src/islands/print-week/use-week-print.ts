import { useCallback, useEffect, useRef, useState } from 'react';
import type { WeekChoice } from '../../model/week-order.ts';
import type { Look } from '../../sheets/palette.ts';
import type { WeekLoad, WorkerReply } from '../../workshop/protocol.ts';
import { useSetWorker } from '../use-set-worker.ts';
import { filesOfWeek } from './week-files.ts';

interface Drawing {
  readonly page: number;
  readonly pages: number;
}

interface Outcome {
  /** What printing it takes, once that is known. */
  readonly load?: WeekLoad;
  readonly drawing?: Drawing;
  /** Where the PDF is. */
  readonly file?: string;
  readonly hasFailed?: boolean;
}

/** What becomes of what is ticked: it is counted and fetched ahead at once, and drawn when somebody asks. */
export function useWeekPrint(slug: string, choice: WeekChoice | undefined, look: Look) {
  const [outcome, setOutcome] = useState<Outcome>({});
  const turn = useRef(0);
  const { ask, restart, run } = useSetWorker(receive);
  const { file } = outcome;

  function receive(reply: WorkerReply): void {
    switch (reply.type) {
      case 'week':
        if (reply.turn === turn.current) setOutcome((now) => ({ ...now, load: reply.load }));
        break;
      case 'drawing':
        setOutcome(({ load }) => ({ ...(load && { load }), drawing: reply }));
        break;
      case 'printed':
        setOutcome(({ load }) => ({
          ...(load && { load }),
          file: URL.createObjectURL(new Blob([reply.bytes], { type: 'application/pdf' })),
        }));
        break;
      case 'failed':
        setOutcome({ hasFailed: true });
    }
  }

  useEffect(
    () => () => {
      if (file) URL.revokeObjectURL(file);
    },
    [file],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn is of another look, and another worker knows nothing yet
  useEffect(() => {
    setOutcome(({ load }) => (load && choice ? { load } : {}));
    turn.current += 1;
    if (choice) ask({ type: 'week', turn: turn.current, files: filesOfWeek(slug, choice.games), choice });
  }, [slug, choice, look, run, ask]);

  const print = useCallback(() => {
    if (!choice) return;
    setOutcome(({ load }) => ({ ...(load && { load }), drawing: { page: 0, pages: load?.pages ?? 1 } }));
    ask({ type: 'print-week', files: filesOfWeek(slug, choice.games), choice, look });
  }, [slug, choice, look, ask]);

  return { ...outcome, print, restart };
}
