/** What a visitor reads who makes a set of this. */
import { countWords, joinDeeds } from '../../../maker/texts.ts';
import { sayClaps } from '../rules.ts';

export const texts = {
  tooFew: (claps: number, fewest: number, count: number) =>
    `Voor het monster van ${sayClaps(claps)} heb je minstens ${countWords(fewest)} nodig; je hebt er ${count}.`,
  tooMany: (claps: number, most: number, count: number) =>
    `Voor het monster van ${sayClaps(claps)} passen er ${most} kaartjes; je koos er ${count}.`,
  tooManyClaps: (claps: number, most: number) =>
    `Het heeft ${claps} klappen, en er zijn monsters tot en met ${most}.`,
  change: (gone: number, added: number) =>
    joinDeeds(gone > 0 ? `haal er ${gone} weg` : '', added > 0 ? `kies er ${added} bij` : ''),
} as const;
