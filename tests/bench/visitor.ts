import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from '../browsers/chromium.ts';
import type { Line } from './slow-line.ts';

export interface Device {
  line: Line;
  /** How many times as slow as the processor of this machine. */
  slower: number;
  window: { width: number; height: number };
  /** Only of a device that is touched. */
  deviceScaleFactor?: number;
}

/** What a page tells of itself, on the clock that all pages share; `value` is that of a layout shift. */
export interface Moment {
  at: number;
  duration: number;
  value: number;
  /** Milliseconds since the page began. */
  start: number;
  /** Whether the page was made before it was asked for. */
  isAhead: boolean;
}

export interface Visitor {
  /** Moments by what happened: `click`, `load`, and the types of the browser's own entries. */
  told: EventEmitter<Record<string, [Moment]>>;
  open: (address: string) => Promise<void>;
  /** For as long as a visitor reads before the next link. */
  read: () => Promise<void>;
  /** The page that is shown, or else the last one that was made ahead. */
  ask: <Answer>(
    question: (word: string) => Answer,
    word: string,
    page?: 'shown' | 'ahead',
  ) => Promise<Awaited<Answer>>;
  /** With the mouse, on a link. */
  rest: (place: { x: number; y: number }) => Promise<void>;
  /** With the finger or the mouse, which first rests there for some milliseconds. */
  press: (place: { x: number; y: number }, hover: number) => Promise<void>;
  leave: () => Promise<void>;
}

/** How long a visitor reads before the next link. */
const reading = 3000;

/** How long a finger stays down, or the button of a mouse. */
const pressing = 80;

/** A place for what the browser of a visitor keeps, at first nothing. */
export async function withProfile<Result>(use: (profile: string) => Promise<Result>): Promise<Result> {
  const profile = await mkdtemp(path.join(tmpdir(), 'visitor-'));
  try {
    return await use(profile);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/**
 * Chromium with a profile of its own. An inspector that is tied to a page, as Playwright's is, forbids the browser to
 * make pages ahead; one that is tied to the tab does not, and reaches those pages as well.
 */
export async function sendVisitor(profile: string, device: Device): Promise<Visitor> {
  const { send, events, close } = startChromium(profile, device);
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

  const input = (method: string, params: object) => send(`Input.${method}`, params, pages[0]);
  return {
    told,
    open: async (url) => {
      const loaded = once(told, 'load', { signal: AbortSignal.timeout(60_000) });
      await Promise.all([loaded, send('Page.navigate', { url }, pages[0])]);
    },
    read: () => sleep(reading),
    ask: async (question, word, page = 'shown') => {
      const expression = `(${question})(${JSON.stringify(word)})`;
      const asked = { expression, awaitPromise: true, returnByValue: true };
      return (await send('Runtime.evaluate', asked, page === 'shown' ? pages[0] : pages.at(-1))).result.value;
    },
    rest: async (place) => {
      await input('dispatchMouseEvent', { ...place, type: 'mouseMoved' });
    },
    press: async (place, hover) => {
      const mouse = { ...place, button: 'left', clickCount: 1 };
      if (device.deviceScaleFactor) {
        await input('dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
        await sleep(pressing);
        input('dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      } else {
        await input('dispatchMouseEvent', { ...place, type: 'mouseMoved' });
        await sleep(hover);
        await input('dispatchMouseEvent', { ...mouse, type: 'mousePressed' });
        await sleep(pressing);
        input('dispatchMouseEvent', { ...mouse, type: 'mouseReleased' });
      }
    },
    leave: close,
  };
}

const attaching = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };

type Send = (method: string, params: object, sessionId?: string) => Promise<Answer>;

// biome-ignore lint/suspicious/noExplicitAny: what the browser answers is as its protocol says
type Answer = any;

function startChromium(profile: string, { window: { width, height } }: Device) {
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
  };
  return { send, events, close };
}

/** All is sent before anything is waited for: a page that is made ahead answers only when it may begin. */
function prepare(send: Send, { slower, window, deviceScaleFactor }: Device): Promise<Answer> {
  const touched = [
    () => send('Emulation.setDeviceMetricsOverride', { ...window, deviceScaleFactor, mobile: true }),
    () => send('Emulation.setTouchEmulationEnabled', { enabled: true }),
  ];
  return Promise.all([
    send('Emulation.setCPUThrottlingRate', { rate: slower }),
    ...(deviceScaleFactor ? touched : []).map((act) => act()),
    send('Page.enable', {}),
    send('Runtime.enable', {}),
    send('Runtime.addBinding', { name: 'tell' }),
    send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` }),
  ]);
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
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      const [page] = performance.getEntriesByType('navigation') as Entry[];
      const shown = page?.activationStart ?? 0;
      for (const { name, startTime, duration, value } of list.getEntries() as Entry[]) {
        const start = Math.max(startTime, shown);
        const moment = { at: performance.timeOrigin + start, start, duration, value, isAhead: shown > 0 };
        tell(JSON.stringify({ type: type === 'paint' ? name : type, ...moment }));
      }
    }).observe({ type, buffered: true });
  }
}
