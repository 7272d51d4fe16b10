import { publicAddress } from '../base.ts';
import { workerFile, workerPolicy } from '../model/worker-file.ts';

/** What a visit without a network needs is kept when the browser has nothing better to do. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !mayFetchAhead()) return;
  if (document.readyState === 'complete') registerWhenQuiet();
  else addEventListener('load', registerWhenQuiet);
  addEventListener('click', downloadByWorker);
}

/** A visitor who pays by the byte, or waits long for each, gets nothing that was not asked for. */
function mayFetchAhead(): boolean {
  const { connection } = navigator;
  return !connection?.saveData && !connection?.effectiveType.endsWith('2g');
}

function registerWhenQuiet(): void {
  setTimeout(registerWorker, 1000);
}

/** Under Trusted Types an address of code is no string. */
function trusted(address: string): string {
  const policy = self.trustedTypes?.createPolicy(workerPolicy, {
    createScriptURL: (own) => own,
  });
  return policy?.createScriptURL(address) ?? address;
}

/** A page without a worker is as good as one with it, as long as there is a network. */
async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = !serviceWorker.controller;
  await serviceWorker.register(trusted(publicAddress(workerFile))).catch(() => {});
  const { active } = await serviceWorker.ready;
  active?.postMessage([
    isFirstVisit && location.href,
    // A telephone away from its Wi-Fi fetches no games that nobody has opened.
    navigator.connection?.type !== 'cellular' &&
      document.querySelector<HTMLElement>('[data-keeps]')?.dataset.keeps,
  ]);
  // A page that was there before its worker stays unseen by it: it tells what it fetches, now and later.
  if (isFirstVisit)
    new PerformanceObserver((list) => active?.postMessage(list.getEntries().map((one) => one.name))).observe({
      type: 'resource',
      buffered: true,
    });
}

/**
 * Chromium and WebKit let a link that downloads pass by the worker, which could neither keep the file nor give the
 * kept one. Fetched by the page it does not; what can't be had leads to the page for that. What the page made itself
 * comes from nowhere.
 */
async function downloadByWorker(event: MouseEvent): Promise<void> {
  const link =
    event.target instanceof Element &&
    event.target.closest<HTMLAnchorElement>('a[download]:not([href^=blob])');
  if (!link || !navigator.serviceWorker.controller) return;
  event.preventDefault();
  const file = await fetch(link.href)
    .then((response) => response.blob())
    .catch(() => {});
  if (!file?.type.endsWith('pdf')) return location.assign(link.href);
  const copy = document.createElement('a');
  copy.href = URL.createObjectURL(file);
  copy.download = link.pathname.replace(/.*\//, '');
  copy.click();
}
