import type { Browser, Page } from 'playwright-core';
import { middle } from './measure-in-turn.ts';
import { slowDown } from './slow-phone.ts';
import { phone } from './weigh-page.ts';

/** In milliseconds, but for `cls`, which is a score. */
export interface Paint {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
}

/** How a page comes to show on a slow phone that has nothing of it yet. */
export async function measurePaint(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(observePaint);
    await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
    return await readPaint(page);
  } finally {
    await context.close();
  }
}

/** Of the entries of the browser's own clock, what counts here; `value` is that of a layout shift. */
interface Entry {
  type: string;
  start: number;
  duration: number;
  value: number;
}

type ObservedWindow = Window & { observed: Entry[] };

/** Runs in the page, before anything of the page itself. */
function observePaint(): void {
  const observed: Entry[] = [];
  (window as unknown as ObservedWindow).observed = observed;
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0 } = entry as PerformanceEntry & { value?: number };
        const name = type === 'paint' ? entry.name : type;
        observed.push({ type: name, start: entry.startTime, duration: entry.duration, value });
      }
    }).observe({ type, buffered: true });
  }
}

async function readPaint(page: Page): Promise<Paint> {
  const observed = await page.evaluate(() => (window as unknown as ObservedWindow).observed);
  const entries = (type: string) => observed.filter((entry) => entry.type === type);
  const fcp = entries('first-contentful-paint').at(-1)?.start ?? Number.NaN;
  return {
    fcp,
    lcp: entries('largest-contentful-paint').at(-1)?.start ?? Number.NaN,
    cls: sum(entries('layout-shift').map(({ value }) => value)),
    tbt: sum(entries('longtask').map((task) => blockedBy(task, fcp))),
  };
}

/** A task blocks for as long as it lasts beyond 50 ms, once there is something on the screen to touch. */
function blockedBy({ start, duration }: Entry, fcp: number): number {
  return Math.max(0, start + duration - Math.max(start, fcp) - 50);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Each number of its own, so that one disturbed run disturbs nothing. */
export function medianOf(paints: readonly Paint[]): Paint {
  const median = (name: keyof Paint) => middle(paints.map((paint) => paint[name]));
  return { fcp: median('fcp'), lcp: median('lcp'), cls: median('cls'), tbt: median('tbt') };
}
