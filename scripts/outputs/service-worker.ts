import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { injectManifest, type ManifestTransform } from 'workbox-build';
import { files } from '../../src/model/addresses.ts';

const source = path.resolve('src/offline/service-worker.ts');

/** What a visit without a network needs: every page, and whatever the pages show and run. */
const kept = '{**/*.html,assets/**/*.{js,svg,woff2},afbeeldingen/**}';

/** A host answers it with status 404, and no browser keeps such an answer; offline nobody knows what is not there. */
const notKept = ['404.html', '**/*.{br,gz}'];

/** In bytes. A script above this serves few visitors: those fetch it when they use it. */
const largest = 400_000;

export interface KeptFiles {
  count: number;
  bytes: number;
}

/** Writes the service worker of the site in a folder: the pages and all that they fetch must be there. */
export async function writeServiceWorker(folder: string, base: string): Promise<KeptFiles> {
  const worker = path.join(folder, files.serviceWorker);
  await writeFile(worker, await bundleWorker(base));
  const { count, size, warnings } = await injectManifest({
    swSrc: worker,
    swDest: worker,
    globDirectory: folder,
    globPatterns: [kept],
    globIgnores: notKept,
    // A file with its hash in its name needs no other sign of its version.
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [leaveOutLarge, nameAsVisitorsDo],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return { count, bytes: size };
}

async function bundleWorker(base: string): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    base,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

const leaveOutLarge: ManifestTransform = (entries) => ({
  manifest: entries.filter(({ size }) => size <= largest),
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
