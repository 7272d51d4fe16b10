/** What a class reads of this board. */

export const countClaps = (claps: number): string => `${claps} ${claps === 1 ? 'klap' : 'klappen'}`;

export const texts = {
  intro: (words: number) => `${words} woorden om te klappen.`,
  howTo: ['Kijk: wat is dit?', 'Klap het woord.', 'Welk monster lust het? Tik het aan.'],
  ending: (words: number) => `Klaar! Alle ${words} woorden zijn opgegeten.`,
  goingOn: ['Volgend woord', 'Laat zien'],
  ask: 'Hoeveel klappen hoor je?',
  again: 'Klap het nog eens.',
  monster: (claps: number) => `Monster van ${countClaps(claps)}`,
} as const;
