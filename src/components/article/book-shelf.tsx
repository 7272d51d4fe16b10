import '../../styles/band.css';
import './book-shelf.css';
import { pages } from '../../content.ts';
import { pageIds } from '../../model/page-ids.ts';
import type { Book } from '../../model/reading-list.ts';
import { InOrder } from '../page/in-order.tsx';

/** The picture books that an article recommends. */
export function BookShelf({ books }: { books: readonly Book[] }) {
  return (
    <section className="band book-shelf" aria-labelledby={pageIds.books}>
      <h2 id={pageIds.books}>{pages.article.books}</h2>
      <div className="books">
        <InOrder items={books}>{(book) => <OneBook book={book} />}</InOrder>
      </div>
    </section>
  );
}

function OneBook({ book: { title, makers, year, publisher, kind, why, say } }: { book: Book }) {
  const edition = [publisher, year].filter(Boolean).join(', ');
  return (
    <article className="book cut-paper">
      <p className="book-kind">{kind}</p>
      <h3 translate="no">{title}</h3>
      <p className="book-makers" translate="no">
        {makers.map(({ name, role }) => (role ? `${name} (${role})` : name)).join(', ')}
        {edition && <span>{edition}</span>}
      </p>
      <p>{why}</p>
      <blockquote>“{say}”</blockquote>
    </article>
  );
}
