import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from './chromium.ts';

export interface Device {
  window: { width: number; height: number };
  /** Only of a device that is touched. */
  deviceScaleFactor?: number;
  /** How many times as slow as the processor of this machine. */
  slower: number;
  /** Milliseconds there and back, and kilobits a second each way; without it, as fast as the machine. */
  line?: { roundTrip: number; down: number; up: number };
}

/** Something that happened in a page, on the clock that all pages share. */
export interface Moment {
  at: number;
  /** Milliseconds since the page began. */
  start: number;
  /** How far things moved, in a layout shift. */
  value: number;
  /** Whether the page was made before it was asked for. */
  isAhead: boolean;
}

export interface Visitor {
  /** Moments by what happened: `click`, `load`, and the types of the browser's own entries. */
  told: EventEmitter<Record<string, [Moment]>>;
  open: (address: string) => Promise<void>;
  /** Runs in the page that is shown, or in the last one that was made ahead. */
  ask: <Answer>(
    question: (word: string) => Answer,
    word: string,
    page?: 'shown' | 'ahead',
  ) => Promise<Awaited<Answer>>;
  /** With the mouse, on a link. */
  rest: (place: Place) => Promise<void>;
  /** With a finger or with the mouse, whichever the device has. */
  press: (place: Place) => Promise<void>;
  leave: () => Promise<void>;
}

interface Place {
  x: number;
  y: number;
}

/** How long a finger stays down, or the button of a mouse, in milliseconds. */
const pressing = 80;

/**
 * Chromium that knows nothing of the site yet. An inspector that is tied to a page, as Playwright's is, forbids the
 * browser to make pages ahead; one that is tied to the tab does not, and reaches those pages as well.
 */
export async function sendVisitor(device: Device): Promise<Visitor> {
  const { send, events, close } = await startChromium(device);
  const told: Visitor['told'] = new EventEmitter();
  /** The first is the one that is shown. */
  const pages: string[] = [];

  events.on('Target.attachedToTarget', ({ sessionId, targetInfo: { type } }) => {
    if (type === 'tab') send('Target.setAutoAttach', attaching, sessionId);
    if (type === 'page') {
      pages.push(sessionId);
      const prepared = prepare((method, params) => send(method, params, sessionId), device);
      prepared.then(() => events.emit('prepared'));
    }
    send('Runtime.runIfWaitingForDebugger', {}, sessionId);
  });
  events.on('Target.detachedFromTarget', ({ sessionId }) => {
    if (pages.includes(sessionId)) pages.splice(pages.indexOf(sessionId), 1);
  });
  events.on('Runtime.bindingCalled', ({ payload }) => {
    const { type, ...moment } = JSON.parse(payload);
    told.emit(type, moment);
  });
  const opened = once(events, 'prepared');
  await send('Target.setAutoAttach', { ...attaching, filter: [{ type: 'tab' }, { exclude: true }] });
  await opened;

  const touch = (type: string, touchPoints: Place[]) =>
    send('Input.dispatchTouchEvent', { type, touchPoints }, pages[0]);
  const mouse = (type: string, place: Place) =>
    send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 }, pages[0]);
  return {
    told,
    open: async (url) => {
      const loaded = once(told, 'load', { signal: AbortSignal.timeout(60_000) });
      await Promise.all([loaded, send('Page.navigate', { url }, pages[0])]);
    },
    ask: async (question, word, page = 'shown') => {
      const expression = `(${question})(${JSON.stringify(word)})`;
      const asked = { expression, awaitPromise: true, returnByValue: true };
      return (await send('Runtime.evaluate', asked, page === 'shown' ? pages[0] : pages.at(-1))).result.value;
    },
    rest: (place) => send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place }, pages[0]),
    // Nobody waits for the answer to the last event: it comes from a page that is gone by then.
    press: async (place) => {
      const isTouched = device.deviceScaleFactor !== undefined;
      await (isTouched ? touch('touchStart', [place]) : mouse('mousePressed', place));
      await sleep(pressing);
      if (isTouched) touch('touchEnd', []);
      else mouse('mouseReleased', place);
    },
    leave: close,
  };
}

