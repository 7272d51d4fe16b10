import type { WeekFiles } from '../../workshop/protocol.ts';
import { absolute, filesOfAnySet, orderOf } from '../own-set/set-files.ts';

const weeks = import.meta.glob<string>('./*.json', {
  base: '../../generated/weeks',
  eager: true,
  query: '?url',
  import: 'default',
});

/** Where all is that the print of a week is made of. */
export const filesOfWeek = (slug: string, games: readonly string[]): WeekFiles => ({
  ...filesOfAnySet(),
  week: absolute(weeks[`./${slug}.json`] ?? ''),
  games: games.map(orderOf),
});
