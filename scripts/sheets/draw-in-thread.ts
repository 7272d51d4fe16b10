import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PdfOrder } from './draw-pdf.ts';

/** run.mjs bundles it beside the code that starts it. */
const threadFile = path.join(import.meta.dirname, 'pdf-thread.mjs');

/** PDFs in the order in which they are asked for, drawn while other work goes on. */
export function drawInThread(orders: readonly PdfOrder[]): Promise<Uint8Array[]> {
  return new Promise((resolve, reject) => {
    const resourceLimits = { maxYoungGenerationSizeMb: 64 };
    new Worker(threadFile, { workerData: orders, resourceLimits }).on('message', resolve).on('error', reject);
  });
}
