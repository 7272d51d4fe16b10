import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './in-turn.ts';

const building = path.resolve('.cache/building');

/** A folder for this build alone; those of builds that were broken off are cleared away. */
export function freshFolder(): string {
  mkdirSync(building, { recursive: true });
  for (const pid of readdirSync(building))
    if (Number(pid) === process.pid || !isRunning(Number(pid)))
      rmSync(path.join(building, pid), { recursive: true });
  const folder = path.join(building, String(process.pid));
  mkdirSync(folder);
  return folder;
}
