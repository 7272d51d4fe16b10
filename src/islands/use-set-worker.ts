import { useCallback, useEffect, useRef, useState } from 'react';
import { trustWorker } from '../trust.ts';
import type { WorkerReply, WorkerRequest } from '../workshop/protocol.ts';

interface SetWorker {
  /** Counts the workers that there were, so that another can be asked anew. */
  readonly run: number;
  ask: (request: WorkerRequest) => void;
  /** Ends the worker, whatever it is busy with, and puts another in its place. */
  restart: () => void;
}

/** The bundler finds what a worker runs where one is made in just the usual words. */
function workerOfOwn() {
  return class extends Worker {
    constructor(address: URL, options: WorkerOptions) {
      super(trustWorker(address.href), options);
    }
  };
}

/** The worker that makes sets; one that breaks says so as one that fails does. */
export function useSetWorker(onReply: (reply: WorkerReply) => void): SetWorker {
  const [run, setRun] = useState(0);
  const worker = useRef<Worker>(undefined);
  const latest = useRef(onReply);
  latest.current = onReply;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run is a new worker
  useEffect(() => {
    const Worker = workerOfOwn();
    const made = new Worker(new URL('../workshop/set-worker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    made.addEventListener('error', ({ message }) => latest.current({ type: 'failed', message }));
    made.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => latest.current(data));
    return () => made.terminate();
  }, [run]);

  const ask = useCallback((request: WorkerRequest) => worker.current?.postMessage(request), []);
  const restart = useCallback(() => setRun((now) => now + 1), []);
  return { run, ask, restart };
}
