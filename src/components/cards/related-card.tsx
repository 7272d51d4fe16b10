import './article-card.css';
import { publicAddress } from '../../base.ts';
import { addresses } from '../../model/addresses.ts';
import type { ArticleSummary } from '../../model/article.ts';
import { Plate } from '../pictures/plate.tsx';

/** For below an article, where a picture and a title are enough. */
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
