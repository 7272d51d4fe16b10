import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import {
  addPlugins,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { base } from '../base.ts';
import { addresses, files, folders, keptListEnd } from '../model/addresses.ts';
import { readCache } from './read-cache.ts';
import { isRight } from './right-answer.ts';

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Addresses that a page wants kept, as far as there are any. */
type Told = readonly (string | false | undefined)[];

declare const self: {
  __WB_MANIFEST: PrecacheEntry[];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', act: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', act: (event: ExtendableEvent & MessageEvent<Told>) => void): void;
};

/** How long a visitor waits for the newest version of what this browser has kept. */
const patience = 2;

/** What was read is kept beside what every visitor gets; of very much, the oldest goes. */
const most = 2000;

/** So few at a time that a page which the visitor asks for meanwhile need not wait for them. */
const lanes = 4;

/** Nothing else is kept, and what was kept by mistake counts as not there. */
const onlyWhatIsRight = {
  cacheWillUpdate: rightOne,
  cachedResponseWillBeUsed: ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    rightOne({ request, response: cachedResponse }),
};

/** The browser itself may hold on to a wrong answer, where a host said that it never changes. */
const pastTheBrowsersCache = {
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) =>
    request.cache === 'reload' || (await isRight(request.url, response))
      ? response
      : fetch(request.url, { cache: 'reload' }),
};

// It takes over from the version before at once, and from no worker at the next page: a claim would empty the
// browser's cache for back and forward.
self.addEventListener('install', () => void self.skipWaiting());
// Firefox finds fault with asking for a cache that isn't there yet.
self.addEventListener('activate', (event) => event.waitUntil(caches.open(readCache)));
cleanupOutdatedCaches();
enableNavigationPreload();

// A reader of PDFs asks for pieces; only a whole file is kept.
registerRoute(
  ({ url }) => isOwn(url) && isPdf(url),
  new NetworkFirst({
    cacheName: readCache,
    networkTimeoutSeconds: patience,
    plugins: [
      onlyWhatIsRight,
      new RangeRequestsPlugin(),
      {
        cacheDidUpdate: dropOldest,
        handlerDidError: showOfflinePage,
        handlerWillRespond: async ({ request, response }) =>
          isRefusal(response) ? ((await caches.match(request)) ?? response) : response,
      },
    ],
  }),
);

// The newest page where the network gives one in time. The kept copy is one for every query of its address.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({
    cacheName: readCache,
    networkTimeoutSeconds: patience,
    plugins: [
      onlyWhatIsRight,
      {
        cacheKeyWillBeUsed: async ({ request }) => bare(request.url),
        cacheWillUpdate: async ({ request, response }) => (isKeptForAll(request.url) ? null : response),
        cacheDidUpdate: dropOldest,
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? (await matchPrecache(bare(request.url))),
        handlerWillRespond: async ({ request, response }) =>
          isRefusal(response) ? ((await findKeptPage(request.url)) ?? response) : response,
        // Firefox answers a failed preload with an error that isn't thrown: nobody has looked for a copy then.
        handlerDidError: async ({ request }) =>
          (await findKeptPage(request.url)) ?? (await showOfflinePage({ request })),
      },
    ],
  }),
);

// All articles, for the search: kept once they were asked for.
registerRoute(
  ({ url }) => url.href === location.origin + base.slice(0, -1) + files.searchData,
  new NetworkFirst({
    cacheName: readCache,
    networkTimeoutSeconds: patience,
    plugins: [onlyWhatIsRight, { cacheDidUpdate: dropOldest, handlerDidError: async () => Response.error() }],
  }),
);

addPlugins([onlyWhatIsRight, pastTheBrowsersCache]);
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });

// What else a page shows and runs has its content in its name.
registerRoute(
  ({ url }) => isHashed(url.href),
  new CacheFirst({
    cacheName: readCache,
    plugins: [
      onlyWhatIsRight,
      pastTheBrowsersCache,
      { cacheDidUpdate: dropOldest, handlerDidError: async () => Response.error() },
    ],
  }),
);

// The page of a first visit was there before this worker: it tells what it was made of. And any page tells what it
// leads to that comes in many files, by the name of a list of them.
self.addEventListener('message', (event) => event.waitUntil(keepAll(event.data)));

async function keepAll(urls: Told): Promise<void> {
  const cache = await caches.open(readCache);
  const named = await Promise.all(urls.flatMap((url) => (url ? readList(url) : [])));
  const wanted = named.flat().filter((url) => isOwn(new URL(url)) && !isKeptForAll(url));
  const keep = async (url: string) => {
    if (isHashed(url) && (await cache.match(url))) return;
    const response = await fetch(url, { priority: 'low' });
    if (await isRight(url, response)) await cache.put(url, response);
  };
  const waiting = new Set(wanted.map(bare)).values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const url of waiting) await keep(url).catch(() => {});
    }),
  );
  await dropOldest();
}

/** Of a list, the addresses on it; of anything else its own. */
async function readList(address: string): Promise<string[]> {
  const { href, pathname } = new URL(address, location.href);
  if (!pathname.endsWith(keptListEnd)) return [href];
  const names: string[] = await fetch(href)
    .then((response) => response.json())
    .catch(() => []);
  return names.map((name) => new URL(name, location.href).href);
}

async function rightOne({ request, response }: { request: Request; response?: Response | undefined }) {
  return response && (await isRight(request.url, response, revisionOf(request.url))) ? response : null;
}

/** Of what is kept for all, as this version of the site has it. */
function revisionOf(url: string): string | undefined {
  const key = getCacheKeyForURL(bare(url));
  return key === undefined ? undefined : (new URL(key).searchParams.get('__WB_REVISION__') ?? undefined);
}

async function dropOldest(): Promise<void> {
  const cache = await caches.open(readCache);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -most).map((key) => cache.delete(key)));
}

function isOwn({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.startsWith(base);
}

/** The content of such a file is in its name. */
function isHashed(url: string): boolean {
  return url.startsWith(`${location.origin}${base}${folders.assets}/`);
}

function isKeptForAll(url: string): boolean {
  return getCacheKeyForURL(bare(url)) !== undefined;
}

function bare(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

function isPdf({ pathname, search }: URL): boolean {
  const isExercise = pathname.startsWith(base.slice(0, -1) + files.pdf(''));
  return isExercise && pathname.endsWith('.pdf') && search === '';
}

/** A host in trouble, or a firewall that answers in its stead; a page that is gone is no refusal. */
function isRefusal({ status }: Response): boolean {
  return status >= 400 && status !== 404 && status !== 410;
}

async function findKeptPage(url: string): Promise<Response | undefined> {
  const page = await matchPrecache(bare(url));
  if (page) return page;
  const read = await caches.match(bare(url), { cacheName: readCache });
  return read && (await isRight(url, read)) ? read : undefined;
}

async function showOfflinePage({ request }: { request: Request }): Promise<Response | undefined> {
  return request.mode === 'navigate' ? matchPrecache(base.slice(0, -1) + addresses.offline) : undefined;
}
