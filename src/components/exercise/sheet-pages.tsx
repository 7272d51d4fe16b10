import './sheet-pages.css';
import type { ReactNode } from 'react';
import { pages } from '../../content.ts';
import type { ExerciseOfPage, SheetPage } from '../../model/exercise-page.ts';
import { fill } from '../../model/fill.ts';
import { planTitles } from '../../model/in-short.ts';
import { exerciseIds } from '../../model/page-ids.ts';
import { sayPages } from '../../sheets/lay/parts.ts';
import { Preview, previewAddress } from '../pictures/preview.tsx';

/** A look into the printable: one page of each part, and all pages in a drawer below. */
export function SheetPages({ exercise }: { exercise: ExerciseOfPage }) {
  const { slug, sheetPages, parts } = exercise;
  const texts = pages.exercise;
  return (
    <section className="section sheet-pages" aria-labelledby={exerciseIds.pages}>
      <h2 id={exerciseIds.pages}>{planTitles.contents}</h2>
      <ul>
        {parts.map(({ name, first, last }) => (
          <li key={first}>
            <PagePicture slug={slug} number={first} page={sheetPages[first - 1]}>
              <strong>{name}</strong>{' '}
              {fill(first === last ? texts.page : texts.pages, { n: sayPages(first, last) })}
            </PagePicture>
          </li>
        ))}
      </ul>
      <details>
        <summary className="cut-paper">{fill(texts.allPages, { n: sheetPages.length })}</summary>
        <ol>
          {sheetPages.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
            <li key={index}>
              <PagePicture slug={slug} number={index + 1} page={page}>
                {index + 1} {page.name && <strong>{page.name}</strong>}
              </PagePicture>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

interface Props {
  slug: string;
  number: number;
  page: SheetPage | undefined;
  children: ReactNode;
}

/** A small picture of a page, linked to the same picture at full size. */
function PagePicture({ slug, number, page, children }: Props) {
  return (
    <a href={previewAddress(slug, number)}>
      <Preview slug={slug} page={number} landscape={page?.landscape} />
      <span>{children}</span>
    </a>
  );
}
