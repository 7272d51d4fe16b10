import '../styles/section.css';
import { PageHead } from '../components/frame/page-head.tsx';
import { PageIntro } from '../components/page/page-intro.tsx';
import { articles, pages, site } from '../content.ts';
import { ArticleList } from '../islands/article-list.island.tsx';
import { Island } from '../islands/waking/island.tsx';
import { addresses } from '../model/addresses.ts';
import { fill } from '../model/fill.ts';
import { countPages, listAddress, pageOf } from '../model/list-pages.ts';
import { articleListThings, laterListThings } from '../model/structured-data.ts';

const { metaTitle, metaDescription, keywords, heading, intro, later } = pages.articles;
const pageCount = countPages(articles.length);

/** The first page of the list, where all articles can be searched. */
export function ArticleListPage() {
  const ofThisPage = pageOf(articles, 1);
  const count = pageCount > 1 ? articles.length : undefined;
  return (
    <>
      <PageHead
        title={metaTitle}
        description={metaDescription}
        canonical={addresses.articles}
        next={pageCount > 1 ? listAddress(2) : undefined}
        keywords={keywords}
        structuredData={articleListThings(site, pages, articles)}
      />
      <PageIntro colour="woordenschat" heading={heading} intro={intro} pictures={['books', 'owl']} />
      <div className="section">
        <Island name="article-list" of={ArticleList} data={{ articles: ofThisPage, count }} />
      </div>
    </>
  );
}

/** A later page is static: its search and its filters lead to the first. */
export function LaterListPage({ page }: { page: number }) {
  const title = fill(later.title, { titel: metaTitle, pagina: page });
  const description = fill(later.description, { pagina: page, totaal: pageCount, tekst: metaDescription });
  return (
    <>
      <PageHead
        title={title}
        description={description}
        canonical={listAddress(page)}
        previous={listAddress(page - 1)}
        next={page < pageCount ? listAddress(page + 1) : undefined}
        keywords={keywords}
        structuredData={laterListThings(site, pages, { page, title, description })}
      />
      <PageIntro
        colour="woordenschat"
        heading={fill(later.title, { titel: heading, pagina: page })}
        pictures={['books', 'owl']}
      />
      <div className="section">
        <ArticleList articles={pageOf(articles, page)} count={articles.length} page={page} />
      </div>
    </>
  );
}
