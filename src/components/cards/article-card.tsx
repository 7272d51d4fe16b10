import './article-card.css';
import type { ReactNode } from 'react';
import { publicAddress } from '../../base.ts';
import { addresses } from '../../model/addresses.ts';
import type { ArticleSummary } from '../../model/article.ts';
import { Plate } from '../pictures/plate.tsx';
import { CardFacts } from './card-facts.tsx';

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
      <CardFacts article={article} />
      <Heading>
        <a href={publicAddress(addresses.article(article.slug))}>{article.title}</a>
      </Heading>
      <p>{article.summary}</p>
      {children}
    </article>
  );
}
