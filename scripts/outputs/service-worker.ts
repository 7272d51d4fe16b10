import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { injectManifest, type ManifestTransform } from 'workbox-build';
import { folders } from '../../src/model/addresses.ts';
import { workerFile } from '../../src/model/worker-file.ts';
import { bundleScript } from './bundle-script.ts';
import { type HomeContent, keptPages, pageFile } from './kept-pages.ts';

const source = 'src/offline/service-worker.ts';

/** In bytes. A larger picture, or the code of an island, is kept when a page that has it was read. */
const largest = 10_000;

interface KeptFiles {
  count: number;
  bytes: number;
}

/** Writes the service worker of the site in a folder: the pages and all that they fetch must be there. */
export async function writeServiceWorker(
  folder: string,
  base: string,
  content: HomeContent,
): Promise<KeptFiles> {
  const worker = path.join(folder, workerFile);
  await writeFile(worker, await bundleScript(source, base));
  const pages = keptPages(content).map(pageFile);
  const { count, size, warnings } = await injectManifest({
    swSrc: worker,
    swDest: worker,
    globDirectory: folder,
    globPatterns: [...pages, ...(await findAssets(folder, pages))],
    // A file with its hash in its name needs no other sign of its version.
    dontCacheBustURLsMatching: new RegExp(`^${folders.assets}/`),
    manifestTransforms: [leaveOutLarge, nameAsVisitorsDo],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return { count, bytes: size };
}

const asset = new RegExp(`\\b${folders.assets}/[\\w.-]+`, 'g');

/** What these pages name. */
async function findAssets(folder: string, pages: readonly string[]): Promise<Set<string>> {
  const texts = await Promise.all(pages.map((page) => readFile(path.join(folder, page), 'utf8')));
  return new Set(texts.flatMap((text) => text.match(asset) ?? []));
}

const leaveOutLarge: ManifestTransform = (entries) => ({
  manifest: entries.filter(({ url, size }) => !/\.(?:svg|js)$/.test(url) || size <= largest),
});

/** Pages are kept under the addresses that hosts serve them at; all of them relative to the worker's own. */
const nameAsVisitorsDo: ManifestTransform = (entries) => ({
  manifest: entries
    .map((entry) => ({ ...entry, url: pageAddress(entry.url) }))
    .sort((one, other) => (one.url < other.url ? -1 : 1)),
});

function pageAddress(file: string): string {
  if (file === 'index.html') return './';
  return file.replace(/\.html$/, '');
}