const attaching = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };

type Send = (method: string, params: object, sessionId?: string) => Promise<Answer>;

// biome-ignore lint/suspicious/noExplicitAny: what the browser answers is as its protocol says
type Answer = any;

async function startChromium({ window: { width, height } }: Device) {
  const profile = await mkdtemp(path.join(tmpdir(), 'visitor-'));
  const chromium = spawn(
    findChromium() ?? 'chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      `--window-size=${width},${height}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , written, read] = chromium.stdio as unknown as [null, null, null, Writable, Readable];
  const events = new EventEmitter<Record<string, Answer>>();
  const answers = new Map<number, (answer: Answer) => void>();
  let rest = '';
  read.setEncoding('utf8').on('data', (data) => {
    const messages = `${rest}${data}`.split('\0');
    rest = messages.pop() ?? '';
    for (const { id, method, params, result } of messages.map((message) => JSON.parse(message))) {
      if (method) events.emit(method, params);
      else answers.get(id)?.(result);
    }
  });
  let sent = 0;
  const send: Send = (method, params, sessionId) => {
    const id = ++sent;
    written.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve) => answers.set(id, resolve));
  };
  const close = async () => {
    const gone = once(chromium, 'exit');
    send('Browser.close', {});
    await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  return { send, events, close };
}

/** All is sent before anything is waited for: a page that is made ahead answers only when it may begin. */
function prepare(send: Send, { slower, line, window, deviceScaleFactor }: Device): Promise<Answer> {
  const asked: [string, object][] = [
    ['Emulation.setCPUThrottlingRate', { rate: slower }],
    ['Page.enable', {}],
    ['Runtime.enable', {}],
    ['Runtime.addBinding', { name: 'tell' }],
    ['Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` }],
  ];
  if (deviceScaleFactor)
    asked.push(
      ['Emulation.setDeviceMetricsOverride', { ...window, deviceScaleFactor, mobile: true }],
      ['Emulation.setTouchEmulationEnabled', { enabled: true }],
    );
  if (line) asked.push(['Network.enable', {}], ['Network.emulateNetworkConditions', conditionsOf(line)]);
  return Promise.all(asked.map(([method, params]) => send(method, params)));
}

/** As the browser counts: bytes a second. */
function conditionsOf({ roundTrip, down, up }: NonNullable<Device['line']>) {
  return { offline: false, latency: roundTrip, downloadThroughput: down * 125, uploadThroughput: up * 125 };
}

interface Entry extends PerformanceEntry {
  value?: number;
  /** Of a page that was made ahead. */
  activationStart?: number;
}

/** Runs in every page, before anything of the page itself. */
function observe(): void {
  const { tell } = window as unknown as { tell: (moment: string) => void };
  for (const type of ['click', 'load']) {
    addEventListener(type, ({ timeStamp }) =>
      tell(JSON.stringify({ type, at: performance.timeOrigin + timeStamp })),
    );
  }
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift']) {
    new PerformanceObserver((list) => {
      const [page] = performance.getEntriesByType('navigation') as Entry[];
      const shown = page?.activationStart ?? 0;
      for (const { name, startTime, value } of list.getEntries() as Entry[]) {
        const start = Math.max(startTime, shown);
        const moment = { at: performance.timeOrigin + start, start, value, isAhead: shown > 0 };
        tell(JSON.stringify({ type: type === 'paint' ? name : type, ...moment }));
      }
    }).observe({ type, buffered: true });
  }
}

/** Runs in the page: where a link to an address is, brought to the middle of the window. */
export function findLink(address: string): Place | undefined {
  const links = [...document.querySelectorAll<HTMLElement>(`a[href="${address}"]`)];
  const link = links.find((one) => one.checkVisibility());
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = link?.getClientRects()[0];
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
