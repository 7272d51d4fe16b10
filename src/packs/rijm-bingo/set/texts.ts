/** What a visitor reads who makes a set of this. */
import { countWords, joinDeeds, quoted } from '../../../maker/texts.ts';

/** On a button. */
const mostNamed = 3;

export const texts = {
  children: 'Elk kind krijgt een andere kaart.',
  rhymesWith: (word: string) => `rijmt op ${word}`,

  drop: (words: readonly string[]) =>
    words.length > 0
      ? `Haal ${words.length > mostNamed ? countWords(words.length) : quoted(words)} eruit`
      : '',
  fewerWords: (drop: string, count: number) => joinDeeds(drop, `haal er ${count} weg`),
  moreWords: (drop: string, count: number) => joinDeeds(drop, `kies er ${count} bij`),
  otherCards: (drop: string, cards: number) => joinDeeds(drop, `maak ${cards} kaarten`),

  crowd: (words: readonly string[], hasCall: boolean) =>
    `${quoted(words)} rijmen op elkaar. ${
      hasCall ? 'Daarvan kunnen er hoogstens twee op de kaarten.' : 'Eén ervan is nodig om te roepen.'
    }`,
  tooFew: (cards: number, fewest: number, words: number) =>
    `Voor ${cards} kaarten heb je minstens ${countWords(fewest)} nodig; je hebt er ${words}.`,
  tooMany: (cards: number, most: number, words: number) =>
    `Op ${cards} kaarten passen ${most} plaatjes; je koos er ${words}.`,
  fewRhymes: (rhymes: number, onCard: number) =>
    `Je woorden hebben samen ${rhymes} verschillende rijmklanken, en op één kaart staan er al ${onCard}. Kies er woorden met een andere rijmklank bij.`,
  tooAlike: (words: number, cards: number) =>
    `Met deze ${countWords(words)} lukt het niet om ${cards} kaarten te maken die genoeg verschillen.`,
} as const;
