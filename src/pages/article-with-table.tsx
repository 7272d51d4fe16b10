import '../components/article/article-tables.css';
import type { ArticleOfPage } from '../model/article.ts';
import { ArticlePage } from './article.tsx';

/** A kind of its own, so that the other articles don't carry the styles of what is rare in a text. */
export function ArticleWithTablePage({ article }: { article: ArticleOfPage }) {
  return <ArticlePage article={article} />;
}
