import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { base } from '../base.ts';
import { addresses, files } from '../model/addresses.ts';
import { downloadMark } from './download-mark.ts';

declare const self: { __WB_MANIFEST: PrecacheEntry[]; skipWaiting: () => Promise<void> };

/** How long a visitor waits for the newest version of what this browser has kept. */
const patience = 2;

// A page of the version before is left in peace: a chunk that it misses leads to a full load.
addEventListener('install', () => void self.skipWaiting());
clientsClaim();
cleanupOutdatedCaches();
enableNavigationPreload();

// The newest page where the network gives one in time. The kept copy is one for every query of its address.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && getCacheKeyForURL(bare(url)) !== undefined,
  new NetworkOnly({
    networkTimeoutSeconds: patience,
    plugins: [
      {
        handlerDidError: ({ request }) => showKeptPage(request),
        handlerWillRespond: async ({ request, response }) =>
          isRefusal(response) ? ((await showKeptPage(request)) ?? response) : response,
      },
    ],
  }),
);

// A reader of PDFs asks for pieces; only a whole file is kept. There are no more than the exercises have.
registerRoute(
  ({ url }) => url.origin === location.origin && isPdf(url),
  new NetworkFirst({
    networkTimeoutSeconds: patience,
    plugins: [
      new RangeRequestsPlugin(),
      {
        cacheKeyWillBeUsed: async ({ request }) =>
          isDownload(request) ? bare(new URL(request.url)) : request,
        handlerDidError: showOfflinePage,
        handlerWillRespond: async ({ request, response }) => {
          const kept = isRefusal(response) ? await caches.match(bare(new URL(request.url))) : undefined;
          return isDownload(request) ? asDownload(kept ?? response) : (kept ?? response);
        },
      },
    ],
  }),
);

// Anything else may take its time: there is no copy to show instead.
registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [{ handlerDidError: showOfflinePage }] })));

precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });

function bare({ origin, pathname }: URL): string {
  return origin + pathname;
}

function isPdf({ pathname, search }: URL): boolean {
  const isExercise = pathname.startsWith(base.slice(0, -1) + files.pdf('')) && pathname.endsWith('.pdf');
  return isExercise && (search === '' || search === downloadMark);
}

function isDownload({ url }: Request): boolean {
  return url.endsWith(downloadMark);
}

/** Whatever stands in for a PDF is to be seen. */
function asDownload(response: Response): Response {
  if (!response.headers.get('Content-Type')?.startsWith('application/pdf')) return response;
  const download = new Response(response.body, response);
  download.headers.set('Content-Disposition', 'attachment');
  return download;
}

/** A host in trouble, or a firewall that answers in its stead; a page that is gone is no refusal. */
function isRefusal({ status }: Response): boolean {
  return status >= 400 && status !== 404 && status !== 410;
}

function showKeptPage({ url }: Request): Promise<Response | undefined> {
  return matchPrecache(bare(new URL(url)));
}

async function showOfflinePage({ request }: { request: Request }): Promise<Response | undefined> {
  return request.mode === 'navigate' ? matchPrecache(base.slice(0, -1) + addresses.offline) : undefined;
}
