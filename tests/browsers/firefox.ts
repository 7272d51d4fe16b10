import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runs, stop, waitForWord } from '../machine/programs.ts';
import type { Engine, EngineKind } from './engine.ts';

const places = [
  process.env.FIREFOX_PATH ?? 'firefox-esr',
  'firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Firefox as it is installed; Playwright's needs a build of its own. */
export const firefox: EngineKind = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => findFirefox() !== undefined,
  start,
};

function findFirefox(): string | undefined {
  return places.find((place) => runs(place, '--version'));
}

async function start(): Promise<Engine> {
  const home = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const program = spawn(
    findFirefox() ?? 'firefox',
    ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: home } },
  );
  const listening = await waitForWord(program, program.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const said: string[] = [];
  const send = await connect(`${listening}/session`, (entry) => said.push(entry));
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('browser.setDownloadBehavior', {
    downloadBehavior: { type: 'allowed', destinationFolder: home },
  });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;

  return {
    navigate: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    forward: () => send('browsingContext.traverseHistory', { context, delta: 1 }),
    perform: (actions) => send('input.performActions', { context, actions }),
    async evaluate(expression) {
      const target = { context };
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression,
        target,
        awaitPromise: true,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    downloads: home,
    said,
    async close() {
      await send('browser.close');
      await stop(program);
      await rm(home, { recursive: true, force: true });
    },
  };
}

interface Evaluated {
  result?: { value: string };
  exceptionDetails?: { text: string };
}

interface Message {
  id?: number;
  result?: unknown;
  message?: string;
  params?: { level: string; text: string };
}

/** Commands and their answers over one socket; what else comes is the log. */
async function connect(address: string, onEntry: (entry: string) => void) {
  const socket = new WebSocket(address);
  const waiting: ((answer: Message) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.id !== undefined) waiting[message.id]?.(message);
    else onEntry(`${message.params?.level}: ${message.params?.text}`);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No answer at ${address}`)));
  });

  function send<Result = void>(method: string, params: object = {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      const id = waiting.push(({ result, message }) => {
        if (result) resolve(result as Result);
        else reject(new Error(`${method}: ${message}`));
      });
      socket.send(JSON.stringify({ id: id - 1, method, params }));
    });
  }

  return send;
}
