import { Activity, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { TopFirst } from './components/later.tsx';
import { pageAtHand } from './fetch-page.ts';
import { pageIds } from './model/page-ids.ts';
import { arriveAt, usePathAhead } from './page-ahead.ts';

/**
 * The page where the visitor is and, apart from the document, the one that lies ahead: made in spare moments, so
 * that a click has only to put it in its place. Each is a leaf of its own: no tick may come along to the next.
 */
export function PageLeaves() {
  const { pathname } = useLocation();
  const ahead = usePathAhead();
  useEffect(() => arriveAt(pathname), [pathname]);
  // The leaf that a visit begins with is in the document from the start, most often as HTML.
  const [first, setFirst] = useState<string | undefined>(pathname);
  if (first !== undefined && first !== pathname) setFirst(undefined);
  const paths = ahead === undefined || ahead === pathname ? [pathname] : [pathname, ahead];

  return paths.map((path) => {
    const isHere = path === pathname;
    const page = (
      <TopFirst isHere={isHere}>
        <PageAt path={path} />
      </TopFirst>
    );
    if (path === first) return <div key={path}>{page}</div>;
    return (
      <Leaf key={path} isHere={isHere}>
        {page}
      </Leaf>
    );
  });
}

function PageAt({ path }: { path: string }) {
  const { Page, data } = pageAtHand(path);
  return <Page data={data} />;
}

/** Nothing of a leaf is in the document before it is turned to: not its heading, its title, or any id. */
function Leaf({ isHere, children }: { isHere: boolean; children: ReactNode }) {
  const [leaf] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    if (!isHere) return;
    document.getElementById(pageIds.content)?.append(leaf);
    return () => leaf.remove();
  }, [isHere, leaf]);
  return createPortal(<Activity mode={isHere ? 'visible' : 'hidden'}>{children}</Activity>, leaf);
}
