import '../styles/band.css';
import '../styles/section.css';
import './exercises.css';
import { ExerciseSheet } from '../components/exercise/exercise-sheet.tsx';
import { PageHead } from '../components/frame/page-head.tsx';
import { LessonRow } from '../components/lessons/lesson-row.tsx';
import { JumpList } from '../components/page/jump-list.tsx';
import { PageIntro } from '../components/page/page-intro.tsx';
import { Remarks } from '../components/page/remarks.tsx';
import { SoundRow } from '../components/sounds/sound-row.tsx';
import { ThemeRow } from '../components/themes/theme-row.tsx';
import { exercises, pages, site, soundPages, themePages } from '../content.ts';
import { addresses, anchors } from '../model/addresses.ts';
import { exercisesThings } from '../model/structured-data.ts';

const hasSounds = soundPages.sounds.length > 0;
const themesPlace = themePages.themes.length > 0 ? [{ id: anchors.themes, name: pages.themes.heading }] : [];
const soundsPlace = hasSounds ? [{ id: anchors.sounds, name: pages.sounds.heading }] : [];

export function ExercisesPage() {
  const { metaTitle, metaDescription, keywords, heading, intro, all, usage } = pages.exercises;
  return (
    <>
      <PageHead
        title={metaTitle}
        description={metaDescription}
        canonical={addresses.exercises}
        keywords={keywords}
        structuredData={exercisesThings(site, pages, exercises)}
      />
      <PageIntro
        colour="spellen"
        heading={heading}
        intro={intro}
        pictures={['printer', 'scissors', 'game-die']}
      >
        <JumpList
          label={all}
          places={[
            ...exercises.map(({ slug, title }) => ({ id: slug, name: title })),
            { id: anchors.lessons, name: pages.lessons.heading },
            ...themesPlace,
            ...soundsPlace,
          ]}
        />
        <p className="before-offline">{pages.offline.beforehand}</p>
      </PageIntro>
      <div className="section exercises">
        {exercises.map((exercise) => (
          <ExerciseSheet key={exercise.slug} exercise={exercise} />
        ))}
      </div>
      <section className="band usage voorlezen" aria-labelledby="gebruik">
        <h2 id="gebruik">{usage.heading}</h2>
        <Remarks remarks={usage.items} />
      </section>
      <section className="band lessons rijm" aria-labelledby={anchors.lessons}>
        <h2 id={anchors.lessons}>{pages.lessons.heading}</h2>
        <p>{pages.lessons.intro}</p>
        <LessonRow />
      </section>
      {themePages.themes.length > 0 && (
        <section className="band themes woordenschat" aria-labelledby={anchors.themes}>
          <h2 id={anchors.themes}>{pages.themes.heading}</h2>
          <p>{pages.themes.intro}</p>
          <ThemeRow />
        </section>
      )}
      {hasSounds && (
        <section className="band sounds spellen" aria-labelledby={anchors.sounds}>
          <h2 id={anchors.sounds}>{pages.sounds.heading}</h2>
          <p>{pages.sounds.intro}</p>
          <SoundRow labelledBy={anchors.sounds} />
        </section>
      )}
    </>
  );
}
