const mostNamed = 4;

/** As many as are read at a glance, and how many more. */
function nameSome(words: readonly string[]): string {
  const named = words.slice(0, words.length > mostNamed ? mostNamed - 1 : mostNamed);
  const more = words.length - named.length;
  const quoted = named.map((word) => `‘${word}’`);
  return new Intl.ListFormat('nl').format(more > 0 ? [...quoted, `nog ${more}`] : quoted);
}

/** What a class reads of this board. */
export const texts = {
  games: {
    plaatjes: 'Twee dezelfde plaatjes',
    woorden: 'Een plaatje en zijn woord',
    rijm: 'Twee plaatjes die rijmen',
    klank: 'Twee plaatjes die hetzelfde beginnen',
  },
  table: (game: string, pairs: number) => `${game}: ${pairs} paren`,
  others: (most: number, words: readonly string[]) =>
    `Er passen ${most} paren op het bord: ${nameSome(words)} ${words.length === 1 ? 'doet' : 'doen'} nu niet mee. Een nieuw spel kiest opnieuw.`,
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
