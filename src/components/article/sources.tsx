import './sources.css';
import { pages } from '../../content.ts';
import { nameAuthors } from '../../model/name-authors.ts';
import { pageIds } from '../../model/page-ids.ts';
import type { Source } from '../../model/reading-list.ts';
import { InOrder } from '../page/in-order.tsx';

/** What an article is based on. Names and titles stay as they are when a browser translates the page. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section className="sources" aria-labelledby={pageIds.sources}>
      <h2 id={pageIds.sources}>{pages.article.sources}</h2>
      <ul>
        <InOrder items={sources}>
          {({ authors, title, year, where, url, language }) => (
            <li translate="no">
              {nameAuthors(authors)}
              {year && ` (${year})`}.{' '}
              <span lang={language}>
                <cite>{url ? <a href={url}>{title}</a> : title}</cite>
                {/[.?!]$/.test(title) ? ' ' : '. '}
                {where}.
              </span>
            </li>
          )}
        </InOrder>
      </ul>
    </section>
  );
}
