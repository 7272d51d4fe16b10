import '../styles/section.css';
import '../styles/sheet.css';
import './exercise.css';
import { publicAddress } from '../base.ts';
import { RelatedCard } from '../components/cards/related-card.tsx';
import { Downloads } from '../components/exercise/downloads.tsx';
import { ExerciseFacts } from '../components/exercise/exercise-facts.tsx';
import { HowToPlay } from '../components/exercise/how-to-play.tsx';
import { PrintedSheet } from '../components/exercise/printed-sheet.tsx';
import { SaidLine } from '../components/exercise/said-line.tsx';
import { SheetPages } from '../components/exercise/sheet-pages.tsx';
import { PageHead } from '../components/frame/page-head.tsx';
import { BackLink } from '../components/page/back-link.tsx';
import { InOrder } from '../components/page/in-order.tsx';
import { ThemeLinks } from '../components/themes/theme-links.tsx';
import { TipLink } from '../components/tips/tip-link.tsx';
import { articlesLeadingTo, site, pages as texts, tipGroups } from '../content.ts';
import { BoardDoor } from '../islands/board-door.tsx';
import { OwnSetSection } from '../islands/own-set-section.tsx';
import { addresses, files } from '../model/addresses.ts';
import type { ArticleSummary } from '../model/article.ts';
import { type Category, categoryNames } from '../model/category.ts';
import { adultPageTitles } from '../model/exercise.ts';
import type { ExerciseOfPage } from '../model/exercise-page.ts';
import { fill } from '../model/fill.ts';
import { groupNames } from '../model/group-names.ts';
import { inShort, planTitles } from '../model/in-short.ts';
import { exerciseIds } from '../model/page-ids.ts';
import { coverImage, exerciseImage } from '../model/social-image.ts';
import { exerciseThings } from '../model/structured-data.ts';
import type { Tip } from '../model/tip.ts';
import { tipsLeadingTo } from '../model/tips-leading-to.ts';

export function ExercisePage({ exercise }: { exercise: ExerciseOfPage }) {
  const articles = articlesLeadingTo[exercise.slug] ?? [];
  const { slug, title, description, trains, colour, hasOwnSet, hasBoard } = exercise;
  return (
    <>
      <PageHead
        title={fill(texts.exercise.metaTitle, { titel: title })}
        description={description}
        canonical={addresses.exercise(slug)}
        images={[exerciseImage(exercise), coverImage(colour)]}
        keywords={[title, trains, categoryNames[colour], ...texts.exercise.keywords]}
        structuredData={exerciseThings(site, texts, exercise, articles)}
      />
      <article
        className={colour}
        data-keeps={hasOwnSet ? publicAddress(files.keptList(addresses.exercise(slug))) : undefined}
      >
        <ExerciseHead exercise={exercise} />
        <SheetPages exercise={exercise} />
        <div className="exercise-columns">
          <HowToPlay adultPage={exercise.adultPage} />
          <InShort exercise={exercise} />
        </div>
        {hasOwnSet && (
          <OwnSetSection slug={slug} title={title} texts={texts.exercises.ownSet} hasBoard={hasBoard} />
        )}
      </article>
      <Further
        slug={slug}
        articles={articles}
        tips={tipsLeadingTo('exercise', slug, tipGroups)}
        colour={colour}
      />
    </>
  );
}

function ExerciseHead({ exercise }: { exercise: ExerciseOfPage }) {
  const { slug, title, description, group, colour, pages, plan, hasOwnSet, hasBoard } = exercise;
  const { minutes, length } = texts.exercise;
  const { all, ownSet } = texts.exercises;
  return (
    <header className={`exercise-head sheet cut-paper ${colour}`}>
      <div>
        <BackLink to={addresses.exercises} name={all} />
        <p className="exercise-facts">
          <span>{groupNames[group]}</span> <span>{fill(minutes, { n: plan.minutes })}</span>{' '}
          <span>{fill(length, { n: pages })}</span>
        </p>
        <h1 id={exerciseIds.title}>{title}</h1>
        <p className="lead">{description}</p>
        <Downloads exercise={exercise} titleId={exerciseIds.title} />
        {hasBoard && <BoardDoor name={ownSet.board} slug={slug} title={title} colour={colour} />}
        {hasOwnSet && (
          <p className="own-set-link">
            <a className="button cut-paper" href={`#${exerciseIds.set}`}>
              {ownSet.heading}
            </a>
          </p>
        )}
      </div>
      <PrintedSheet exercise={exercise} eager />
    </header>
  );
}

/** What a grown-up plans by, and what they need. */
function InShort({ exercise }: { exercise: ExerciseOfPage }) {
  const { plan, adultPage } = exercise;
  return (
    <section className="in-short cut-paper" aria-labelledby={exerciseIds.inShort}>
      <h2 id={exerciseIds.inShort}>{planTitles.inShort}</h2>
      <ExerciseFacts exercise={exercise}>
        {inShort(plan).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </ExerciseFacts>
      <h3>{adultPageTitles.needs}</h3>
      <ul>
        <InOrder items={adultPage.needs}>
          {(line) => (
            <li>
              <SaidLine line={line} />
            </li>
          )}
        </InOrder>
      </ul>
    </section>
  );
}

interface FurtherProps {
  slug: string;
  articles: readonly ArticleSummary[];
  tips: readonly Tip[];
  colour: Category;
}

/** The articles, the tips and the weeks that lead to the exercise. */
function Further({ slug, articles, tips, colour }: FurtherProps) {
  if (articles.length + tips.length === 0) return null;
  return (
    <section className={`section exercise-further ${colour}`} aria-labelledby={exerciseIds.further}>
      <h2 id={exerciseIds.further}>{texts.exercise.further}</h2>
      <div className="card-grid">
        {articles.map((article) => (
          <RelatedCard key={article.slug} article={article} />
        ))}
        {tips.map((tip) => (
          <TipLink key={tip.id} tip={tip} />
        ))}
      </div>
      <ThemeLinks leadsHere={({ exercise }) => exercise === slug} />
    </section>
  );
}
