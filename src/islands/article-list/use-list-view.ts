import { useCallback, useEffect, useState } from 'react';
import { listParameters } from '../../model/addresses.ts';
import { type ArticleFilter, isFiltering, noFilter } from '../../model/article-search.ts';
import { isCategory } from '../../model/category.ts';

/** What the list shows: one page of what the filter finds. */
export interface ListView extends ArticleFilter {
  page: number;
}

/** Browsers refuse to change the address at every key press. */
const addressDelay = 250;

/**
 * The view of the list, kept in step with the address: a change of the filter replaces the entry in the history,
 * turning a page adds one. Pages are rendered without a query, so all articles are shown first and a query such as
 * `?search=rijm` is applied right after.
 */
export function useListView() {
  const [view, setView] = useState<ListView>({ ...noFilter, page: 1 });

  useEffect(() => {
    // What a visitor has typed or pressed meanwhile wins over the address.
    const asked = readView(location.search);
    setView(({ category, search }) => {
      const filter = {
        category: category === noFilter.category ? asked.category : category,
        search: search || asked.search,
      };
      const isAsked = filter.category === asked.category && filter.search === asked.search;
      return { ...filter, page: isAsked ? asked.page : 1 };
    });
    const followHistory = () => setView(readView(location.search));
    addEventListener('popstate', followHistory);
    return () => removeEventListener('popstate', followHistory);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => replaceAddress(view), addressDelay);
    return () => clearTimeout(timer);
  }, [view]);

  const changeFilter = useCallback((change: Partial<ArticleFilter>) => {
    setView((now) => ({ ...now, ...change, page: 1 }));
  }, []);

  const turnTo = (page: number) => {
    replaceAddress(view);
    history.pushState(null, '', withView(location.href, { ...view, page }));
    setView({ ...view, page });
  };

  return { view, changeFilter, turnTo };
}

function replaceAddress(view: ListView): void {
  const address = withView(location.href, view);
  if (address !== location.href) history.replaceState(history.state, '', address);
}

export function readView(search: string): ListView {
  const parameters = new URLSearchParams(search);
  const category = parameters.get(listParameters.category) ?? '';
  const page = parameters.get(listParameters.page) ?? '';
  return {
    category: isCategory(category) ? category : noFilter.category,
    search: parameters.get(listParameters.search) ?? '',
    page: /^[1-9]\d*$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a view. What is not filtered is left out, and parameters that are not the list's own stay. */
export function withView(address: string, view: ListView): string {
  const url = new URL(address);
  const wanted = {
    [listParameters.search]: view.search.trim(),
    [listParameters.category]: view.category === noFilter.category ? '' : view.category,
    [listParameters.page]: isFiltering(view) && view.page > 1 ? String(view.page) : '',
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (value) url.searchParams.set(name, value);
    else if (url.searchParams.has(name)) url.searchParams.delete(name);
  }
  return url.href;
}
