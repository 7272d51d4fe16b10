import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Does a work that only one process of this project may do at a time, as soon as no other does it. */
export async function inTurn<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!take(lock)) await setTimeout(100);
  try {
    return await work();
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
    if (!isRunning(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isRunning(lock: string): boolean {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
