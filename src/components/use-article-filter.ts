import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toPath } from '../base.ts';
import { listParameters } from '../model/addresses.ts';
import { type ArticleFilter, noFilter } from '../model/article-search.ts';
import { isCategory } from '../model/category.ts';

/** Browsers refuse an address that changes with every key. */
const addressDelay = 250;

/**
 * The list's filter, and the address that follows it without filling the history. The server knows no address
 * parameters, so the first render shows all articles; a link such as `?search=rijm` applies right after it.
 */
export function useArticleFilter() {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useSyncExternalStore(neverChanges, onClient, onServer);
  const [filter, setFilter] = useState(() => readFilter(location.search));
  const lastSeen = useRef(location.search);
  const lastKey = useRef(location.key);

  useEffect(() => {
    if (location.key === lastKey.current) return;
    lastKey.current = location.key;
    if (location.state === ownMove && location.search === lastSeen.current) return;
    lastSeen.current = location.search;
    setFilter(readFilter(location.search));
  }, [location]);

  useEffect(() => {
    const address = writeFilter(filter);
    if (ownParameters(lastSeen.current) === address) return;
    const timer = setTimeout(() => {
      // Whoever followed a link in the meantime is on the way to another page, while this one still shows.
      if (toPath(window.location.pathname) !== location.pathname) return;
      lastSeen.current = address;
      navigate({ search: address }, { replace: true, state: ownMove });
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [filter, navigate, location.pathname]);

  const changeFilter = useCallback((change: Partial<ArticleFilter>) => {
    setFilter((now) => ({ ...now, ...change }));
  }, []);

  return { filter: isHydrated ? filter : noFilter, changeFilter };
}

/** Tells the address that follows the filter from a link that was followed. */
const ownMove = 'filter';

const neverChanges = () => () => {};
const onClient = () => true;
const onServer = () => false;

export function readFilter(search: string): ArticleFilter {
  const parameters = new URLSearchParams(search);
  const category = parameters.get(listParameters.category) ?? '';
  return {
    category: isCategory(category) ? category : 'all',
    search: parameters.get(listParameters.search) ?? '',
  };
}

/** What an address says of the list, well or not: a form sends its empty fields along, and there are old links. */
export function ownParameters(search: string): string {
  const names: readonly string[] = Object.values(listParameters);
  const own = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => names.includes(name)));
  return own.size > 0 ? `?${own}` : '';
}

/** With its question mark, or empty for a list that shows everything. */
export function writeFilter({ category, search }: ArticleFilter): string {
  const parameters = new URLSearchParams();
  if (search.trim()) parameters.set(listParameters.search, search.trim());
  if (category !== 'all') parameters.set(listParameters.category, category);
  return parameters.size > 0 ? `?${parameters}` : '';
}
