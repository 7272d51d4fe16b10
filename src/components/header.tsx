import { matchPath, useLocation } from 'react-router-dom';
import { publicAddress } from '../base.ts';
import { site } from '../content.ts';
import { addresses } from '../model/addresses.ts';
import { BrandMark } from './brand-mark.tsx';

const links = [
  { to: addresses.home, name: 'Home' },
  { to: addresses.articles, name: 'Artikelen' },
  { to: addresses.tips, name: 'Tips' },
  { to: addresses.exercises, name: 'Oefeningen' },
  { to: addresses.about, name: 'Over' },
];

export function Header() {
  const { pathname } = useLocation();
  return (
    <header className="site-header">
      <a className="brand" href={publicAddress(addresses.home)}>
        <BrandMark />
        {site.name}
      </a>
      <nav aria-label="Hoofdmenu">
        <ul>
          {links.map(({ to, name }) => (
            <li key={to}>
              <a href={publicAddress(to)} aria-current={isWithin(to, pathname) ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** An article belongs to the articles. */
function isWithin(to: string, pathname: string): boolean {
  const isShown = (path: string) => matchPath({ path, caseSensitive: true }, pathname) !== null;
  return isShown(to) || (to === addresses.articles && isShown(addresses.article(':slug')));
}
