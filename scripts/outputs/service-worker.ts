import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { injectManifest, type ManifestTransform } from 'workbox-build';
import { addresses, folders } from '../../src/model/addresses.ts';
import { latestOf } from '../../src/model/home-articles.ts';
import { workerFile } from '../../src/model/worker-file.ts';
import { bundleScript } from './bundle-script.ts';

const source = 'src/offline/service-worker.ts';

const shell = [
  addresses.home,
  addresses.articles,
  addresses.tips,
  addresses.exercises,
  addresses.about,
  addresses.offline,
];

/** In bytes. A larger picture, or the code of an island, is kept when a page that has it was read. */
const largest = 10_000;

/** What tells which articles Home leads to. */
interface HomeContent {
  articles: readonly { slug: string }[];
  pages: { home: { featured: readonly string[] } };
}

export interface KeptFiles {
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

/**
 * The shell and the articles that Home leads to: with all that they show, they reach a visitor within a quarter of a
 * megabyte, wherever a first visit begins.
 */
export function keptPages({ articles, pages }: HomeContent): string[] {
  const slugs = new Set([...pages.home.featured, ...latestOf(articles).map(({ slug }) => slug)]);
  return [...shell, ...[...slugs].map(addresses.article)];
}

function pageFile(address: string): string {
  return address === addresses.home ? 'index.html' : `${address.slice(1)}.html`;
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
