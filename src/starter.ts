import { pageDataId } from './page-data.ts';
import { mayFetchAhead, watchLinks } from './visitor-signs.ts';

/** What a page does before anything else: it fetches the app at the first sign that the app is of use. */
function startApp(): void {
  void import('./app.tsx');
}

function needsAppNow(): boolean {
  const isPreRendered = document.getElementById(pageDataId) !== null;
  const hasControls = document.querySelector('form') !== null;
  return !isPreRendered || hasControls || location.search !== '';
}

if (needsAppNow()) {
  startApp();
} else if (mayFetchAhead()) {
  const stop = watchLinks(() => {
    stop();
    startApp();
  });
}
