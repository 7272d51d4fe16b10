import '../styles/button.css';
import './article-list/article-list.css';
import { useRef } from 'react';
import { publicAddress } from '../base.ts';
import { ArticleCard } from '../components/cards/article-card.tsx';
import type { ArticleSummary } from '../model/article.ts';
import { noFilter } from '../model/article-search.ts';
import { listAddress } from '../model/list-pages.ts';
import { readingMinutes } from '../model/reading-time.ts';
import { ArticleFilters, searchBoxId } from './article-list/article-filters.tsx';
import { PageLinks } from './article-list/page-links.tsx';
import { ResultCount } from './article-list/result-count.tsx';
import * as texts from './article-list/texts.ts';
import { useListView, withView } from './article-list/use-list-view.ts';
import { useShownArticles } from './article-list/use-shown-articles.ts';

export { ArticleList as Island };

interface Props {
  /** The articles of this page of the list, newest first. */
  articles: readonly ArticleSummary[];
  /** How many articles there are, if this page does not hold them all. */
  count?: number | undefined;
  page?: number;
}

/** One page of the articles, with the controls to search and filter all of them. */
export function ArticleList({ articles, count = articles.length, page: ownPage = 1 }: Props) {
  const { view, changeFilter, turnTo } = useListView();
  const { isFiltered, state, total, page, pages, shown, fetchAll } = useShownArticles(
    { articles, count, page: ownPage },
    view,
  );

  const results = useRef<HTMLDivElement>(null);
  // The buttons below disappear when pressed, so the focus moves to something near them.
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
      {state === 'failed' && <TryAgain onClick={tryAgain} />}
      {shown.length > 0 && <Cards articles={shown} />}
      {shown.length === 0 && state === 'whole' && <NothingFound onClear={clearFilters} />}
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

function Cards({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <div className="card-grid">
      {articles.map((article) => (
        <ArticleCard key={article.slug} article={article} heading="h2">
          <p className="card-length">{texts.length(article.wordCount, readingMinutes(article.wordCount))}</p>
        </ArticleCard>
      ))}
    </div>
  );
}

function TryAgain({ onClick }: { onClick: () => void }) {
  return (
    <p className="try-again">
      <button type="button" className="button cut-paper" onClick={onClick}>
        {texts.tryAgain}
      </button>
    </p>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="nothing-found">
      <p>{texts.nothing}</p>
      <button type="button" className="button cut-paper" onClick={onClear}>
        {texts.clear}
      </button>
    </div>
  );
}
