import { pageDataId } from './page-data.ts';

/** What a page does before anything else: it fetches the app at the first sign that the app is of use. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

function startApp(): void {
  for (const sign of signs) document.removeEventListener(sign, startAtInternalLink);
  void import('./app.tsx');
}

function startAtInternalLink(event: Event): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && link.origin === location.origin && !link.download) startApp();
}

function needsAppNow(): boolean {
  const isPreRendered = document.getElementById(pageDataId) !== null;
  const hasControls = document.querySelector('form') !== null;
  return !isPreRendered || hasControls || location.search !== '';
}

if (needsAppNow()) startApp();
else for (const sign of signs) document.addEventListener(sign, startAtInternalLink, { passive: true });
