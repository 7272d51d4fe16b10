import { Link } from 'react-router-dom';
import { ArticleCard } from '../components/article-card.tsx';
import { FeaturedArticle } from '../components/featured-article.tsx';
import { Hero } from '../components/hero.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Picture } from '../components/picture.tsx';
import { articles, pages, site } from '../content.ts';
import { addresses } from '../model/addresses.ts';
import { featuredSlugs, latestCount } from '../model/featured.ts';
import { homeThings } from '../model/structured-data.ts';

const featured = featuredSlugs.flatMap((slug) => articles.find((article) => article.slug === slug) ?? []);

export function HomePage() {
  const { metaTitle, metaDescription, keywords, headline, intro } = pages.home;
  return (
    <>
      <PageHead
        title={metaTitle}
        description={metaDescription}
        canonical={addresses.home}
        keywords={keywords}
        structuredData={homeThings(site, metaTitle, metaDescription, featured)}
      />
      <Hero headline={headline} intro={intro} />
      <section className="section" aria-labelledby="start-hier">
        <h2 id="start-hier">Start hier</h2>
        <div className="featured-grid">
          {featured.map((article) => (
            <FeaturedArticle key={article.slug} article={article} />
          ))}
        </div>
      </section>
      <section className="section" aria-labelledby="laatste-artikelen">
        <h2 id="laatste-artikelen">Laatste artikelen</h2>
        <div className="card-grid">
          {articles.slice(0, latestCount).map((article) => (
            <ArticleCard key={article.slug} article={article} heading="h3" />
          ))}
        </div>
        <p>
          <Link className="button" to={addresses.articles}>
            Alle artikelen
          </Link>
        </p>
      </section>
      <nav className="doors" aria-label="Verder kijken">
        <Link to={addresses.tips} className="door voorlezen">
          <Picture name="bathtub" size={120} />
          <span>{pages.tips.heading}</span>
        </Link>
        <Link to={addresses.exercises} className="door spellen">
          <Picture name="game-die" size={120} />
          <span>{pages.exercises.heading}</span>
        </Link>
      </nav>
    </>
  );
}
