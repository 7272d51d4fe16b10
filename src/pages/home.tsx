import '../styles/button.css';
import '../styles/section.css';
import { publicAddress } from '../base.ts';
import { ArticleCard } from '../components/cards/article-card.tsx';
import { PageHead } from '../components/frame/page-head.tsx';
import { Doors } from '../components/home/doors.tsx';
import { FeaturedArticle } from '../components/home/featured-article.tsx';
import { Hero } from '../components/home/hero.tsx';
import { articles, pages, site } from '../content.ts';
import { addresses } from '../model/addresses.ts';
import { latestOf } from '../model/home-articles.ts';
import { homeThings } from '../model/structured-data.ts';

const featured = pages.home.featured.flatMap(
  (slug) => articles.find((article) => article.slug === slug) ?? [],
);

export function HomePage() {
  const { metaTitle, metaDescription, keywords, headline, intro, start, latest, all } = pages.home;
  return (
    <>
      <PageHead
        title={metaTitle}
        description={metaDescription}
        canonical={addresses.home}
        keywords={keywords}
        structuredData={homeThings(site, pages, featured)}
      />
      <Hero headline={headline} intro={intro} />
      <section className="section" aria-labelledby="start-hier">
        <h2 id="start-hier">{start}</h2>
        <div className="featured-grid">
          {featured.map((article) => (
            <FeaturedArticle key={article.slug} article={article} />
          ))}
        </div>
      </section>
      <section className="section" aria-labelledby="laatste-artikelen">
        <h2 id="laatste-artikelen">{latest}</h2>
        <div className="card-grid">
          {latestOf(articles).map((article) => (
            <ArticleCard key={article.slug} article={article} heading="h3" />
          ))}
        </div>
        <p>
          <a className="button cut-paper" href={publicAddress(addresses.articles)}>
            {all}
          </a>
        </p>
      </section>
      <Doors
        doors={[
          { to: addresses.tips, name: pages.tips.heading, picture: 'bathtub', colour: 'voorlezen' },
          {
            to: addresses.exercises,
            name: pages.exercises.heading,
            picture: 'game-die',
            colour: 'spellen',
          },
        ]}
      />
    </>
  );
}
