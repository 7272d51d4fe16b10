import '../components/article/article-tables.css';
import { BookShelf } from '../components/article/book-shelf.tsx';
import type { ArticleOfPage } from '../model/article.ts';
import { ArticlePage } from './article.tsx';

/** A kind of its own, so that the other articles don't carry the styles of the shelf; a list of books may have a table too. */
export function ArticleWithBooksPage({ article }: { article: ArticleOfPage }) {
  return (
    <ArticlePage article={article}>
      <BookShelf books={article.books} />
    </ArticlePage>
  );
}
