/** What a visitor reads who makes a set of this. */
import { countThings } from '../../../maker/texts.ts';

const counted = { one: 'zin', more: 'zinnen' } as const;

export const texts = {
  sentences: {
    question: 'Welke zinnen doen mee?',
    hint: 'Hoe meer woorden, hoe moeilijker. Delen je zinnen woorden, dan knip je minder.',
    counted,
  },
  ofLength: (words: number) => `Zinnen van ${words} woorden`,
  empty: (perPage: number) => ({
    question: 'Hoeveel lege zinnen wil je erbij?',
    hint: `Daarop tekenen en schrijven jullie een eigen zin. Er passen er ${perPage} op een blad.`,
    counted: { one: 'lege zin', more: 'lege zinnen' },
  }),
  tooFew: (fewest: number, count: number) =>
    `Voor een set heb je minstens ${countThings(fewest, counted)} nodig; je hebt er ${count}.`,
} as const;
