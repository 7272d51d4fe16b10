import '../styles/section.css';
import './offline.css';
import { PageHead } from '../components/frame/page-head.tsx';
import { PageIntro } from '../components/page/page-intro.tsx';
import { pages } from '../content.ts';
import { pageIds } from '../model/page-ids.ts';

/** Shown instead of a page that the browser has not kept; src/offline/show-kept.ts lists the pages that it has. */
export function OfflinePage() {
  const { heading, text } = pages.offline;
  return (
    <>
      <PageHead title={heading} description={text} noindex />
      <PageIntro colour="spellen" heading={heading} intro={text} pictures={['hedgehog', 'mushroom']} />
      <div className="section">
        <ul id={pageIds.kept} className="kept" />
      </div>
    </>
  );
}
