import '../styles/button.css';
import '../styles/section.css';
import { publicAddress } from '../base.ts';
import { ArticleCard } from '../components/cards/article-card.tsx';
import { PageHead } from '../components/frame/page-head.tsx';
import { Doors } from '../components/home/doors.tsx';
import { FeaturedArticle } from '../components/home/featured-article.tsx';
import { Hero } from '../components/home/hero.tsx';
import { articles, exercises, pages, site, soundPages, themePages } from '../content.ts';
import { addresses, anchors } from '../model/addresses.ts';
import { fill } from '../model/fill.ts';
import { latestOf } from '../model/home-articles.ts';
import { exerciseIds } from '../model/page-ids.ts';
import { homeThings } from '../model/structured-data.ts';

const featured = pages.home.featured.flatMap(
  (slug) => articles.find((article) => article.slug === slug) ?? [],
);

const { parents, teachers, ownWords } = pages.home.doors;

const { slug: begin } = exercises.find(({ slug, hasOwnSet }) => hasOwnSet && slug === ownWords.begin) ?? {};
const toOwnWords = {
  to: begin ? `${addresses.exercise(begin)}#${exerciseIds.set}` : addresses.exercises,
  name: ownWords.link,
};

const doorForParents = {
  id: 'thuis',
  heading: parents.heading,
  text: parents.text,
  picture: 'bathtub',
  colour: 'voorlezen',
  links: [
    { to: addresses.tips, name: pages.tips.heading },
    { to: addresses.exercises, name: pages.exercises.heading },
    toOwnWords,
    { to: `${addresses.about}#${anchors.doubt}`, name: pages.about.doubt.heading },
  ],
} as const;

const onBoard = exercises.find(({ hasBoard }) => hasBoard);

const themeNow = themePages.themes.find(({ slug }) => slug === themePages.now);

const doorForTeachers = {
  id: 'klas',
  heading: teachers.heading,
  text: teachers.text,
  picture: 'game-die',
  colour: 'spellen',
  links: [
    { to: `${addresses.exercises}#${anchors.lessons}`, name: pages.lessons.heading },
    ...(themeNow
      ? [{ to: addresses.theme(themeNow.slug), name: fill(teachers.week, { thema: themeNow.name }) }]
      : []),
    toOwnWords,
    ...(onBoard
      ? [
          {
            to: `${addresses.exercise(onBoard.slug)}#${exerciseIds.board}`,
            name: fill(teachers.board, { titel: onBoard.title }),
          },
        ]
      : []),
    ...(soundPages.sounds.length > 0
      ? [{ to: `${addresses.exercises}#${anchors.sounds}`, name: pages.sounds.heading }]
      : []),
  ],
} as const;

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
      <Doors doors={[doorForParents, doorForTeachers]} />
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
    </>
  );
}
