import '../styles/button.css';
import './article-list.css';
import { ArticleCard } from '../components/article-card.tsx';
import type { ArticleSummary } from '../model/article.ts';
import { findArticles, noFilter } from '../model/article-search.ts';
import { readingMinutes } from '../model/reading-time.ts';
import { ArticleFilters, searchBoxId } from './article-filters.tsx';
import { useArticleFilter } from './use-article-filter.ts';

export { ArticleList as Island };

/** All articles, and the controls that choose among them. */
export function ArticleList({ articles }: { articles: readonly ArticleSummary[] }) {
  const { filter, changeFilter } = useArticleFilter();
  const found = findArticles(articles, filter);
  // The button goes with the empty list: whoever pressed it stays at the controls.
  const clearFilters = () => {
    changeFilter(noFilter);
    document.getElementById(searchBoxId)?.focus();
  };
  return (
    <>
      <ArticleFilters filter={filter} onChange={changeFilter} />
      <p className="result-count" role="status">
        {found.length} {found.length === 1 ? 'artikel' : 'artikelen'} gevonden
      </p>
      {found.length > 0 ? (
        <div className="card-grid">
          {found.map((article) => (
            <ArticleCard key={article.slug} article={article} heading="h2">
              <p className="card-length">
                {article.wordCount} woorden • {readingMinutes(article.wordCount)} min lezen
              </p>
            </ArticleCard>
          ))}
        </div>
      ) : (
        <div className="nothing-found">
          <p>Geen artikelen gevonden met de huidige filters.</p>
          <button type="button" className="button cut-paper" onClick={clearFilters}>
            Alle filters wissen
          </button>
        </div>
      )}
    </>
  );
}
