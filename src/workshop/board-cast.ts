/** Who of the cast looks on while a board is played, and how. */
import type { Player } from '../model/exercise-cast.ts';
import { type CastName, type FigureName, figureNames, findFigure, type Pose } from '../sheets/cast/index.ts';

/** What happens on the board, as those who look on see it. */
export type Moment = 'waits' | 'right' | 'ends';

export type Friend<Shown> = Readonly<Record<Moment, Shown>>;

export interface BoardCast<Shown> {
  /** At most two: the first stands on the left. */
  readonly friends: readonly Friend<Shown>[];
  /** They come when the game is out. */
  readonly others: readonly Shown[];
}

/** One listens, and is glad of what is right; the other tells the class to look. */
const poses: readonly Friend<Pose>[] = [
  { waits: 'luistert', right: 'blij', ends: 'blij' },
  { waits: 'staat', right: 'wijst-op', ends: 'blij' },
];

/** The first and the last who play on paper, and then everybody. */
export function castAround(cast: readonly Pick<Player, 'who'>[]): BoardCast<CastName> {
  const playing = cast.flatMap(({ who }) => findFigure(who)?.figure ?? []);
  const beside = [...new Set([playing.at(0), playing.at(-1)])].filter((figure) => figure !== undefined);
  return {
    friends: beside.flatMap((figure, index) => (poses[index] ? [inMoments(figure, poses[index])] : [])),
    others: figureNames
      .filter((figure) => !beside.includes(figure))
      .map((figure): CastName => `${figure}-blij`),
  };
}

const inMoments = (figure: FigureName, { waits, right, ends }: Friend<Pose>): Friend<CastName> => ({
  waits: `${figure}-${waits}`,
  right: `${figure}-${right}`,
  ends: `${figure}-${ends}`,
});

export const namesIn = ({ friends, others }: BoardCast<CastName>): readonly CastName[] => [
  ...friends.flatMap(({ waits, right, ends }) => [waits, right, ends]),
  ...others,
];

export const drawCast = (
  { friends, others }: BoardCast<CastName>,
  draw: (name: CastName) => string,
): BoardCast<string> => ({
  friends: friends.map(({ waits, right, ends }) => ({
    waits: draw(waits),
    right: draw(right),
    ends: draw(ends),
  })),
  others: others.map(draw),
});
