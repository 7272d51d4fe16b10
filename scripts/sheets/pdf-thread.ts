/** Runs in a thread: draws the PDFs that it is started with, and tells when all are there. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawPdf, type PdfOrder } from './draw-pdf.ts';

const orders: readonly PdfOrder[] = workerData;
const drawn: Uint8Array[] = [];
for (const order of orders) drawn.push(await drawPdf(order));
parentPort?.postMessage(drawn);
