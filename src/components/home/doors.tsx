import './doors.css';
import { publicAddress } from '../../base.ts';
import { pages } from '../../content.ts';
import { Picture } from '../pictures/picture.tsx';

interface Door {
  to: string;
  name: string;
  picture: string;
  colour: string;
}

/** Large links to other pages of the site, at the end of a page. */
export function Doors({ doors }: { doors: readonly Door[] }) {
  return (
    <nav className="doors" aria-label={pages.home.further}>
      <ul>
        {doors.map(({ to, name, picture, colour }) => (
          <li key={to}>
            <a href={publicAddress(to)} className={`door cut-paper ${colour}`}>
              <Picture name={picture} size={120} />
              <span>{name}</span>
            </a>{' '}
          </li>
        ))}
      </ul>
    </nav>
  );
}
