import '../styles/section.css';
import { PageHead } from '../components/page-head.tsx';
import { PageIntro } from '../components/page-intro.tsx';
import { articles, pages, site } from '../content.ts';
import { ArticleList } from '../islands/article-list.island.tsx';
import { Island } from '../islands/island.tsx';
import { addresses } from '../model/addresses.ts';
import { articleListThings } from '../model/structured-data.ts';

export function ArticleListPage() {
  const { metaTitle, metaDescription, keywords, heading, intro } = pages.articles;
  return (
    <>
      <PageHead
        title={metaTitle}
        description={metaDescription}
        canonical={addresses.articles}
        keywords={keywords}
        structuredData={articleListThings(site, metaTitle, metaDescription, articles)}
      />
      <PageIntro colour="woordenschat" heading={heading} intro={intro} pictures={['books', 'owl']} />
      <div className="section">
        <Island name="article-list" of={ArticleList} data={{ articles }} />
      </div>
    </>
  );
}
