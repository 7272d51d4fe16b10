import { useCallback, useEffect, useRef, useState } from 'react';
import type { WeekChoice } from '../../model/week-order.ts';
import type { Look } from '../../sheets/palette.ts';
import type { WeekLoad, WorkerReply } from '../../workshop/protocol.ts';
import { usePrinting } from '../use-printing.ts';
import { useSetWorker } from '../use-set-worker.ts';
import { filesOfWeek } from './week-files.ts';

/** What becomes of what is ticked: it is counted and fetched ahead at once, and drawn when somebody asks. */
export function useWeekPrint(slug: string, choice: WeekChoice | undefined, look: Look) {
  /** What printing it takes, once that is known. */
  const [load, setLoad] = useState<WeekLoad>();
  const [hasFailed, setFailed] = useState(false);
  const turn = useRef(0);
  const worker = useSetWorker(receive);
  const { ask, run } = worker;
  const { drawing, file, ...printer } = usePrinting(ask, worker.restart);
  const { begin, drop, end } = printer;

  function receive(reply: WorkerReply): void {
    switch (reply.type) {
      case 'week':
        if (reply.turn === turn.current) setLoad(reply.load);
        break;
      case 'drawing':
        printer.progress(reply);
        break;
      case 'printed':
        printer.receive(reply);
        break;
      case 'failed':
        end();
        setFailed(true);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a PDF in another look is another PDF
  useEffect(drop, [slug, choice, look, drop]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another worker knows nothing yet
  useEffect(() => {
    turn.current += 1;
    if (choice) ask({ type: 'week', turn: turn.current, files: filesOfWeek(slug, choice.games), choice });
  }, [slug, choice, run, ask]);

  const print = useCallback(() => {
    if (!choice) return;
    const files = filesOfWeek(slug, choice.games);
    begin({ type: 'print-week', files, choice, look }, load?.pages ?? 1);
  }, [slug, choice, look, load, begin]);
  const restart = useCallback(() => {
    setFailed(false);
    worker.restart();
  }, [worker.restart]);

  return { load: choice && load, drawing, file, hasFailed, print, restart };
}
