import { publicAddress } from '../base.ts';
import { PageHead } from '../components/page-head.tsx';
import { PageIntro } from '../components/page-intro.tsx';
import { pages } from '../content.ts';
import { addresses } from '../model/addresses.ts';

const title = 'Artikel niet gevonden';

export function ArticleNotFound() {
  const { text } = pages.articleNotFound;
  return (
    <>
      <PageHead title={title} description={text} noindex />
      <PageIntro
        colour="woordenschat"
        heading={title}
        intro={text}
        pictures={['magnifying-glass-tilted-left', 'books']}
      >
        <p className="way-out">
          <a className="button" href={publicAddress(addresses.articles)}>
            Terug naar artikelen
          </a>
        </p>
      </PageIntro>
    </>
  );
}
