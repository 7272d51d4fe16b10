import type { Device } from './visitor.ts';

/** A small phone of today. */
export const phoneScreen = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

/** A cheap one, far from a mast: what Lighthouse takes for slow 4G. */
export const phone: Device = {
  window: phoneScreen.viewport,
  deviceScaleFactor: phoneScreen.deviceScaleFactor,
  line: { roundTrip: 150, down: 1600, up: 750 },
  slower: 4,
};

export const desk: Device = {
  window: { width: 1280, height: 900 },
  line: { roundTrip: 40, down: 10_000, up: 5000 },
  slower: 1,
};
