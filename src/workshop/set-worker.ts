/** Makes sets off the page. */
import type { WorkerReply, WorkerRequest } from './protocol.ts';

declare const self: {
  postMessage(reply: WorkerReply): void;
  onmessage: (event: MessageEvent<WorkerRequest>) => void;
};

// WebKit runs a worker's own file once more for a chunk that imports from it: here nothing stands that one could want.
const answering = import('./answer.ts');

self.onmessage = async ({ data }) => {
  try {
    const { answer } = await answering;
    await answer(data);
  } catch (error) {
    self.postMessage({ type: 'failed', message: String(error) });
  }
};
