/** What a visitor reads who makes a set of this. */
import { quoted } from '../../../maker/texts.ts';

const counted = { one: 'kaart', more: 'kaarten' } as const;

export const texts = {
  cards: (fewest: number) => ({
    question: 'Welke kaarten doen mee?',
    hint: `Van elke soort minstens ${fewest}. Op de lege kaarten teken je zelf.`,
    counted,
  }),
  vragen: { question: 'Welke vragen kun je trekken?', counted },
  tooFew(piles: readonly { readonly name: string; readonly count: number }[], fewest: number): string {
    const [first] = piles;
    if (first && piles.length === 1)
      return `Van de ‘${first.name}’ heb je er minstens ${fewest} nodig; je hebt er ${first.count}.`;
    return `Van elke soort heb je minstens ${fewest} kaarten nodig. Er zijn te weinig ${quoted(piles.map(({ name }) => name))}.`;
  },
} as const;
