import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { findFreePort, runs, stop, untilItAnswers, waitForWord } from '../machine/programs.ts';
import type { Engine, EngineKind } from './engine.ts';

/** WebKitGTK: its driver opens the MiniBrowser that comes along, in a window that nobody sees. */
export const webkit: EngineKind = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => runs('WebKitWebDriver', '--help') && runs('Xvfb', '-help'),
  start,
};

/** Less than a test may take: what hangs is told as what it was asked. */
const longestWait = 90_000;

async function start(): Promise<Engine> {
  const [home, port] = await Promise.all([mkdtemp(path.join(tmpdir(), 'webkit-')), findFreePort()]);
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await waitForWord(screen, screen.stdio[3] as Readable, /^(\d+)\n/);
  const driver = spawn('WebKitWebDriver', ['-p', `${port}`], {
    stdio: 'ignore',
    env: { ...process.env, HOME: home, XDG_DOWNLOAD_DIR: home, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${address}/status`, driver);
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;

  async function ask<Value = void>(method: 'POST' | 'DELETE', command: string, body: object = {}) {
    const signal = AbortSignal.timeout(longestWait);
    const response = await fetch(address + command, { method, body: JSON.stringify(body), signal });
    const { value } = (await response.json()) as { value: Value & { message?: string } };
    if (!response.ok) throw new Error(`${command}: ${value.message}`);
    return value;
  }

  return {
    navigate: (url) => ask('POST', `${session}/url`, { url }),
    back: () => ask('POST', `${session}/back`),
    forward: () => ask('POST', `${session}/forward`),
    perform: (actions) => ask('POST', `${session}/actions`, { actions }),
    evaluate: (expression) =>
      ask<string>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    downloads: home,
    said: null,
    async close() {
      await ask('DELETE', session).catch(() => {});
      await stop(driver);
      await stop(screen);
      await rm(home, { recursive: true, force: true });
    },
  };
}
