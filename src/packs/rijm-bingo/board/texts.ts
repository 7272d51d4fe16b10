/** What a class reads of this board. */

const listed = (cards: readonly number[]): string =>
  `${cards.length === 1 ? 'Kaart' : 'Kaarten'} ${new Intl.ListFormat('nl').format(cards.map(String))}`;

export const texts = {
  intro: (words: number, cards: number) => `${words} woorden om te roepen, ${cards} kaarten.`,
  howTo: [
    'Luister: ik zeg een woord.',
    'Wat rijmt erop? Leg een fiche op je kaart.',
    'Vier hoeken vol? Roep bingo!',
  ],
  ending: (words: number) => `Klaar! Alle ${words} woorden zijn geroepen.`,
  goingOn: ['Volgend woord', 'Laat zien'],
  question: 'Wie heeft bingo?',
  call: 'Ik zie, ik zie iets dat rijmt op …',
  rhyme: (word: string, other: string) => `${word} – ${other}`,
  called: 'Al geroepen',
  cards: listed,
  hasBingo: (cards: readonly number[]) => `${listed(cards)}: bingo!`,
  hadBingo: (cards: readonly number[]) => `${listed(cards)} ${cards.length > 1 ? 'hadden' : 'had'} al bingo.`,
  isFull: (cards: readonly number[]) => `${listed(cards)}: de hele kaart vol!`,
  nobodyNow: 'Bij dit woord niemand.',
  nobodyYet: 'Nog niemand.',
} as const;
