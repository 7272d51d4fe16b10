import { Plate } from '../../board/stage/plate.tsx';
import type { BoardCast, Moment } from '../../workshop/board-cast.ts';

/** The class where the board hangs: what is left of its walls beside the game. */
export function Room({ walls }: { walls: readonly [string, string] }) {
  return (
    <div className="board-room">
      {walls.map((wall) => (
        <Plate key={wall} svg={wall} />
      ))}
    </div>
  );
}

interface FriendsProps {
  friends: BoardCast<string>['friends'];
  moment: Moment;
  /** Each time they move anew. */
  turn: number;
}

/** Those who look on. */
export function Friends({ friends, moment, turn }: FriendsProps) {
  return friends.map((friend) => (
    <span key={`${turn} ${friend.waits}`} className={`board-friend board-${moment}`}>
      <Plate svg={friend[moment]} />
    </span>
  ));
}

/** When the game is out, the others come too. */
export function Cheer({ others }: { others: BoardCast<string>['others'] }) {
  return (
    <div className="board-cheer">
      {others.map((other) => (
        <span key={other} className="board-ends">
          <Plate svg={other} />
        </span>
      ))}
    </div>
  );
}
