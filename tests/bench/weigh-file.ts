import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Of the same bytes, as a host may send them. */
export interface Weight {
  raw: number;
  gzip: number;
  brotli: number;
}

/** A built file; where the build saw no use in compressing it, it is sent as it is. */
export async function weighFile(folder: string, name: string): Promise<Weight> {
  const file = path.join(folder, name);
  const raw = (await readFile(file)).length;
  const [brotli, gzip] = await Promise.all(
    ['.br', '.gz'].map((suffix) =>
      readFile(file + suffix).then(
        ({ length }) => length,
        () => raw,
      ),
    ),
  );
  return { raw, gzip: gzip ?? raw, brotli: brotli ?? raw };
}

/** What the styles add to a page that has them inside. */
export async function weighStyles(folder: string, name: string): Promise<Weight> {
  const html = await readFile(path.join(folder, name), 'utf8');
  const whole = weighText(html);
  const bare = weighText(html.replace(/<style>.*?<\/style>/s, ''));
  return {
    raw: whole.raw - bare.raw,
    gzip: whole.gzip - bare.gzip,
    brotli: whole.brotli - bare.brotli,
  };
}

function weighText(text: string): Weight {
  const bytes = Buffer.from(text);
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
      .length,
  };
}

export function addWeights(weights: readonly Weight[]): Weight {
  const sum = { raw: 0, gzip: 0, brotli: 0 };
  for (const { raw, gzip, brotli } of weights) {
    sum.raw += raw;
    sum.gzip += gzip;
    sum.brotli += brotli;
  }
  return sum;
}
