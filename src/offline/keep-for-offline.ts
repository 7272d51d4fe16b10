import { publicAddress } from '../base.ts';
import { files } from '../model/addresses.ts';
import { downloadMark } from './download-mark.ts';

/** What was published is kept for a visit without a network, when the browser has nothing better to do. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(registerWorker, { timeout: 2000 });
    else setTimeout(registerWorker, 1000);
  });
  addEventListener('click', downloadByWorker);
}

/** A page without a worker is as good as one with it, as long as there is a network. */
function registerWorker(): void {
  navigator.serviceWorker.register(publicAddress(files.serviceWorker)).catch(() => {});
}

/**
 * Chromium lets a link that downloads pass by the worker, which could neither keep the file nor give the kept one.
 * Followed as any other link it does not, and the mark tells the worker to make a download of it.
 */
function downloadByWorker(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[download]');
  if (!link || !navigator.serviceWorker.controller) return;
  event.preventDefault();
  location.assign(link.href + downloadMark);
}
