import '../../styles/button.css';
import './featured-article.css';
import { publicAddress } from '../../base.ts';
import { pages } from '../../content.ts';
import { addresses } from '../../model/addresses.ts';
import type { ArticleSummary } from '../../model/article.ts';
import { CategoryBadge } from '../cards/category-badge.tsx';
import { Plate } from '../pictures/plate.tsx';

export function FeaturedArticle({ article }: { article: ArticleSummary }) {
  const titleId = `start-${article.slug}`;
  return (
    <article className={`featured cut-paper ${article.category}`}>
      <Plate article={article} />
      <div className="featured-words">
        <CategoryBadge category={article.category} />
        <h3 id={titleId}>{article.title}</h3>
        <p>{article.summary}</p>
        <a
          className="button cut-paper"
          href={publicAddress(addresses.article(article.slug))}
          aria-describedby={titleId}
        >
          {pages.home.read}
        </a>
      </div>
    </article>
  );
}
