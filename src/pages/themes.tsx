import '../styles/section.css';
import './themes.css';
import { publicAddress } from '../base.ts';
import { PageHead } from '../components/frame/page-head.tsx';
import { PageIntro } from '../components/page/page-intro.tsx';
import { WordPicture } from '../components/pictures/word-picture.tsx';
import { pages, site, themePages } from '../content.ts';
import { addresses } from '../model/addresses.ts';
import { themesThings } from '../model/structured-data.ts';
import type { ThemeOfPage } from '../model/theme-page.ts';

const { now, themes } = themePages;
const current = themes.find(({ slug }) => slug === now);

export function ThemesPage() {
  const { metaTitle, metaDescription, keywords, heading, intro, dated, anytime } = pages.themes;
  return (
    <>
      <PageHead
        title={metaTitle}
        description={metaDescription}
        canonical={addresses.themes}
        keywords={keywords}
        structuredData={themesThings(site, pages, themes)}
      />
      <PageIntro colour="woordenschat" heading={heading} intro={intro} pictures={[]} />
      {current && (
        <section className="section themes-now woordenschat" aria-labelledby="nu">
          <h2 id="nu">{pages.themes.now}</h2>
          <ThemeCard theme={current} />
        </section>
      )}
      <ThemeCards id="hele-jaar" heading={dated} themes={themes.filter(({ from }) => from !== undefined)} />
      <ThemeCards id="altijd" heading={anytime} themes={themes.filter(({ from }) => from === undefined)} />
    </>
  );
}

interface Shown {
  id: string;
  heading: string;
  themes: readonly ThemeOfPage[];
}

function ThemeCards({ id, heading, themes }: Shown) {
  return (
    <section className="section themes-all woordenschat" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className="theme-cards">
        {themes.map((theme) => (
          <ThemeCard key={theme.slug} theme={theme} />
        ))}
      </div>
    </section>
  );
}

/** As many as stand side by side on a phone. */
const mostShown = 3;

function ThemeCard({ theme: { slug, name, intro, words } }: { theme: ThemeOfPage }) {
  return (
    <article className="theme-card">
      <div aria-hidden="true">
        {words.slice(0, mostShown).map(({ word, picture }) => (
          <WordPicture key={word} name={picture} />
        ))}
      </div>
      <h3>
        <a href={publicAddress(addresses.theme(slug))}>{name}</a>
      </h3>
      <p>{intro}</p>
    </article>
  );
}
