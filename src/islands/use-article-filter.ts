import { useCallback, useEffect, useState } from 'react';
import { listParameters } from '../model/addresses.ts';
import { type ArticleFilter, noFilter } from '../model/article-search.ts';
import { isCategory } from '../model/category.ts';

/** Browsers refuse an address that changes with every key. */
const addressDelay = 250;

/**
 * The list's filter, and the address that follows it without filling the history. The page was made without knowing
 * the address: it shows all articles first, and a link such as `?search=rijm` applies right after.
 */
export function useArticleFilter() {
  const [filter, setFilter] = useState(noFilter);

  useEffect(() => {
    // What a visitor typed or pressed meanwhile goes before what the address says.
    const asked = readFilter(location.search);
    setFilter(({ category, search }) => ({
      category: category === noFilter.category ? asked.category : category,
      search: search || asked.search,
    }));
    const followHistory = () => setFilter(readFilter(location.search));
    addEventListener('popstate', followHistory);
    return () => removeEventListener('popstate', followHistory);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      const address = withFilter(location.href, filter);
      if (address !== location.href) history.replaceState(history.state, '', address);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [filter]);

  const changeFilter = useCallback((change: Partial<ArticleFilter>) => {
    setFilter((now) => ({ ...now, ...change }));
  }, []);

  return { filter, changeFilter };
}

export function readFilter(search: string): ArticleFilter {
  const parameters = new URLSearchParams(search);
  const category = parameters.get(listParameters.category) ?? '';
  return {
    category: isCategory(category) ? category : noFilter.category,
    search: parameters.get(listParameters.search) ?? '',
  };
}

/** The address with what the list shows, and nothing of it where all is shown; what is not the list's own stays. */
export function withFilter(address: string, { category, search }: ArticleFilter): string {
  const url = new URL(address);
  const wanted = {
    [listParameters.search]: search.trim(),
    [listParameters.category]: category === noFilter.category ? '' : category,
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (value) url.searchParams.set(name, value);
    else if (url.searchParams.has(name)) url.searchParams.delete(name);
  }
  return url.href;
}
