import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { atOnce } from '../keep/at-once.ts';
import { labelOf, openShelf, type Shelf } from '../keep/shelf.ts';

const compressible = /\.(?:html|js|css|svg|ttf|json|xml|txt|webmanifest)$/;

/** Other versions may give other bytes. */
const compressor = `${process.versions.zlib} ${process.versions.brotli}`;

/** Below this a compressed file saves no packet. */
const smallest = 500;

/**
 * Of drawings there are hundreds: an eighth fewer bytes would take fifteen times as long. What makes sets is the most of
 * all code, and few fetch it: one byte in seventy fewer would take twice as long.
 */
function qualityOf(file: string): number {
  if (file.endsWith('.svg')) return 7;
  return path.basename(file).startsWith('maker-') ? 10 : 11;
}

function toBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/**
 * Puts a `.br` and a `.gz` beside every text file, for hosts that send what is there. What was compressed before is
 * taken from the shelf.
 */
export async function compressFiles(folder: string, shelfFolder: string): Promise<void> {
  const shelf = openShelf(shelfFolder);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    compressible.test(name),
  );
  await atOnce(4, names, async (name) => {
    const file = path.join(folder, name);
    const compressed = await takeCompressed(file, shelf);
    if (!compressed) return;
    writeFileSync(`${file}.br`, compressed.br);
    writeFileSync(`${file}.gz`, compressed.gz);
  });
  shelf.clear();
}

/** Puts these files on the shelf compressed, two at a time, until it is told to stop. */
export async function compressAhead(
  files: readonly string[],
  shelfFolder: string,
  signal: AbortSignal,
): Promise<void> {
  const shelf = openShelf(shelfFolder);
  await atOnce(2, files, async (file) => {
    if (!signal.aborted && compressible.test(file)) await takeCompressed(file, shelf);
  });
}

async function takeCompressed(file: string, shelf: Shelf): Promise<Compressed | undefined> {
  const bytes = readFileSync(file);
  if (bytes.length < smallest) return undefined;
  const quality = qualityOf(file);
  const label = labelOf(compressor, String(quality), bytes);
  // Both in one file of the shelf: there are more than a thousand.
  return deserialize(await shelf.take(label, async () => serialize(await compress(bytes, quality))));
}

interface Compressed {
  br: Buffer;
  gz: Buffer;
}

async function compress(bytes: Buffer, quality: number): Promise<Compressed> {
  return { br: await toBrotli(bytes, quality), gz: await promisify(gzip)(bytes, { level: 9 }) };
}
