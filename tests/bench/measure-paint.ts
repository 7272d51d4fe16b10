import { setTimeout as sleep } from 'node:timers/promises';
import { type Device, type Moment, sendVisitor } from '../browsers/visitor.ts';
import type { Budget } from './budget.ts';

export type Paint = Budget['paint'];

/** A cheap phone, far from a mast: what Lighthouse takes for slow 4G. */
export const phone: Device = {
  window: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  line: { roundTrip: 150, down: 1600, up: 750 },
  slower: 4,
};

/** By then nothing more comes or moves by itself. */
export const reading = 3000;

/** How a page comes to show on a slow phone that has nothing of it yet. */
export async function measurePaint(address: string): Promise<Paint> {
  const visitor = await sendVisitor(phone);
  const moments = (type: string) => {
    const found: Moment[] = [];
    visitor.told.on(type, (moment) => found.push(moment));
    return found;
  };
  const firsts = moments('first-contentful-paint');
  const largest = moments('largest-contentful-paint');
  const shifts = moments('layout-shift');
  try {
    await visitor.open(address);
    await sleep(reading);
  } finally {
    await visitor.leave();
  }
  return {
    first: firsts.at(-1)?.start ?? Number.NaN,
    largest: largest.at(-1)?.start ?? Number.NaN,
    shift: shifts.reduce((moved, { value }) => moved + value, 0),
  };
}
