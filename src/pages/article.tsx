import '../styles/section.css';
import '../styles/sheet.css';
import './article.css';
import { ActionCard } from '../components/article/action-card.tsx';
import { ArticleBody } from '../components/article/article-body.tsx';
import { BookShelf } from '../components/article/book-shelf.tsx';
import { Sources } from '../components/article/sources.tsx';
import { CategoryBadge } from '../components/cards/category-badge.tsx';
import { RelatedCard } from '../components/cards/related-card.tsx';
import { PageHead } from '../components/frame/page-head.tsx';
import { BackLink } from '../components/page/back-link.tsx';
import { Filled } from '../components/page/filled.tsx';
import { Plate } from '../components/pictures/plate.tsx';
import { FittingTips } from '../components/tips/fitting-tips.tsx';
import { pages, site, tipGroups } from '../content.ts';
import { addresses } from '../model/addresses.ts';
import type { ArticleOfPage } from '../model/article.ts';
import { articleKeywords } from '../model/article-keywords.ts';
import { categoryNames } from '../model/category.ts';
import { formatLong } from '../model/day.ts';
import { fill } from '../model/fill.ts';
import { pageIds } from '../model/page-ids.ts';
import { readingMinutes } from '../model/reading-time.ts';
import { articleImage, coverImage } from '../model/social-image.ts';
import { articleThings } from '../model/structured-data.ts';
import { tipsLeadingTo } from '../model/tips-leading-to.ts';

export function ArticlePage({ article }: { article: ArticleOfPage }) {
  const { related } = article;
  const texts = pages.article;
  const tips = tipsLeadingTo('article', article.slug, tipGroups);
  return (
    <>
      <PageHead
        title={article.metaTitle}
        description={article.metaDescription}
        canonical={addresses.article(article.slug)}
        images={[articleImage(article), coverImage(article.category)]}
        type="article"
        publishedTime={article.datePublished}
        modifiedTime={article.dateModified ?? article.datePublished}
        author={site.name}
        section={categoryNames[article.category]}
        keywords={articleKeywords(article, texts.keywords)}
        structuredData={articleThings(site, pages, article)}
      />
      <article className={article.category}>
        <header className={`article-head sheet cut-paper ${article.category}`}>
          <div className="article-head-words">
            <BackLink to={addresses.articles} name={texts.back} />
            <p className="article-facts">
              <CategoryBadge category={article.category} />
              <time dateTime={article.datePublished}>{formatLong(article.datePublished)}</time>
              {article.dateModified && (
                <span>
                  <Filled
                    text={texts.updated}
                    with={{
                      dag: <time dateTime={article.dateModified}>{formatLong(article.dateModified)}</time>,
                    }}
                  />
                </span>
              )}
              <span>{fill(texts.readingTime, { n: readingMinutes(article.wordCount) })}</span>
            </p>
            <h1>{article.title}</h1>
            <p className="lead">{article.summary}</p>
            {article.actions.length > 0 && (
              <p className="to-actions">
                <a href={`#${pageIds.actions}`}>{texts.toActions}</a>
              </p>
            )}
          </div>
          <Plate article={article} eager />
        </header>
        <div className="article-columns">
          <ArticleBody blocks={article.body} />
          <ActionCard actions={article.actions} />
          <div className="article-end">
            {tips.length > 0 && <FittingTips tips={tips} />}
            {article.sources.length > 0 && <Sources sources={article.sources} />}
          </div>
        </div>
        {article.books.length > 0 && <BookShelf books={article.books} />}
      </article>
      {related.length > 0 && (
        <section className="section related" aria-labelledby={pageIds.related}>
          <h2 id={pageIds.related}>{texts.related}</h2>
          <div className="card-grid">
            {related.map((other) => (
              <RelatedCard key={other.slug} article={other} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
