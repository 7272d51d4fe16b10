/** What a class reads of this board. */
export const texts = {
  games: {
    plaatjes: 'Twee dezelfde plaatjes',
    woorden: 'Een plaatje en zijn woord',
    rijm: 'Twee plaatjes die rijmen',
  },
  table: (game: string, pairs: number) => `${game}: ${pairs} paren`,
  goingOn: ['Draai er een om'],
  card: (number: number) => `Kaart ${number}`,
} as const;
