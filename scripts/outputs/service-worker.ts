import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folders } from '../../src/model/addresses.ts';
import { stampedRevision } from '../../src/model/page-stamp.ts';
import { workerFile } from '../../src/model/worker-file.ts';
import { type HomeContent, keptPages, pageFile } from './kept-pages.ts';

/** In bytes. A larger picture, or the code of an island, is kept when a page that has it was read. */
const largest = 10_000;

/** Tells the service worker of the site in a folder what to keep: the pages and all that they fetch must be there. */
export async function fillServiceWorker(folder: string, content: HomeContent): Promise<void> {
  const pages = keptPages(content).map(pageFile);
  const names = [...pages, ...(await findAssets(folder, pages))];
  const kept = (await Promise.all(names.map((name) => describe(folder, name)))).flat();
  const file = path.join(folder, workerFile);
  const code = await readFile(file, 'utf8');
  await writeFile(
    file,
    code.replace('self.__WB_MANIFEST', () => JSON.stringify(kept)),
  );
}

/** Of its sizes a visitor sees one: that one is kept when it was seen. */
const photo = /\.(?:avif|jpeg|png)$/;

const asset = new RegExp(`\\b${folders.assets}/[\\w.-]+`, 'g');

/** What these pages name. */
async function findAssets(folder: string, pages: readonly string[]): Promise<Set<string>> {
  const texts = await Promise.all(pages.map((page) => readFile(path.join(folder, page), 'utf8')));
  return new Set(texts.flatMap((text) => text.match(asset) ?? []));
}

/** As workbox-precaching reads it; addresses are relative to the worker's own. */
interface Kept {
  /** A file with its hash in its name needs no other sign of its version. */
  revision: string | null;
  url: string;
}

async function describe(folder: string, name: string): Promise<Kept[]> {
  const bytes = await readFile(path.join(folder, name));
  if (name.startsWith(`${folders.assets}/`)) {
    const isLate = photo.test(name) || (/\.(?:svg|js)$/.test(name) && bytes.length > largest);
    return isLate ? [] : [{ revision: null, url: name }];
  }
  const revision = stampedRevision.exec(bytes.toString())?.[1];
  if (revision === undefined) throw new Error(`${name} has no stamp`);
  return [{ revision, url: pageAddress(name) }];
}

/** Pages are kept under the addresses that hosts serve them at. */
function pageAddress(file: string): string {
  if (file === 'index.html') return './';
  return file.replace(/\.html$/, '');
}
