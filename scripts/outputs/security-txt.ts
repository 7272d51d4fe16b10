import { files } from '../../src/model/addresses.ts';
import type { Day } from '../../src/model/day.ts';
import type { Site } from '../../src/model/site.ts';

/** Less than a year, as RFC 9116 advises. */
const daysOfUse = 360;

/**
 * Whom to tell of a leak. It holds for a year from the last change of an article: the same content gives the same file, and
 * who changes nothing for so long may not read the mail either.
 */
export function securityTxt(
  { url, email, copyrightYear }: Pick<Site, 'url' | 'email' | 'copyrightYear'>,
  changed: Day | undefined,
): string {
  const expires = new Date(`${changed ?? `${copyrightYear}-01-01`}T12:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + daysOfUse);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: nl',
    `Canonical: ${url}${files.securityTxt}`,
    '',
  ].join('\n');
}
