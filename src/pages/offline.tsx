import '../styles/section.css';
import './offline.css';
import { PageHead } from '../components/frame/page-head.tsx';
import { PageIntro } from '../components/page/page-intro.tsx';
import { pages } from '../content.ts';
import { pageIds } from '../model/page-ids.ts';

/** Shown instead of a page that the browser has not kept; src/offline/show-kept.ts lists the pages that it has, and first those that somebody came to play. */
export function OfflinePage() {
  const { heading, text, exercises, opened, others } = pages.offline;
  return (
    <>
      <PageHead title={heading} description={text} noindex />
      <PageIntro colour="spellen" heading={heading} intro={text} pictures={['hedgehog', 'mushroom']} />
      <section className="section kept" aria-labelledby={`${pageIds.keptExercises}-kop`}>
        <h2 id={`${pageIds.keptExercises}-kop`}>{exercises}</h2>
        <p>{opened}</p>
        <ul id={pageIds.keptExercises} />
      </section>
      <section className="section kept" aria-labelledby={`${pageIds.kept}-kop`}>
        <h2 id={`${pageIds.kept}-kop`}>{others}</h2>
        <ul id={pageIds.kept} />
      </section>
    </>
  );
}
