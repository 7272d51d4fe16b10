import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Either } from '../../../src/model/either.ts';
import type { Complaint } from '../problems/problem.ts';

export type PlainFile = Either<{ bytes: Buffer }, { fault: FileFault }>;

interface FileFault extends Complaint {
  rule: 'missing-file' | 'outside' | 'unreadable' | 'size';
}

/** Whoever opens a pipe waits for its other end. Where files can't be pipes there is no such flag. */
const withoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

const isMissing: FileFault = { rule: 'missing-file', reason: 'het bestand ontbreekt' };
const isOutside: FileFault = {
  rule: 'outside',
  reason: 'dit verwijst naar een bestand buiten de map met teksten',
  expected: 'het bestand zelf',
};
const isNoFile: FileFault = {
  rule: 'unreadable',
  reason: 'dit is niet te lezen',
  expected: 'een gewoon bestand',
};

/** The bytes of what stands at this place in the content: a file in it, no more than so many bytes long. */
export async function readPlainFile(content: string, place: string, most: number): Promise<PlainFile> {
  const [root, path] = await Promise.all([findReal(content), findReal(join(content, place))]);
  if (!root || !path) return { fault: isMissing };
  if (!path.startsWith(root + sep)) return { fault: isOutside };
  const file = await open(path, withoutWaiting).catch(() => undefined);
  if (!file) return { fault: isNoFile };
  try {
    return await readWithin(file, most);
  } catch {
    return { fault: isNoFile };
  } finally {
    await file.close();
  }
}

/** Without any link in it. */
const findReal = (path: string): Promise<string | undefined> => realpath(path).catch(() => undefined);

async function readWithin(file: FileHandle, most: number): Promise<PlainFile> {
  const found = await file.stat();
  if (!found.isFile()) return { fault: isNoFile };
  if (found.size <= most) return { bytes: await file.readFile() };
  const reason = `het bestand is te groot: ${inRoundNumbers(found.size)}`;
  return { fault: { rule: 'size', reason, expected: `hoogstens ${inRoundNumbers(most)}` } };
}

function inRoundNumbers(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.ceil(bytes / 1_000_000)} MB`;
}
