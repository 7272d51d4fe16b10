import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { atOnce } from '../keep/at-once.ts';
import { kept } from '../keep/kept.ts';

const compressible = /\.(?:html|js|css|svg|ttf|json|xml|txt|webmanifest)$/;

/** Other versions may give other bytes. */
const compressor = `${process.versions.zlib} ${process.versions.brotli}`;

/** Below this a compressed file saves no packet. */
const smallest = 500;

/** Puts a `.br` and a `.gz` beside every text file, for hosts that send what is there. */
export async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await atOnce(
    4,
    names.filter((name) => compressible.test(name)),
    (name) => compressFile(path.join(folder, name)),
  );
}

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < smallest) return;
  const quality = String(qualityOf(file));
  writeFileSync(
    `${file}.br`,
    await kept(['br', compressor, quality, bytes], () => toBrotli(bytes, Number(quality))),
  );
  writeFileSync(
    `${file}.gz`,
    await kept(['gz', compressor, bytes], () => promisify(gzip)(bytes, { level: 9 })),
  );
}

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
