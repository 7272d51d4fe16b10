import { readdirSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { fingerprint } from '../keep/fingerprint.ts';
import { labelOf, openShelf } from '../keep/shelf.ts';
import { shelves } from '../keep/shelves.ts';
import type { PageBundle } from './bundle-pages.ts';
import { generatedFolder } from './generated-folder.ts';

interface Taken {
  bundle: PageBundle;
  /** Of all that it is made of. */
  label: string;
}

/** The code of the pages as an earlier build made it ready, or made ready now: then the bundler is loaded. */
export async function takeBundle(base: string): Promise<Taken> {
  const shelf = openShelf(shelves.bundle);
  const label = labelOf(fingerprint('scripts/site/bundle-pages.ts', 'tsconfig.json', ...listSources()), base);
  const bytes = await shelf.take(label, async () => {
    const { bundlePages } = await import('./bundle-pages.ts');
    return serialize(await bundlePages(base));
  });
  shelf.clear();
  return { bundle: deserialize(bytes), label };
}

/** What the pages read when they are rendered isn't bundled. */
const readLater = ['texts', 'lists', 'articles'].map((name) => path.join(generatedFolder, name) + path.sep);

/** Code, styles, faces, and what was drawn. */
function listSources(): string[] {
  return readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$|__snapshots__/.test(file))
    .filter((file) => !readLater.some((folder) => file.startsWith(folder)))
    .sort();
}
