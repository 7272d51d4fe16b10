import '../styles/button.css';
import './not-found.css';
import { publicAddress } from '../base.ts';
import { PageHead } from '../components/frame/page-head.tsx';
import { PageIntro } from '../components/page/page-intro.tsx';
import { pages, site } from '../content.ts';
import { addresses } from '../model/addresses.ts';
import { pageIds } from '../model/page-ids.ts';
import { pageTitle } from '../model/page-title.ts';

/** One page for every unknown address: src/not-found.ts replaces it at the address of an article. */
export function NotFoundPage() {
  const { metaTitle, text, english } = pages.notFound;
  return (
    <>
      <PageHead title={metaTitle} description={text} noindex />
      <PageIntro
        colour="voorlezen"
        heading={<span className="giant">404</span>}
        pictures={['teddy-bear', 'socks', 'mushroom']}
      >
        <p className="lead" lang="en">
          {english.text}
        </p>
        <p>{text}</p>
        <p className="way-out" lang="en">
          <a className="button cut-paper" href={publicAddress(addresses.home)}>
            {english.home}
          </a>
        </p>
      </PageIntro>
      <template id={pageIds.articleNotFound} title={pageTitle(pages.articleNotFound.heading, site.name)}>
        <ArticleNotFound />
      </template>
    </>
  );
}

function ArticleNotFound() {
  const { heading, text } = pages.articleNotFound;
  return (
    <PageIntro
      colour="woordenschat"
      heading={heading}
      intro={text}
      pictures={['magnifying-glass-tilted-left', 'books']}
    >
      <p className="way-out">
        <a className="button cut-paper" href={publicAddress(addresses.articles)}>
          {pages.article.back}
        </a>
      </p>
    </PageIntro>
  );
}
