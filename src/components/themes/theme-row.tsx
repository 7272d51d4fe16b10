import '../lessons/lesson-row.css';
import { publicAddress } from '../../base.ts';
import { themePages } from '../../content.ts';
import { addresses } from '../../model/addresses.ts';

/** Links to the themes of all the school year, but the one of the page that it is on. */
export function ThemeRow({ current }: { current?: string }) {
  return (
    <ul className="lesson-row">
      {themePages.themes
        .filter(({ slug }) => slug !== current)
        .map(({ slug, name, days }) => (
          <li key={slug}>
            <a href={publicAddress(addresses.theme(slug))}>
              {name} <small>{days[0]?.title}</small>
            </a>
          </li>
        ))}
    </ul>
  );
}
