import { type ChildProcess, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { addressOf } from '../../scripts/serve.ts';

export function runs(program: string, ...words: string[]): boolean {
  return spawnSync(program, words, { stdio: 'ignore' }).status === 0;
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = new URL(addressOf(server));
      server.close(() => resolve(Number(port)));
    });
  });
}

export async function untilItAnswers(address: string, program: ChildProcess): Promise<void> {
  for (;;) {
    if (program.exitCode !== null) throw new Error(`${program.spawnfile} stopped: ${program.exitCode}`);
    const answer = await fetch(address).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** What a program tells of itself in what it writes, such as where it can be reached. */
export function waitForWord(program: ChildProcess, output: Readable, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = '';
    output.on('data', (part) => {
      written += part;
      const [, found] = wanted.exec(written) ?? [];
      if (found) resolve(found);
    });
    program.once('error', reject);
    program.once('exit', () => reject(new Error(`${program.spawnfile} stopped: ${written}`)));
  });
}

export function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    program.once('exit', () => resolve());
    program.kill('SIGTERM');
  });
}
