/** A set that a visitor has kept: its address, and what it is called. */

export interface KeptSet {
  /** Of the exercise. */
  readonly slug: string;
  readonly name: string;
  /** The fragment of its address. */
  readonly set: string;
  /** When it was kept: ISO 8601, in UTC. */
  readonly at: string;
}

export const mostKept = 60;
export const longestKeptName = 60;
/** More than a set with forty own words, all of them corrected, and every word of the site. */
const longestSet = 10_000;

/** The same set may be kept once, whatever it is called. */
export const isSameSet = (
  one: Pick<KeptSet, 'slug' | 'set'>,
  other: Pick<KeptSet, 'slug' | 'set'>,
): boolean => one.slug === other.slug && one.set === other.set;

/** On one line, without signs that nobody sees. */
export const plainKeptName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .slice(0, longestKeptName);

/** What of it is not as it was written. */
export type Damage = 'nothing' | 'game' | 'name' | 'set' | 'date';

/** Dutch, since it stands in a file that visitors may open. */
const fields = { slug: 'spel', name: 'naam', set: 'set', at: 'bewaard' } as const;

export const toEntry = ({ slug, name, set, at }: KeptSet): object => ({
  [fields.slug]: slug,
  [fields.name]: name,
  [fields.set]: set,
  [fields.at]: at,
});

/** What somebody else may have written. */
export function readEntry(entry: unknown, isGame: (slug: string) => boolean): KeptSet | Damage {
  const fieldsOf = typeof entry === 'object' && entry !== null ? new Map(Object.entries(entry)) : undefined;
  if (!fieldsOf) return 'nothing';
  const text = (field: string): string => {
    const value: unknown = fieldsOf.get(field);
    return typeof value === 'string' ? value : '';
  };
  const [slug, set, at] = [text(fields.slug), text(fields.set), text(fields.at)];
  const name = plainKeptName(text(fields.name)).trim();
  if (!/^[a-z0-9-]{1,60}$/.test(slug) || !isGame(slug)) return 'game';
  if (name === '') return 'name';
  if (set.length > longestSet || !/^#set=[!-~]+$/.test(set)) return 'set';
  if (!/^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(at) || Number.isNaN(Date.parse(at))) return 'date';
  return { slug, name, set, at };
}
