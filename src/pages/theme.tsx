import '../styles/section.css';
import '../styles/sheet.css';
import './theme.css';
import { publicAddress } from '../base.ts';
import { BookShelf } from '../components/article/book-shelf.tsx';
import { FittingGames } from '../components/exercise/fitting-games.tsx';
import { PageHead } from '../components/frame/page-head.tsx';
import { BackLink } from '../components/page/back-link.tsx';
import { WordPicture } from '../components/pictures/word-picture.tsx';
import { ThemePlate } from '../components/themes/theme-plate.tsx';
import { ThemeRow } from '../components/themes/theme-row.tsx';
import { WeekDays } from '../components/week/week-days.tsx';
import { WeekJump } from '../components/week/week-jump.tsx';
import { PictureWords } from '../components/words/picture-words.tsx';
import { pages, site } from '../content.ts';
import { ParentLetter } from '../islands/parent-letter.tsx';
import { texts as printTexts } from '../islands/print-week/section-texts.ts';
import { PrintWeekSection } from '../islands/print-week-section.tsx';
import { addresses, files } from '../model/addresses.ts';
import { fill } from '../model/fill.ts';
import { gamesId } from '../model/page-ids.ts';
import type { FittingGame } from '../model/sound-page.ts';
import { themeThings } from '../model/structured-data.ts';
import type { ThemeOfPage } from '../model/theme-page.ts';

const texts = pages.themes;

export function ThemePage({ theme }: { theme: ThemeOfPage }) {
  const { slug, name, metaDescription, before, days, taught, words, games, books, letter } = theme;
  return (
    <>
      <PageHead
        title={fill(texts.metaTitleOf, { thema: name })}
        description={metaDescription}
        canonical={addresses.theme(slug)}
        keywords={texts.keywordsOf.map((one) => fill(one, { thema: name.toLowerCase() }))}
        structuredData={themeThings(site, pages, theme)}
      />
      <article
        className="theme woordenschat"
        data-keeps={publicAddress(files.keptList(addresses.theme(slug)))}
      >
        <ThemeHead theme={theme} />
        <section className="section theme-week" aria-labelledby="week">
          <h2 id="week">{pages.week.heading}</h2>
          <WeekDays before={before} days={days} />
        </section>
        <PrintWeekSection
          slug={slug}
          hasProgramme
          words={words.length}
          taught={taught.length}
          hasPlate
          hasLetter
          games={games}
        />
        <ParentLetter texts={pages.lessons.letter} letter={letter} />
        <Talk theme={theme} />
        <section className="section theme-words" aria-labelledby="woorden">
          <h2 id="woorden">{texts.words.heading}</h2>
          <p>{texts.words.printing}</p>
          <PictureWords words={words}>{(written, { article }) => `${article} ${written}`}</PictureWords>
        </section>
        <section className="section theme-games" aria-labelledby={gamesId}>
          <h2 id={gamesId}>{texts.games.heading}</h2>
          <p>{texts.games.intro}</p>
          <FittingGames games={madeOverFirst(games)} />
        </section>
        {books.length > 0 && <BookShelf books={books} />}
      </article>
      <section className="section theme-others" aria-labelledby="andere-themas">
        <h2 id="andere-themas">{texts.others}</h2>
        <ThemeRow current={slug} />
      </section>
    </>
  );
}

/** What becomes another game by these words, such as bingo, is about nothing but them: who comes for a game, comes for that most. */
const madeOverFirst = (games: readonly FittingGame[]) =>
  games.toSorted((one, other) => Number(!one.called) - Number(!other.called));

function ThemeHead({ theme: { name, intro, taught, words } }: { theme: ThemeOfPage }) {
  const [first] = words;
  return (
    <header className="theme-head sheet cut-paper woordenschat">
      <div>
        <BackLink to={addresses.themes} name={texts.heading} />
        <h1>{name}</h1>
        <p className="theme-facts">{texts.facts}</p>
      </div>
      {first && <WordPicture name={first.picture} eager />}
      <div>
        <p className="lead">{intro}</p>
        <WeekJump print={printTexts.heading} games={texts.games.jump} />
      </div>
      <section aria-labelledby="nieuw">
        <h2 id="nieuw">{texts.taught}</h2>
        <dl>
          {taught.map(({ word, means, gesture }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{means}</dd>
              <dd>{gesture}</dd>
            </div>
          ))}
        </dl>
      </section>
    </header>
  );
}

/** A picture to look at together, and what to ask about it. */
function Talk({ theme: { slug, name, questions } }: { theme: ThemeOfPage }) {
  return (
    <section className="section theme-talk" aria-labelledby="praatplaat">
      <h2 id="praatplaat">{texts.plate.heading}</h2>
      <ThemePlate slug={slug} alt={fill(texts.plate.alt, { thema: name })} large={texts.plate.large} />
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  );
}
