/** What a visitor reads of all sets that are kept. */
import { countThings } from '../../../maker/texts.ts';
import { type Damage, mostKept } from './kept-set.ts';
import type { Damaged, ReadSets } from './sets-text.ts';

const sets = (count: number): string => countThings(count, { one: 'set', more: 'sets' });

const damages: Readonly<Record<Damage, string>> = {
  nothing: 'Daar staat geen set.',
  game: 'Er staat geen spel bij dat we kennen.',
  name: 'Er staat geen naam bij.',
  set: 'De set zelf is niet heel.',
  date: 'Er staat geen datum bij die kan.',
};

const mostTold = 5;

export const texts = {
  remove: (name: string) => `Haal ‘${name}’ weg`,
  removed: (name: string) => `‘${name}’ is weg.`,
  undo: 'Toch niet',
  gone: 'Van een spel dat er niet meer is',

  toFile: 'Bewaar als bestand',
  fromFile: 'Haal sets uit een bestand',
  fileHint:
    'In het bestand staan al je bewaarde sets, zonder foto’s. Zo neem je ze mee naar een ander apparaat.',
  fileName: (day: string) => `bewaarde-sets-${day}.json`,

  tooLarge: 'Dit bestand is te groot voor een bestand met sets.',
  unreadable: 'Dit bestand krijgen we niet open.',
  refused: {
    other: 'Dit is geen bestand met bewaarde sets van deze site.',
    version:
      'Dit bestand komt van een nieuwere versie van de site. Ververs deze pagina en probeer het nog eens.',
  } satisfies Record<Exclude<ReadSets['refused'], undefined>, string>,
  added: (count: number) => (count > 0 ? `${sets(count)} erbij gezet.` : 'Er kwam niets bij.'),
  double: (count: number) => `${sets(count)} ${count === 1 ? 'stond' : 'stonden'} er al.`,
  tooMany: (count: number) =>
    `${sets(count)} ${count === 1 ? 'past' : 'passen'} er niet meer bij: er is plek voor ${mostKept}.`,
  damaged(all: readonly Damaged[]): string[] {
    const told = all
      .slice(0, mostTold)
      .map(
        ({ place, number, damage }) => `${place === 'line' ? 'Regel' : 'Set'} ${number}: ${damages[damage]}`,
      );
    const more = all.length - told.length;
    return more > 0 ? [...told, `En nog ${more} die we niet konden lezen.`] : told;
  },
} as const;
