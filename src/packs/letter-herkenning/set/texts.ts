/** What a visitor reads who makes a set of this. */
export const texts = {
  name: {
    question: 'Voor welk kind is het?',
    hint: 'De naam komt om over te trekken op het blad ‘Mijn naam’, vooraan, en onderaan elk blad. Leeg laten mag: dan staan er lijnen, voor elk kind.',
  },
  letters: {
    question: 'Welke letters doen mee?',
    hint: 'Elke letter krijgt een eigen blad.',
    counted: { one: 'letter', more: 'letters' },
  },
  noLetter: 'Kies minstens 1 letter.',
  /** Of a child, or of a kern. */
  lettersOf: (whose: string) => `Kies de letters van ${whose}`,
} as const;
