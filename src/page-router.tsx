import { createBrowserHistory } from '@remix-run/router';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { base, toPath } from './base.ts';
import { fetchPage } from './fetch-page.ts';
import { followLinks } from './follow-links.ts';

const history = createBrowserHistory({ v5Compat: true });

type Update = Parameters<Parameters<typeof history.listen>[0]>[0];

/**
 * A page is turned when the next one is at hand, and then at once; until then the one before stays as it is.
 * (The router's own transition would cut the turning in short pieces: on an old phone twice as long.)
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [{ location, action }, turnTo] = useState<Pick<Update, 'location' | 'action'>>(history);

  useEffect(() => followLinks(history), []);

  useLayoutEffect(() => {
    let latest: Update;
    return history.listen(async (update) => {
      latest = update;
      const page = fetchPage(toPath(update.location.pathname));
      if (page instanceof Promise) await page;
      if (latest === update) turnTo(update);
    });
  }, []);

  return (
    <Router
      basename={base}
      navigator={history}
      location={location}
      navigationType={action}
      future={{ v7_relativeSplatPath: true }}
    >
      {children}
    </Router>
  );
}
