import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { atOnce } from '../keep/at-once.ts';
import { labelOf, openShelf, type Shelf } from '../keep/shelf.ts';

const compressible = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;

/** Other versions may give other bytes. */
const compressor = `${process.versions.zlib} ${process.versions.brotli}`;

/** Below this a compressed file saves no packet. */
const smallest = 500;

/** There are many drawings: one step below the best they take a third of the time, and two bytes in a hundred more. */
const qualityOf = (file: string): number => (file.endsWith('.svg') ? 10 : 11);

function toBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/**
 * Puts a `.br` and a `.gz` beside every text file, for hosts that send what is there. What was compressed for the
 * previous build is taken from the shelf.
 */
export async function compressFiles(folder: string, shelfFolder: string): Promise<void> {
  const shelf = openShelf(shelfFolder);
  const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
  await atOnce(4, names, (name) => compressFile(path.join(folder, name), shelf));
  shelf.clear();
}

async function compressFile(file: string, shelf: Shelf): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return;
  const quality = qualityOf(file);
  const label = labelOf(compressor, String(quality), bytes);
  // Both in one file of the shelf: there are more than a thousand.
  const kept = await shelf.take(label, async () => serialize(await compress(bytes, quality)));
  const { br, gz }: Compressed = deserialize(kept);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}

interface Compressed {
  br: Buffer;
  gz: Buffer;
}

async function compress(bytes: Buffer, quality: number): Promise<Compressed> {
  return { br: await toBrotli(bytes, quality), gz: await promisify(gzip)(bytes, { level: 9 }) };
}
