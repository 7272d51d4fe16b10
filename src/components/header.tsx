import { Link, NavLink } from 'react-router-dom';
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
  return (
    <header className="site-header">
      <Link className="brand" to={addresses.home}>
        <BrandMark />
        {site.name}
      </Link>
      <nav aria-label="Hoofdmenu">
        <ul>
          {links.map(({ to, name }) => (
            <li key={to}>
              <NavLink to={to} end={to !== addresses.articles}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
