import { afterPaint } from './after-paint.ts';
import { fetchAheadOfTaps } from './fetch-ahead-of-taps.ts';
import { wakeIslands } from './islands/waking/find-islands.ts';
import { keepForOffline } from './offline/keep-for-offline.ts';
import { whenShown } from './when-shown.ts';

/** All the JavaScript of a page that is only read. What can be read comes first: islands wake after it is painted. */
whenShown(() => {
  fetchAheadOfTaps();
  afterPaint(() => wakeIslands().catch(loadAnew));
  keepForOffline();
});

/**
 * After a new deploy the files of an old page are gone: it is loaded again, once, if there is a newer one. Without, the
 * visitor may just be leaving, which breaks off what is being fetched: Firefox would stay here for a reload.
 */
async function loadAnew(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation?.type === 'reload') return;
  const page = await fetch(location.href, { cache: 'reload' })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => {});
  if (page && !page.includes(import.meta.url.replace(/.*\//, ''))) location.reload();
}
