import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Does a work that only one build of this project may do at a time, as soon as no other does it. */
export async function inTurn<Result>(work: string, act: () => Promise<Result>): Promise<Result> {
  const lock = path.join('.cache', work);
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!take(lock)) await setTimeout(100);
  try {
    return await act();
  } finally {
    rmSync(lock);
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // Whoever was broken off doesn't give it back.
    if (!isRunning(readOwner(lock))) rmSync(lock, { force: true });
    return false;
  }
}

function readOwner(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    // It was given back just now: our own number, as of a process that runs.
    return process.pid;
  }
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
