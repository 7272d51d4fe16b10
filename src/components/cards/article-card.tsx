import './article-card.css';
import type { ReactNode } from 'react';
import { publicAddress } from '../../base.ts';
import { addresses } from '../../model/addresses.ts';
import type { ArticleSummary } from '../../model/article.ts';
import { formatShort } from '../../model/day.ts';
import { Plate } from '../pictures/plate.tsx';
import { CategoryBadge } from './category-badge.tsx';

interface Props {
  article: ArticleSummary;
  /** Depends on the headings of the page around it. */
  heading: 'h2' | 'h3';
  /** What a list shows below the summary. */
  children?: ReactNode;
}

export function ArticleCard({ article, heading: Heading, children }: Props) {
  return (
    <article className={`article-card ${article.category}`}>
      <Plate article={article} />
      <p className="card-facts">
        <CategoryBadge category={article.category} />
        <time dateTime={article.datePublished}>{formatShort(article.datePublished)}</time>
      </p>
      <Heading>
        <a href={publicAddress(addresses.article(article.slug))}>{article.title}</a>
      </Heading>
      <p>{article.summary}</p>
      {children}
    </article>
  );
}
