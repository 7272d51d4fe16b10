import './styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { useLocation } from 'react-router-dom';
import { toPath } from './base.ts';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { Frame } from './components/frame.tsx';
import { TopFirst } from './components/later.tsx';
import { currentPath, fetchFirstPage, fetchPage, pageAtHand } from './fetch-page.ts';
import { leadsToPage } from './leads-to-page.ts';
import { pageDataId } from './page-data.ts';
import { PageRouter } from './page-router.tsx';
import { mayFetchAhead, watchLinks } from './visitor-signs.ts';

/** Fails when the files of this page are no longer there. */
export const started = startApp();

async function startApp(): Promise<void> {
  dropFileName();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const pageData = document.getElementById(pageDataId);
  if (pageData) {
    await fetchFirstPage(currentPath(), JSON.parse(pageData.textContent));
    // In short pieces: an old phone answers to a touch between them.
    startTransition(() => {
      hydrateRoot(root, <App />);
    });
  } else {
    await fetchFirstPage(currentPath());
    removeStaticHead();
    createRoot(root).render(<App />);
  }
  fetchAhead();
}

function App() {
  return (
    <ErrorBoundary>
      <PageRouter>
        <Frame>
          <CurrentPage />
        </Frame>
      </PageRouter>
    </ErrorBoundary>
  );
}

function CurrentPage() {
  const { pathname } = useLocation();
  const { Page, data } = pageAtHand(pathname);
  // Another page is another sheet, also of the same kind: no tick may come along from the one before.
  return (
    <TopFirst key={pathname}>
      <Page data={data} />
    </TopFirst>
  );
}

/** Some hosts also answer at the name of the file, which is no address of the site. */
function dropFileName(): void {
  const address = location.pathname.replace(/(?:index)?\.html$/, '');
  if (address !== location.pathname)
    history.replaceState(null, '', address + location.search + location.hash);
}

/** The not-found page stands for any address: React writes the head anew, and would not know these. */
function removeStaticHead(): void {
  for (const element of document.head.querySelectorAll('[data-page], title')) element.remove();
}

function fetchAhead(): void {
  if (!mayFetchAhead()) return;
  const fetchBehind = (link: HTMLAnchorElement) => {
    void Promise.resolve(fetchPage(toPath(link.pathname))).catch(() => {});
  };
  watchLinks(fetchBehind);
  const approached = document.querySelector<HTMLAnchorElement>('a:hover, a:focus');
  if (approached && leadsToPage(approached)) fetchBehind(approached);
}
