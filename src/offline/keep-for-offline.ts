import { publicAddress } from '../base.ts';
import { files } from '../model/addresses.ts';

/** What was published is kept for a visit without a network, when the browser has nothing better to do. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(registerWorker, { timeout: 2000 });
    else setTimeout(registerWorker, 1000);
  });
  addEventListener('click', keepDownload);
}

/** A page without a worker is as good as one with it, as long as there is a network. */
function registerWorker(): void {
  navigator.serviceWorker.register(publicAddress(files.serviceWorker)).catch(() => {});
}

/**
 * Chromium lets a link that downloads pass by the worker. So a file that is downloaded is asked for once more, from
 * the browser's own cache, for the worker to keep; and without a network the link is followed as any other.
 */
function keepDownload(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[download]');
  if (!link || !navigator.serviceWorker.controller) return;
  if (navigator.onLine) {
    fetch(link.href).catch(() => {});
  } else {
    event.preventDefault();
    location.assign(link.href);
  }
}
