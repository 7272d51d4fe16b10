import './styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { Frame } from './components/frame.tsx';
import { currentPath, fetchFirstPage } from './fetch-page.ts';
import { lookAhead } from './page-ahead.ts';
import { pageDataId } from './page-data.ts';
import { PageLeaves } from './page-leaves.tsx';
import { PageRouter } from './page-router.tsx';
import { mayFetchAhead } from './visitor-signs.ts';

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
  if (mayFetchAhead()) lookAhead();
}

function App() {
  return (
    <ErrorBoundary>
      <PageRouter>
        <Frame>
          <PageLeaves />
        </Frame>
      </PageRouter>
    </ErrorBoundary>
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
