/** On the page that tells how to play, the rules of a game look as its cards do. */
import type { GameMark } from '../../sheets/pack.ts';
import { dotsOf, dotsWidth } from './game-dots.ts';
import { looks, nameOf, numberOf } from './game-looks.ts';
import type { Game } from './rules.ts';

/** A game that is played alone is told apart from no other. */
export const gameMarksOf = (games: readonly Game[]): GameMark[] =>
  games.length > 1
    ? games.map((game) => {
        const dots = numberOf(game, games);
        return {
          name: nameOf(game, games),
          ground: looks[game].tint,
          width: dotsWidth(dots),
          lay: (x, y) => dotsOf(dots, [x, y]),
        };
      })
    : [];
