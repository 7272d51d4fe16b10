/** What a class reads of this board. */
export const texts = {
  games: {
    plaatjes: 'Twee dezelfde plaatjes',
    woorden: 'Een plaatje en zijn woord',
    rijm: 'Twee plaatjes die rijmen',
    klank: 'Twee plaatjes die hetzelfde beginnen',
  },
  table: (game: string, pairs: number) => `${game}: ${pairs} paren`,
  turn: 'Draai er een om',
  turnBack: 'Draai ze terug',
  hint: 'Tik kaarten aan, of loop erheen met de pijltjes en druk op de spatiebalk. Je presenter draait er zelf een om.',
  howTo: ['Draai twee kaarten om.', 'Zeg wat je ziet.', 'Horen ze bij elkaar? Dan blijven ze open.'],
  ending: 'Klaar! Alle paren zijn gevonden.',
  twoGroups: 'Met twee groepen',
  groups: ['Vossen', 'Draken'],
  onTurn: 'aan de beurt',
  pairs: (count: number) => (count === 1 ? '1 paar' : `${count} paren`),
  card: (number: number) => `Kaart ${number}`,
} as const;
