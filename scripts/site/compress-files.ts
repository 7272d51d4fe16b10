import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keepOnly } from '../outputs/keep-only.ts';

const compressible = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;

/** Below this a compressed file saves no packet. */
const smallest = 500;

const compressions = [
  { suffix: '.br', compress: atBest },
  { suffix: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
] as const;

function atBest(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/**
 * Puts a `.br` and a `.gz` beside every text file, for hosts that send what is there. What was compressed for the
 * previous build is taken from the cache, which keeps no more than that.
 */
export async function compressFiles(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
  const used = await Promise.all(names.map((name) => compressFile(path.join(folder, name), cache)));
  await keepOnly(cache, used.flat());
}

async function compressFile(file: string, cache: string): Promise<string[]> {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return [];
  const hash = createHash('sha256').update(bytes).digest('hex');
  return Promise.all(
    compressions.map(async ({ suffix, compress }) => {
      const entry = hash + suffix;
      const known = await readFile(path.join(cache, entry)).catch(() => undefined);
      const compressed = known ?? (await compress(bytes));
      await writeFile(file + suffix, compressed);
      if (!known) await keep(file + suffix, path.join(cache, entry));
      return entry;
    }),
  );
}

/** Moved to its place when it is whole: a build that is broken off leaves no half file for the next. */
async function keep(file: string, place: string): Promise<void> {
  const part = `${place}.${randomUUID()}`;
  await copyFile(file, part);
  await rename(part, place);
}
