/** What a class reads of this board. */
import type { WayName } from '../ways/way.ts';

interface WayTexts {
  readonly howTo: readonly [string, string, string];
  /** Above a word that is called, `sound` is how it begins. */
  readonly call: (sound: string) => string;
}

const fourCorners = 'Vier hoeken vol? Roep bingo!';

/** By what children listen to. */
const ways: Readonly<Record<WayName, WayTexts>> = {
  rijm: {
    howTo: ['Luister: ik zeg een woord.', 'Wat rijmt erop? Leg een knoop op je kaart.', fourCorners],
    call: () => 'Ik zie, ik zie iets dat rijmt op …',
  },
  woord: {
    howTo: ['Luister: ik zeg een woord.', 'Staat het op je kaart? Leg er een knoop op.', fourCorners],
    call: () => 'Wie heeft …',
  },
  klank: {
    howTo: ['Luister: hoe begint mijn woord?', 'Wat begint ook zo? Leg een knoop op je kaart.', fourCorners],
    call: (sound) => `Ik zoek iets dat begint met ${sound}, zoals …`,
  },
};

const listed = (cards: readonly number[]): string =>
  `${cards.length === 1 ? 'Kaart' : 'Kaarten'} ${new Intl.ListFormat('nl').format(cards.map(String))}`;

export const texts = {
  ways,
  intro: (words: number, cards: number) => `${words} woorden om te roepen, ${cards} kaarten.`,
  ending: (words: number) => `Klaar! Alle ${words} woorden zijn geroepen.`,
  goingOn: ['Volgend woord', 'Laat zien'],
  question: 'Wie heeft bingo?',
  answer: (word: string, other: string) => `${word} – ${other}`,
  called: 'Al geroepen',
  cards: listed,
  hasBingo: (cards: readonly number[]) => `${listed(cards)}: bingo!`,
  hadBingo: (cards: readonly number[]) => `${listed(cards)} ${cards.length > 1 ? 'hadden' : 'had'} al bingo.`,
  isFull: (cards: readonly number[]) => `${listed(cards)}: de hele kaart vol!`,
  nobodyNow: 'Bij dit woord niemand.',
  nobodyYet: 'Nog niemand.',
} as const;
