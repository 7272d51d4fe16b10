import { ArticleCard } from '../components/article-card.tsx';
import { ArticleFilters, searchBoxId } from '../components/article-filters.tsx';
import { LongList } from '../components/later.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageIntro } from '../components/page-intro.tsx';
import { useArticleFilter } from '../components/use-article-filter.ts';
import { articles, pages, site } from '../content.ts';
import { addresses } from '../model/addresses.ts';
import { findArticles, noFilter } from '../model/article-search.ts';
import { readingMinutes } from '../model/reading-time.ts';
import { articleListThings } from '../model/structured-data.ts';

export function ArticleListPage() {
  const { filter, changeFilter } = useArticleFilter();
  const found = findArticles(articles, filter);
  // The button goes with the empty list: whoever pressed it stays at the controls.
  const clearFilters = () => {
    changeFilter(noFilter);
    document.getElementById(searchBoxId)?.focus();
  };
  const { metaTitle, metaDescription, keywords, heading, intro } = pages.articles;
  return (
    <>
      <PageHead
        title={metaTitle}
        description={metaDescription}
        canonical={addresses.articles}
        keywords={keywords}
        structuredData={articleListThings(site, metaTitle, metaDescription, articles)}
      />
      <PageIntro colour="woordenschat" heading={heading} intro={intro} pictures={['books', 'owl']} />
      <div className="section">
        <ArticleFilters filter={filter} onChange={changeFilter} />
        <p className="result-count" role="status">
          {found.length} {found.length === 1 ? 'artikel' : 'artikelen'} gevonden
        </p>
        {found.length > 0 ? (
          <div className="card-grid">
            <LongList atOnce={3}>
              {found.map((article) => (
                <ArticleCard key={article.slug} article={article} heading="h2">
                  <p className="card-length">
                    {article.wordCount} woorden • {readingMinutes(article.wordCount)} min lezen
                  </p>
                </ArticleCard>
              ))}
            </LongList>
          </div>
        ) : (
          <div className="nothing-found">
            <p>Geen artikelen gevonden met de huidige filters.</p>
            <button type="button" className="button" onClick={clearFilters}>
              Alle filters wissen
            </button>
          </div>
        )}
      </div>
    </>
  );
}
