import { useCallback, useEffect, useState } from 'react';
import { listParameters } from '../../model/addresses.ts';
import { type ArticleFilter, isFiltering, noFilter } from '../../model/article-search.ts';
import { isCategory } from '../../model/category.ts';

/** What the list shows: of what is found, one page. */
export interface ListView extends ArticleFilter {
  page: number;
}

/** Browsers refuse an address that changes with every key. */
const addressDelay = 250;

/**
 * The list's view, and the address that follows it: a filter without filling the history, a page with a place in it.
 * The page was made without knowing the address: it shows all articles first, and a link such as `?search=rijm`
 * applies right after.
 */
export function useListView() {
  const [view, setView] = useState<ListView>({ ...noFilter, page: 1 });

  useEffect(() => {
    // What a visitor typed or pressed meanwhile goes before what the address says.
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

/** The address with what the list shows, and nothing of it where all is shown; what is not the list's own stays. */
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
