import '../styles/button.css';
import './article-list/article-list.css';
import { useEffect, useMemo, useRef } from 'react';
import { publicAddress } from '../base.ts';
import { ArticleCard } from '../components/cards/article-card.tsx';
import type { ArticleSummary } from '../model/article.ts';
import { isFiltering, noFilter, searchIn } from '../model/article-search.ts';
import { countPages, listAddress, pageOf } from '../model/list-pages.ts';
import { readingMinutes } from '../model/reading-time.ts';
import { ArticleFilters, searchBoxId } from './article-list/article-filters.tsx';
import { PageLinks } from './article-list/page-links.tsx';
import { ResultCount, type SearchState } from './article-list/result-count.tsx';
import { useAllArticles } from './article-list/use-all-articles.ts';
import { useListView, withView } from './article-list/use-list-view.ts';

export { ArticleList as Island };

interface Props {
  /** Those of this page of the list, newest first. */
  articles: readonly ArticleSummary[];
  /** How many there are, where the page doesn't hold them all. */
  count?: number | undefined;
  page?: number;
}

/** A page of the articles, and the controls that choose among all. */
export function ArticleList({ articles, count = articles.length, page: ownPage = 1 }: Props) {
  const { view, changeFilter, turnTo } = useListView();
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
  const page = state === 'coming' ? askedPage : Math.min(askedPage, pages);
  const shown = isFiltered ? pageOf(found, page) : articles;

  const results = useRef<HTMLDivElement>(null);
  // The buttons below go when they are pressed: whoever pressed one stays near.
  const clearFilters = () => {
    changeFilter(noFilter);
    document.getElementById(searchBoxId)?.focus();
  };
  const tryAgain = () => {
    results.current?.focus();
    fetchAll();
  };
  const turnHere = (target: number) => {
    turnTo(target);
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ behavior: 'instant' });
  };

  return (
    <>
      <ArticleFilters filter={view} onChange={changeFilter} onFocus={fetchAll} />
      <div
        ref={results}
        className="result-count"
        role="status"
        tabIndex={count > articles.length ? -1 : undefined}
      >
        <ResultCount
          state={state}
          found={total}
          page={page}
          pages={pages}
          held={articles.length}
          count={count}
        />
      </div>
      {state === 'failed' && (
        <p className="try-again">
          <button type="button" className="button cut-paper" onClick={tryAgain}>
            Nog eens proberen
          </button>
        </p>
      )}
      {shown.length > 0 && (
        <div className="card-grid">
          {shown.map((article) => (
            <ArticleCard key={article.slug} article={article} heading="h2">
              <p className="card-length">
                {article.wordCount} woorden • {readingMinutes(article.wordCount)} min lezen
              </p>
            </ArticleCard>
          ))}
        </div>
      )}
      {shown.length === 0 && state === 'whole' && (
        <div className="nothing-found">
          <p>Geen artikelen gevonden met de huidige filters.</p>
          <button type="button" className="button cut-paper" onClick={clearFilters}>
            Alle filters wissen
          </button>
        </div>
      )}
      {isFiltered ? (
        <PageLinks
          page={page}
          pages={pages}
          addressOf={(target) => withView(location.href, { ...view, page: target })}
          onTurn={turnHere}
        />
      ) : (
        <PageLinks page={page} pages={pages} addressOf={(target) => publicAddress(listAddress(target))} />
      )}
    </>
  );
}
