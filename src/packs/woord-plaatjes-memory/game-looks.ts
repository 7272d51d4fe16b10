/** What each game is called, and what its cards look like. */
import { type Word, withArticle } from '../../model/word.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Game, Memory, MemoryPair } from './rules.ts';

/** What stands on a card. */
export type Face = { readonly picture: MemoryPair['word'] } | { readonly word: Word };

export interface GameLook {
  /** What belongs together. */
  readonly what: string;
  /** What a group does. */
  readonly deed: string;
  readonly tint: Colour;
  /** Both cards of a pair; none where the game has no such pair. */
  readonly facesOf: (pair: MemoryPair) => readonly Face[];
  /** What the pictures of a pair are called. */
  readonly say: (pair: MemoryPair) => string;
}

const twoPictures: Pick<GameLook, 'facesOf' | 'say'> = {
  facesOf: ({ word, partner }) => (partner ? [{ picture: word }, { picture: partner }] : []),
  say: ({ word, partner }) => [word, partner].flatMap((one) => (one ? [withArticle(one)] : [])).join(' – '),
};

export const looks: Readonly<Record<Game, GameLook>> = {
  plaatjes: {
    what: 'twee dezelfde',
    deed: 'zoek twee dezelfde plaatjes',
    tint: 'blueSoft',
    facesOf: ({ word }) => [{ picture: word }, { picture: word }],
    say: ({ word }) => withArticle(word),
  },
  rijm: {
    what: 'rijm',
    deed: 'zoek twee plaatjes die rijmen',
    tint: 'redSoft',
    ...twoPictures,
  },
  klank: {
    what: 'eerste klank',
    deed: 'zoek wat hetzelfde begint',
    tint: 'purpleSoft',
    ...twoPictures,
  },
  woorden: {
    what: 'woorden',
    deed: 'zoek het plaatje bij het woord',
    tint: 'greenSoft',
    facesOf: ({ word }) => [{ picture: word }, { word }],
    say: ({ word }) => withArticle(word),
  },
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Which of the games of a set it is, counted from 1: its cards have as many dots. */
export const numberOf = (game: Game, games: readonly Game[]): number => games.indexOf(game) + 1;

export const nameOf = (game: Game, games: readonly Game[]): string => `Spel ${numberOf(game, games)}`;

/** A game that is played alone needs no number. */
export const titleOf = (game: Game, { games }: Pick<Memory, 'games'>): string => {
  const { what } = looks[game];
  return games.length > 1 ? `${nameOf(game, games)}: ${what}` : capitalized(what);
};

/** `Spel 1, 2 of 3`. */
export const nameGames = ({ games }: Pick<Memory, 'games'>): string =>
  `Spel ${new Intl.ListFormat('nl', { type: 'disjunction' }).format(games.map((game) => String(numberOf(game, games))))}`;

/** ` (spel 2 en 3)` behind what only some of the games need. */
export const sayOnlyFor = (some: readonly Game[], { games }: Pick<Memory, 'games'>): string =>
  some.length < games.length
    ? ` (spel ${new Intl.ListFormat('nl').format(some.map((game) => String(numberOf(game, games))))})`
    : '';
