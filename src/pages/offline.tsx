import { Link } from 'react-router-dom';
import { ArticleCard } from '../components/article-card.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageIntro } from '../components/page-intro.tsx';
import { Picture } from '../components/picture.tsx';
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
      <nav className="doors" aria-label="Verder kijken">
        <Link to={addresses.tips} className="door voorlezen">
          <Picture name="bathtub" size={120} />
          <span>{pages.tips.heading}</span>
        </Link>
      </nav>
    </>
  );
}
