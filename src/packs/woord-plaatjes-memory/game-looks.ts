/** What each game is called, and what its cards look like. */
import { type Word, withArticle } from '../../model/word.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Game, Memory, MemoryPair } from './rules.ts';

/** What stands on a card. */
export type Face = { readonly picture: MemoryPair['word'] } | { readonly word: Word };

export interface GameLook {
  readonly name: string;
  /** What belongs together. */
  readonly what: string;
  /** What a group does. */
  readonly deed: string;
  readonly tint: Colour;
  readonly dots: number;
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
    name: 'Spel 1',
    what: 'twee dezelfde',
    deed: 'zoek twee dezelfde plaatjes',
    tint: 'blueSoft',
    dots: 1,
    facesOf: ({ word }) => [{ picture: word }, { picture: word }],
    say: ({ word }) => withArticle(word),
  },
  woorden: {
    name: 'Spel 2',
    what: 'woorden',
    deed: 'zoek het plaatje bij het woord',
    tint: 'greenSoft',
    dots: 2,
    facesOf: ({ word }) => [{ picture: word }, { word }],
    say: ({ word }) => withArticle(word),
  },
  rijm: {
    name: 'Spel 3',
    what: 'rijm',
    deed: 'zoek twee plaatjes die rijmen',
    tint: 'redSoft',
    dots: 3,
    ...twoPictures,
  },
  klank: {
    name: 'Spel 3',
    what: 'eerste klank',
    deed: 'zoek wat hetzelfde begint',
    tint: 'purpleSoft',
    dots: 3,
    ...twoPictures,
  },
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A game that is played alone needs no number. */
export const titleOf = (game: Game, { games }: Pick<Memory, 'games'>): string => {
  const { name, what } = looks[game];
  return games.length > 1 ? `${name}: ${what}` : capitalized(what);
};

export const nameGames = ({ games }: Pick<Memory, 'games'>): string =>
  new Intl.ListFormat('nl', { type: 'disjunction' }).format(
    games.map((game, index) => (index === 0 ? looks[game].name : looks[game].name.replace('Spel ', ''))),
  );
