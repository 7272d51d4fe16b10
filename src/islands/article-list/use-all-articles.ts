import { useCallback, useEffect, useRef, useState } from 'react';
import { publicAddress } from '../../base.ts';
import { files } from '../../model/addresses.ts';
import type { ArticleSummary } from '../../model/article.ts';

/**
 * All articles. The page holds only the newest; the others are many bytes, so they are fetched when somebody starts to
 * search, not for those who only look.
 */
export function useAllArticles(held: readonly ArticleSummary[], count: number) {
  const [all, setAll] = useState(held.length === count ? held : undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const isAsked = useRef(all !== undefined);

  const fetchAll = useCallback(async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setHasFailed(false);
    try {
      setAll(await readSearchData());
    } catch {
      isAsked.current = false;
      setHasFailed(true);
    }
  }, []);

  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', fetchAll);
    return () => removeEventListener('online', fetchAll);
  }, [hasFailed, fetchAll]);

  return { all, hasFailed, fetchAll };
}

/** Never from the browser's cache: a page that was open for long must find new articles, and no removed ones. */
async function readSearchData(): Promise<ArticleSummary[]> {
  const response = await fetch(publicAddress(files.searchData), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.json();
}
