import '../styles/button.css';
import './not-found.css';
import { publicAddress } from '../base.ts';
import { PageHead } from '../components/frame/page-head.tsx';
import { PageIntro } from '../components/page/page-intro.tsx';
import { pages, site } from '../content.ts';
import { addresses } from '../model/addresses.ts';
import { pageIds } from '../model/page-ids.ts';
import { pageTitle } from '../model/page-title.ts';

const articleTitle = 'Artikel niet gevonden';

/** One page for any address: src/not-found.ts puts the screen of a missing article in its place where that is right. */
export function NotFoundPage() {
  return (
    <>
      <PageHead title="Pagina niet gevonden" description={pages.notFound.text} noindex />
      <PageIntro
        colour="voorlezen"
        heading={<span className="giant">404</span>}
        pictures={['teddy-bear', 'socks', 'mushroom']}
      >
        <p className="lead" lang="en">
          Oops! Page not found
        </p>
        <p>{pages.notFound.text}</p>
        <p className="way-out" lang="en">
          <a className="button cut-paper" href={publicAddress(addresses.home)}>
            Return to Home
          </a>
        </p>
      </PageIntro>
      <template id={pageIds.articleNotFound} title={pageTitle(articleTitle, site.name)}>
        <ArticleNotFound />
      </template>
    </>
  );
}

function ArticleNotFound() {
  return (
    <PageIntro
      colour="woordenschat"
      heading={articleTitle}
      intro={pages.articleNotFound.text}
      pictures={['magnifying-glass-tilted-left', 'books']}
    >
      <p className="way-out">
        <a className="button cut-paper" href={publicAddress(addresses.articles)}>
          Terug naar artikelen
        </a>
      </p>
    </PageIntro>
  );
}
