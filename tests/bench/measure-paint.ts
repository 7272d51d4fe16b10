import type { Browser, CDPSession, Page } from 'playwright-core';
import { phone } from './weigh-page.ts';

/** In milliseconds, but for `cls`, which is a score. */
export interface Paint {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
}

/** What Lighthouse takes for slow 4G when it slows requests down itself: 150 ms there and back, 1.6 Mbit/s. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};

const slowProcessor = { rate: 4 };

/** In turn, so that whatever else the machine has to do slows every page the same. */
export async function measureInTurn(
  browser: Browser,
  address: string,
  routes: readonly string[],
  runs: number,
): Promise<Map<string, Paint[]>> {
  const paints = new Map(routes.map((route) => [route, [] as Paint[]]));
  for (let run = 0; run < runs; run += 1) {
    for (const [route, ofRoute] of paints) ofRoute.push(await measurePaint(browser, address + route));
  }
  return paints;
}

/** How a page comes to show on a slow phone that has nothing of it yet. */
async function measurePaint(browser: Browser, address: string): Promise<Paint> {
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

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', slowProcessor);
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

function middle(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
