/** Makes sets off the page. */
import type { Asked, Told } from './protocol.ts';

declare const self: {
  postMessage(told: Told): void;
  onmessage: (event: MessageEvent<Asked>) => void;
};

// WebKit runs a worker's own file once more for a chunk that imports from it: here nothing stands that one could want.
const answering = import('./answer.ts');

self.onmessage = async ({ data }) => {
  try {
    const { answer } = await answering;
    await answer(data);
  } catch (error) {
    self.postMessage({ tell: 'failed', message: String(error) });
  }
};
