/** Runs in a thread: draws the PDFs that it is sent, one after the other. */
import { parentPort } from 'node:worker_threads';
import { drawPdf, type PdfOrder } from './draw-pdf.ts';

let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (order: PdfOrder) => {
  last = last.then(async () => parentPort?.postMessage(await drawPdf(order)));
});
