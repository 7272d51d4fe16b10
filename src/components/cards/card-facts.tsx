import './card-facts.css';
import type { ArticleSummary } from '../../model/article.ts';
import { formatShort } from '../../model/day.ts';
import { CategoryBadge } from './category-badge.tsx';

export function CardFacts({ article: { category, datePublished } }: { article: ArticleSummary }) {
  return (
    <p className="card-facts">
      <CategoryBadge category={category} />
      <time dateTime={datePublished}>{formatShort(datePublished)}</time>
    </p>
  );
}
