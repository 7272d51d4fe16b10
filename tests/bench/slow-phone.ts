import type { CDPSession } from 'playwright-core';

/** What Lighthouse takes for slow 4G when it slows requests down itself: 150 ms there and back, 1.6 Mbit/s. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};

const slowProcessor = { rate: 4 };

/** Makes of a page's browser that of a cheap phone far from a mast. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', slowProcessor);
}
