import { publicAddress } from '../../base.ts';
import { pages, site } from '../../content.ts';
import { addresses } from '../../model/addresses.ts';
import { navigation, sitePages } from '../../model/site-pages.ts';
import { BrandSign } from './brand-sign.tsx';

const { menu, menuLabel } = pages.frame;

const links = navigation.map((page) => ({ to: sitePages[page].path, name: menu[page] }));

/** Marks the link of the section that the page belongs to. */
export function Header({ path }: { path: string }) {
  return (
    <header className="site-header">
      <a className="brand" href={publicAddress(addresses.home)}>
        <BrandSign />
        {site.name}
      </a>
      <nav aria-label={menuLabel}>
        <ul>
          {links.map(({ to, name }) => (
            <li key={to}>
              <a href={publicAddress(to)} aria-current={isWithin(to, path) ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** An article belongs to the list of articles, an exercise to that of exercises. */
function isWithin(to: string, path: string): boolean {
  return path === to || (to !== addresses.home && path.startsWith(`${to}/`));
}
