/** What a visitor reads who makes a set of this. */
import { countWords } from '../../../maker/texts.ts';
import { sayClaps } from '../rules.ts';

export const texts = {
  tooFew: (claps: number, fewest: number, count: number) =>
    `Voor het monster van ${sayClaps(claps)} heb je minstens ${countWords(fewest)} nodig; je hebt er ${count}.`,
  tooMany: (claps: number, most: number, count: number) =>
    `Voor het monster van ${sayClaps(claps)} passen er ${most} kaartjes; je koos er ${count}.`,
  tooManyClaps: (claps: number, most: number) =>
    `Het heeft ${claps} klappen, en er zijn monsters tot en met ${most}.`,
  noWords: 'Er zijn nog geen woorden. Kies er met één klap en met twee.',
  oneLength: (claps: number) =>
    `Al je woorden hebben ${sayClaps(claps)}, en dan valt er niets te sorteren. Kies er ook met ${claps === 1 ? 'meer klappen' : 'één klap'}.`,
} as const;
