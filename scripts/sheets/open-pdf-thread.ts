import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DrawPdf } from './draw-pdf.ts';

/** run.mjs bundles it beside the code that opens it. */
const threadFile = path.join(import.meta.dirname, 'pdf-thread.mjs');

interface PdfThread {
  draw: DrawPdf;
  close: () => Promise<unknown>;
}

interface Waiting {
  resolve: (bytes: Uint8Array) => void;
  reject: (reason: unknown) => void;
}

/** Draws PDFs while other work goes on; it begins with the first. */
export function openPdfThread(): PdfThread {
  // Answers come in the order of the questions.
  const waiting: Waiting[] = [];
  let thread: Worker | undefined;
  const begin = () =>
    new Worker(threadFile)
      .on('message', (bytes: Uint8Array) => waiting.shift()?.resolve(bytes))
      .on('error', (error) => {
        for (const { reject } of waiting.splice(0)) reject(error);
      });
  return {
    draw: (order) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        thread ??= begin();
        thread.postMessage(order);
      }),
    close: async () => thread?.terminate(),
  };
}
