import '../styles/button.css';
import '../styles/section.css';
import '../styles/sheet.css';
import './lesson.css';
import { publicAddress } from '../base.ts';
import { PageHead } from '../components/frame/page-head.tsx';
import { LessonList } from '../components/lessons/lesson-list.tsx';
import { LessonRow } from '../components/lessons/lesson-row.tsx';
import { BackLink } from '../components/page/back-link.tsx';
import { ThemeLinks } from '../components/themes/theme-links.tsx';
import { articles, exercises, pages, site } from '../content.ts';
import { ParentLetter } from '../islands/parent-letter.tsx';
import { addresses, anchors, files } from '../model/addresses.ts';
import { fill } from '../model/fill.ts';
import { type Lesson, type LessonOfPage, minutesOf } from '../model/lesson.ts';
import { articleImage, coverImage } from '../model/social-image.ts';
import { lessonThings } from '../model/structured-data.ts';

const texts = pages.lessons;

const phases = ['opening', 'core', 'closing'] as const;
const levels = ['easier', 'harder', 'newToDutch', 'smallGroup', 'corner'] as const;

export function LessonPage({ lesson }: { lesson: LessonOfPage }) {
  const { slug, title, metaDescription, learns, letter } = lesson;
  const article = articles.find((one) => one.slug === lesson.article);
  if (!article) throw new Error(`There is no article ${lesson.article}`);
  return (
    <>
      <PageHead
        title={fill(texts.metaTitle, { titel: title })}
        description={metaDescription}
        canonical={addresses.lesson(slug)}
        images={[articleImage(article), coverImage(article.category)]}
        keywords={[title, ...texts.keywords]}
        structuredData={lessonThings(site, pages, lesson, article)}
      />
      <article
        className={`lesson ${article.category}`}
        data-keeps={publicAddress(files.keptList(addresses.lesson(slug)))}
      >
        <header className={`lesson-head sheet cut-paper ${article.category}`}>
          <BackLink to={`${addresses.exercises}#${anchors.lessons}`} name={texts.heading} />
          <p className="lesson-facts">
            <span>{texts.group}</span> <span>{fill(texts.minutes, { n: minutesOf(lesson) })}</span>
          </p>
          <h1>{title}</h1>
          <p className="lead">{learns}</p>
        </header>
        <div className="lesson-sheet">
          <div>
            <Ready lesson={lesson} />
            {phases.map((phase) => (
              <Phase key={phase} name={phase} phase={lesson[phase]} />
            ))}
          </div>
          <div>
            <LessonList list={lesson.list} />
            <section aria-labelledby="passend">
              <h2 id="passend">{texts.levels.heading}</h2>
              <dl>
                {levels.map((level) => (
                  <div key={level}>
                    <dt>{texts.levels[level]}</dt>
                    <dd>{lesson[level]}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <Watch lesson={lesson} />
            <Beside lesson={lesson} articleTitle={article.title} />
          </div>
        </div>
        <p className="lesson-from">{fill(texts.from, { adres: site.url + addresses.lesson(slug) })}</p>
        <ParentLetter texts={texts.letter} letter={letter} />
      </article>
      <section className="section lesson-others" aria-labelledby={anchors.lessons}>
        <h2 id={anchors.lessons}>{texts.others}</h2>
        <LessonRow />
      </section>
    </>
  );
}

/** A part of the lesson, with what the teacher does and says. */
function Phase({ name, phase: { minutes, steps } }: PhaseProps) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>
        {texts.phases[name]} <small>{fill(texts.minutes, { n: minutes })}</small>
      </h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

interface PhaseProps {
  name: (typeof phases)[number];
  phase: Lesson['core'];
}

/** What a teacher may see, and what to do then. */
function Watch({ lesson: { watch } }: { lesson: Lesson }) {
  return (
    <section aria-labelledby="kijken">
      <h2 id="kijken">{texts.watch}</h2>
      <dl>
        {watch.map(({ see, act }) => (
          <div key={see}>
            <dt>{see}</dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Ready({ lesson: { ready } }: { lesson: Lesson }) {
  return (
    <section aria-labelledby="klaarleggen">
      <h2 id="klaarleggen">{texts.ready}</h2>
      <ul>
        {ready.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </section>
  );
}

/** What goes with it: the printable, its set with the words of the lesson, the sound, the article. */
function Beside({ lesson: { slug, game, sound, article }, articleTitle }: BesideProps) {
  const exercise = exercises.find(({ slug }) => slug === game.slug);
  if (!exercise) throw new Error(`There is no exercise ${game.slug}`);
  const { title } = exercise;
  return (
    <section className="lesson-beside" aria-labelledby="erbij">
      <h2 id="erbij">{texts.beside.heading}</h2>
      <ul>
        <li>
          <a href={publicAddress(addresses.exercise(game.slug))}>{title}</a>
        </li>
        {game.set && (
          <li>
            <a href={publicAddress(addresses.exercise(game.slug)) + game.set}>
              {fill(texts.beside.set, { titel: game.called?.title ?? title })}
            </a>
          </li>
        )}
        {sound && (
          <li>
            <a href={publicAddress(addresses.sound(sound))}>{fill(texts.beside.sound, { klank: sound })}</a>
          </li>
        )}
        <li>
          <a href={publicAddress(addresses.article(article))}>{articleTitle}</a>
        </li>
      </ul>
      <ThemeLinks leadsHere={(moment) => moment.lesson === slug} />
    </section>
  );
}

interface BesideProps {
  lesson: LessonOfPage;
  articleTitle: string;
}
