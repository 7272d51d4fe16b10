import { afterPaint } from './after-paint.ts';
import { wakeIslands } from './islands/find-islands.ts';
import { keepForOffline } from './offline/keep-for-offline.ts';
import { whenShown } from './when-shown.ts';

/** All the JavaScript of a page that is only read. What can be read comes first: islands wake after it is painted. */
whenShown(() => {
  afterPaint(() => wakeIslands().catch(loadAnew));
  keepForOffline();
});

/** After a new deploy the files of an old page are gone: it is loaded again, once, if it can be had. */
async function loadAnew(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload') return;
  const { ok } = await fetch(location.href, { cache: 'reload' });
  if (ok) location.reload();
}
