import { useEffect, useMemo } from 'react';
import type { ArticleSummary } from '../../model/article.ts';
import { isFiltering, searchIn } from '../../model/article-search.ts';
import { countPages, pageOf } from '../../model/list-pages.ts';
import { useAllArticles } from './use-all-articles.ts';
import type { ListView } from './use-list-view.ts';

/** What a page of the list was made with. */
interface HeldArticles {
  /** Those of the page, newest first. */
  articles: readonly ArticleSummary[];
  /** How many there are in all. */
  count: number;
  page: number;
}

/** Whether all were looked through, are on their way, or can't be had now. */
export type SearchState = 'whole' | 'coming' | 'failed';

/** The articles that a view of the list shows: those of the page itself, or a page of what is found among all. */
export function useShownArticles({ articles, count, page: ownPage }: HeldArticles, view: ListView) {
  const { all, hasFailed, fetchAll } = useAllArticles(articles, count);
  const isFiltered = isFiltering(view);
  useEffect(() => {
    if (isFiltered) fetchAll();
  }, [isFiltered, fetchAll]);

  // The newest are here: what is found in them comes first in what will be found in all.
  const find = useMemo(() => searchIn(all ?? articles), [all, articles]);
  const found = useMemo(() => find(view), [find, view]);

  const state: SearchState = !isFiltered || all ? 'whole' : hasFailed ? 'failed' : 'coming';
  const total = isFiltered ? found.length : count;
  const pages = countPages(total);
  const askedPage = isFiltered ? view.page : ownPage;
  // More may be found yet.
  const page = state === 'coming' ? askedPage : Math.min(askedPage, pages);
  const shown = isFiltered ? pageOf(found, page) : articles;
  return { isFiltered, state, total, page, pages, shown, fetchAll };
}
