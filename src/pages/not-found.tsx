import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageHead } from '../components/page-head.tsx';
import { Picture } from '../components/picture.tsx';
import { pages } from '../content.ts';
import { addresses } from '../model/addresses.ts';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`404: ${pathname}`);
  }, [pathname]);
  return (
    <div className="not-found">
      <PageHead title="Pagina niet gevonden" description={pages.notFound.text} noindex />
      <Picture name="hedgehog" size={200} eager />
      <div lang="en">
        <h1>404</h1>
        <p className="lead">Oops! Page not found</p>
      </div>
      <p>{pages.notFound.text}</p>
      <p lang="en">
        <Link className="button" to={addresses.home}>
          Return to Home
        </Link>
      </p>
    </div>
  );
}
