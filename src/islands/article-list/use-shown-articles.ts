import { useEffect, useMemo } from 'react';
import type { ArticleSummary } from '../../model/article.ts';
import { isFiltering, searchIn } from '../../model/article-search.ts';
import { countPages, pageOf } from '../../model/list-pages.ts';
import { useAllArticles } from './use-all-articles.ts';
import type { ListView } from './use-list-view.ts';

/** What the page was rendered with. */
interface HeldArticles {
  /** The articles of the page, newest first. */
  articles: readonly ArticleSummary[];
  /** How many articles there are in all. */
  count: number;
  page: number;
}

/** Whether all articles were searched, are still being fetched, or could not be fetched. */
export type SearchState = 'whole' | 'coming' | 'failed';

/** What a view of the list shows: the articles of the page itself, or a page of the results among all articles. */
export function useShownArticles({ articles, count, page: ownPage }: HeldArticles, view: ListView) {
  const { all, hasFailed, fetchAll } = useAllArticles(articles, count);
  const isFiltered = isFiltering(view);
  useEffect(() => {
    if (isFiltered) fetchAll();
  }, [isFiltered, fetchAll]);

  // The page holds the newest articles: what is found in them stays first when all are searched.
  const find = useMemo(() => searchIn(all ?? articles), [all, articles]);
  const found = useMemo(() => find(view), [find, view]);

  const state: SearchState = !isFiltered || all ? 'whole' : hasFailed ? 'failed' : 'coming';
  const total = isFiltered ? found.length : count;
  const pages = countPages(total);
  const askedPage = isFiltered ? view.page : ownPage;
  // While articles are still coming, that page may yet be filled.
  const page = state === 'coming' ? askedPage : Math.min(askedPage, pages);
  const shown = isFiltered ? pageOf(found, page) : articles;
  return { isFiltered, state, total, page, pages, shown, fetchAll };
}
