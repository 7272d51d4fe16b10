import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { publicAddress } from '../base.ts';
import { PageHead } from '../components/page-head.tsx';
import { PageIntro } from '../components/page-intro.tsx';
import { pages } from '../content.ts';
import { addresses } from '../model/addresses.ts';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`404: ${pathname}`);
  }, [pathname]);
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
          <a className="button" href={publicAddress(addresses.home)}>
            Return to Home
          </a>
        </p>
      </PageIntro>
    </>
  );
}
