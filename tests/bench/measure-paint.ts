import { middle } from './measure-in-turn.ts';
import { type Device, type Moment, sendVisitor, withProfile } from './visitor.ts';
import { sum } from './weigh-file.ts';

/** In milliseconds, but for `cls`, which is a score. */
export interface Paint {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
}

/** How a page comes to show in a browser that has nothing of it yet. */
export function measurePaint(device: Device, address: string): Promise<Paint> {
  return withProfile(async (profile) => {
    const visitor = await sendVisitor(profile, device);
    const moments = (type: string) => {
      const found: Moment[] = [];
      visitor.told.on(type, (moment) => found.push(moment));
      return found;
    };
    const firsts = moments('first-contentful-paint');
    const largest = moments('largest-contentful-paint');
    const shifts = moments('layout-shift');
    const tasks = moments('longtask');
    try {
      await visitor.open(address);
      await visitor.read();
    } finally {
      await visitor.leave();
    }
    const fcp = firsts.at(-1)?.start ?? Number.NaN;
    return {
      fcp,
      lcp: largest.at(-1)?.start ?? Number.NaN,
      cls: sum(shifts.map(({ value }) => value)),
      tbt: sum(tasks.map((task) => blockedBy(task, fcp))),
    };
  });
}

/** A task blocks for as long as it lasts beyond 50 ms, once there is something on the screen to touch. */
function blockedBy({ start, duration }: Moment, fcp: number): number {
  return Math.max(0, start + duration - Math.max(start, fcp) - 50);
}

/** Each number of its own, so that one disturbed run disturbs nothing. */
export function medianOf(paints: readonly Paint[]): Paint {
  const median = (name: keyof Paint) => middle(paints.map((paint) => paint[name]));
  return { fcp: median('fcp'), lcp: median('lcp'), cls: median('cls'), tbt: median('tbt') };
}
