import './article-card.css';
import { publicAddress } from '../../base.ts';
import { addresses } from '../../model/addresses.ts';
import type { ArticleSummary } from '../../model/article.ts';
import { Plate } from '../pictures/plate.tsx';

/** Below an article: a picture and a title say enough to go on with. */
export function RelatedCard({ article }: { article: ArticleSummary }) {
  return (
    <article className={`article-card related-card ${article.category}`}>
      <Plate article={article} />
      <h3>
        <a href={publicAddress(addresses.article(article.slug))}>{article.title}</a>
      </h3>
    </article>
  );
}
