import { base } from '../base.ts';
import { addresses, files } from '../model/addresses.ts';
import { pageIds } from '../model/page-ids.ts';
import { keptPagesPolicy } from '../model/trusted-types.ts';

/** What is parsed is only read: none of it comes into this page. */
const policy = globalThis.trustedTypes?.createPolicy(keptPagesPolicy, { createHTML: (text) => text });

interface Kept {
  path: string;
  name: string;
}

/** All the JavaScript of the offline page: it lists what this browser has kept, by name. */
addEventListener('DOMContentLoaded', async () => {
  const kept = await findKept();
  const list = (id: string, listed: readonly Kept[]) =>
    document.getElementById(id)?.replaceChildren(...listed.map(itemOf));
  list(pageIds.keptExercises, kept.filter(isExercise));
  list(
    pageIds.kept,
    kept.filter((one) => !isExercise(one)),
  );
});

/** Its page, or its PDF. */
const isExercise = ({ path }: Kept): boolean => path.startsWith(base.slice(0, -1) + addresses.exercise(''));

async function findKept(): Promise<Kept[]> {
  const kept = new Map<string, Kept>();
  for (const cacheName of await caches.keys()) {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      const name = await nameOf(path, await cache.match(request));
      if (name) kept.set(path, { path, name });
    }
  }
  return [...kept.values()].sort((one, other) => one.path.localeCompare(other.path));
}

/** What neither a visitor reads nor opens has no name. */
async function nameOf(path: string, response: Response | undefined): Promise<string | undefined> {
  const type = response?.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/pdf')) return path.slice((base.slice(0, -1) + files.pdf('')).length);
  const isPage = type.startsWith('text/html') && path !== base.slice(0, -1) + addresses.offline;
  if (!response || !isPage) return undefined;
  const [heading] = /<h1.*?<\/h1>/s.exec(await response.text()) ?? [];
  if (heading === undefined) return undefined;
  const page = new DOMParser().parseFromString(policy?.createHTML(heading) ?? heading, 'text/html');
  return page.body.textContent ?? undefined;
}

function itemOf({ path, name }: Kept): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = name;
  item.append(link);
  return item;
}
