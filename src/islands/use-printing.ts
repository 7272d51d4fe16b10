import { useCallback, useEffect, useRef, useState } from 'react';
import type { Reply, WorkerRequest } from '../workshop/protocol.ts';

export interface Drawing {
  readonly page: number;
  readonly pages: number;
}

/** The PDF of what was asked for last: how far it is, and where it is once it is made. A worker that draws is only stopped by its end. */
export function usePrinting(ask: (request: WorkerRequest) => void, restart: () => void) {
  const [drawing, setDrawing] = useState<Drawing>();
  const [file, setFile] = useState<string>();
  const isDrawing = useRef(false);

  useEffect(
    () => () => {
      if (file) URL.revokeObjectURL(file);
    },
    [file],
  );

  const end = useCallback(() => {
    isDrawing.current = false;
    setDrawing(undefined);
  }, []);
  const begin = useCallback(
    (request: WorkerRequest, pages: number) => {
      isDrawing.current = true;
      setDrawing({ page: 0, pages });
      ask(request);
    },
    [ask],
  );
  const receive = useCallback(
    ({ bytes }: Reply<'printed'>) => {
      end();
      setFile(URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' })));
    },
    [end],
  );
  const stop = useCallback(() => {
    if (!isDrawing.current) return;
    end();
    restart();
  }, [end, restart]);
  const drop = useCallback(() => {
    setFile(undefined);
    stop();
  }, [stop]);
  return { drawing, file, begin, progress: setDrawing, receive, end, stop, drop };
}
