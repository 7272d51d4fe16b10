/** What a visitor reads who makes a set of this. */
import { countThings } from '../../../maker/texts.ts';

const counted = { one: 'zin', more: 'zinnen' } as const;

export const texts = {
  sentences: {
    question: 'Welke zinnen doen mee?',
    hint: 'Hoe meer woorden, hoe moeilijker.',
    counted,
  },
  ofLength: (words: number) => `Zinnen van ${words} woorden`,
  empty: (perPage: number) => ({
    question: 'Hoeveel lege zinnen wil je erbij?',
    hint: `Daarop tekenen en schrijven jullie een eigen zin; bij de eerste staat het begin er al. Er passen er ${perPage} op een blad. Ook bij je zinnen zijn de plekken die overblijven leeg.`,
    counted: { one: 'lege zin', more: 'lege zinnen' },
  }),
  tooFew: (fewest: number, count: number) =>
    `Voor een set heb je minstens ${countThings(fewest, counted)} nodig; je hebt er ${count}.`,
} as const;
