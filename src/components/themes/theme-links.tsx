import { publicAddress } from '../../base.ts';
import { pages, themePages } from '../../content.ts';
import { addresses } from '../../model/addresses.ts';
import type { Moment } from '../../model/week.ts';

/** To the weeks that have a moment that leads here. */
export function ThemeLinks({ leadsHere }: { leadsHere: (moment: Moment) => boolean }) {
  const themes = themePages.themes.filter(({ days }) => days.some(({ moments }) => moments.some(leadsHere)));
  if (themes.length === 0) return null;
  return (
    <p className="theme-links">
      {pages.week.of}{' '}
      {themes.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <a href={publicAddress(addresses.theme(slug))}>{name}</a>
        </span>
      ))}
    </p>
  );
}
