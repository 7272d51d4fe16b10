import { afterPaint } from './after-paint.ts';
import { keepForOffline } from './offline/keep-for-offline.ts';
import { pageDataId } from './page-data.ts';
import { mayFetchAhead, watchLinks } from './visitor-signs.ts';

/** What a page does before anything else: it fetches the app at the first sign that the app is of use. */
async function startApp(): Promise<void> {
  try {
    const { started } = await import('./app.tsx');
    await started;
  } catch {
    await loadAnew().catch(() => {});
  }
}

/**
 * After a new deploy the files of an old page are gone. A page that is only read is whole without them; one that
 * needs the app is loaded anew, once, if it can be had.
 */
async function loadAnew(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!needsAppNow() || navigation?.type === 'reload') return;
  const { ok } = await fetch(location.href, { cache: 'reload' });
  if (ok) location.reload();
}

function needsAppNow(): boolean {
  const isPreRendered = document.getElementById(pageDataId) !== null;
  const hasControls = document.querySelector('form') !== null;
  return !isPreRendered || hasControls || location.search !== '';
}

if (needsAppNow()) {
  // What can be read comes first: the app would take its share of a slow line.
  afterPaint(startApp);
} else if (mayFetchAhead()) {
  const stop = watchLinks(() => {
    stop();
    void startApp();
  });
}

if (mayFetchAhead()) keepForOffline();
