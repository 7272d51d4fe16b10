/** What a teacher reads where she prints a week. */
import { mostGames, weekChildren } from '../../model/week-order.ts';
import { texts as waking } from '../waking/texts.ts';

const { missing, retry } = waking;
const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const texts = {
  what: 'Wat wil je printen?',
  programme: 'Het weekprogramma: wat je vooraf regelt, klaarlegt en zegt',
  words: (count: number, taught: number) =>
    `Woordkaarten voor aan de muur (${counted(count, 'woord', 'woorden')}${taught > 0 ? `, en ${taught} nieuwe met een vak om in te tekenen` : ''})`,
  plate: 'De praatplaat, met vragen op de achterkant',
  letter: 'De brief aan de ouders',
  games: 'Met welk spel?',
  gamesHint: `Kies er hoogstens ${mostGames}. De woorden van deze bladzijde zitten er al in.`,
  children: 'Hoeveel kinderen?',
  childrenHint: `Van ${weekChildren.least} tot en met ${weekChildren.most} kinderen.`,
  look: 'Kleur of zwart-wit?',
  looks: { colour: 'Kleur', line: 'Zwart-wit, om in te kleuren' },

  nothing: 'Vink eerst iets aan.',
  counting: 'We tellen het papier…',
  load: (sheets: number, minutes: number) =>
    `Voor je hele groep: ${counted(sheets, 'vel', 'vellen')} papier${minutes > 0 ? ` en zo’n ${counted(minutes, 'minuut', 'minuten')} knippen` : ', en niets te knippen'}.`,
  make: 'Print de week',
  progress: 'De PDF wordt gemaakt',
  busy: 'Je PDF wordt gemaakt…',
  ready: (pages: number) =>
    `Klaar! Je PDF van ${counted(pages, 'bladzijde', 'bladzijden')} staat bij je downloads.`,
  again: 'Nog een keer downloaden',
  failed: missing,
  retry,
} as const;
