import { ArticleCard } from '../components/article-card.tsx';
import { Doors } from '../components/doors.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageIntro } from '../components/page-intro.tsx';
import { articles, pages } from '../content.ts';
import { addresses } from '../model/addresses.ts';

/** Stands, at any address, for what a browser has not kept; all that it links to is kept. */
export function OfflinePage() {
  const { heading, text } = pages.offline;
  return (
    <>
      <PageHead title={heading} description={text} noindex />
      <PageIntro colour="spellen" heading={heading} intro={text} pictures={['hedgehog', 'mushroom']} />
      <section className="section" aria-labelledby="bewaarde-artikelen">
        <h2 id="bewaarde-artikelen">{pages.articles.heading}</h2>
        <div className="card-grid">
          {articles.map((article) => (
            <ArticleCard key={article.slug} article={article} heading="h3" />
          ))}
        </div>
      </section>
      <Doors
        doors={[{ to: addresses.tips, name: pages.tips.heading, picture: 'bathtub', colour: 'voorlezen' }]}
      />
    </>
  );
}
