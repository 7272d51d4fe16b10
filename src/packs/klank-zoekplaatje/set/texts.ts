/** What a visitor reads who makes a set of this. */
export const texts = {
  scenes: { question: 'Welke platen doen mee?', counted: { one: 'plaat', more: 'platen' } },
  heading: 'Zoekplaten',
  answers: {
    question: 'Antwoorden erbij?',
    options: [
      { key: 'met', name: 'Met een blad met de antwoorden' },
      { key: 'zonder', name: 'Alleen de platen' },
    ],
  },
  noScene: 'Kies minstens 1 plaat.',
  useScene: (sound: string) => `Neem de plaat van /${sound}/`,
  useAll: 'Neem ze allemaal',
  name: (sound: string) => `/${sound}/`,
} as const;
