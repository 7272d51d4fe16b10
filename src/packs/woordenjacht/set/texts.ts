/** What a visitor reads who makes a set of this. */
import { quoted } from '../../../maker/texts.ts';

const leaveOut = (most: number): string =>
  `Kies er hoogstens ${most}, of geen: dan komt dit blad er niet bij.`;

export const texts = {
  words: {
    question: 'Wat gaan de kinderen zoeken?',
    hint: 'Zes op een kaart. Bij elk plaatje staat een nieuw woord, of ruimte om er een bij te schrijven.',
  },
  toWrite: 'zelf te schrijven',
  sounds: (most: number) => ({ question: 'Welke plaatjes op de klankenjacht?', hint: leaveOut(most) }),
  rhymes: (most: number) => ({ question: 'Welke plaatjes op de rijmjacht?', hint: leaveOut(most) }),
  examples: (words: readonly string[]) => `zoals ${words.join(', ')}`,

  ownCard: { title: 'Onze jacht', say: 'Waar zie je dit?' },
  ownCardOf: (number: number) => `Onze jacht ${number}`,

  nothing: 'Kies minstens drie dingen om te zoeken, of een plaatje voor de klankenjacht of de rijmjacht.',
  tooFew: (fewest: number, count: number) =>
    `Op een jachtkaart staan minstens ${fewest} plaatjes; je koos er ${count}.`,
  tooMany: (cards: number, most: number, count: number) =>
    `Op ${cards} kaarten passen hoogstens ${most} plaatjes; je koos er ${count}.`,
  lookAlike: (one: string, other: string) =>
    `De plaatjes van ${quoted([one, other])} lijken te veel op elkaar voor één kaart.`,
} as const;

/** Of the page of a listening game. */
export const soundTexts = {
  lonely: 'Er zijn te weinig andere woorden die net zo beginnen.',
  tooMany: (most: number, count: number) =>
    `Op de klankenjacht passen ${most} plaatjes; je koos er ${count}.`,
  alike: (one: string, other: string) =>
    `${quoted([one, other])} beginnen te veel gelijk voor één klankenjacht.`,
} as const;

export const rhymeTexts = {
  lonely: 'Er zijn te weinig andere woorden die erop rijmen.',
  tooMany: (most: number, count: number) => `Op de rijmjacht passen ${most} plaatjes; je koos er ${count}.`,
  alike: (one: string, other: string) =>
    `${quoted([one, other])} klinken aan het eind te veel gelijk voor één rijmjacht.`,
} as const;
