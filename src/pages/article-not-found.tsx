import { Link } from 'react-router-dom';
import { PageHead } from '../components/page-head.tsx';
import { Picture } from '../components/picture.tsx';
import { pages } from '../content.ts';
import { addresses } from '../model/addresses.ts';

const title = 'Artikel niet gevonden';

export function ArticleNotFound() {
  const { text } = pages.articleNotFound;
  return (
    <div className="not-found">
      <PageHead title={title} description={text} noindex />
      <Picture name="magnifying-glass-tilted-left" size={200} eager />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p>
        <Link className="button" to={addresses.articles}>
          Terug naar artikelen
        </Link>
      </p>
    </div>
  );
}
