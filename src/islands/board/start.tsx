import { Plate } from '../../board/stage/plate.tsx';
import { texts } from './texts.ts';

/** Names that are longer stand smaller. */
const mostShort = 9;

interface Props {
  title: string;
  /** What there is to know before it begins; or the names of what is chosen with the first move. */
  intro: string | readonly string[];
  /** What of the set is not in this game. */
  remark: string | undefined;
  /** A line for each of three pictures. */
  howTo: readonly string[];
  /** How it is gone on with, where that is not as on every board. */
  hint: string | undefined;
  /** Drawings of the cast at play. */
  players: readonly string[];
  onMove: (move: number) => void;
}

/** For somebody who never saw a board. */
export function Start({ title, intro, remark, howTo, hint, players, onMove }: Props) {
  const isChoice = typeof intro !== 'string';
  return (
    <div className="board-start" data-picks={isChoice || undefined}>
      <h2>{title}</h2>
      <ol className="board-rules">
        {howTo.map((line, index) => (
          <li key={line}>
            <Plate svg={players[index % players.length]} />
            <span>{line}</span>
          </li>
        ))}
      </ol>
      {isChoice ? <Choices names={intro} onMove={onMove} /> : <p>{intro}</p>}
      {remark && <p>{remark}</p>}
      <p className="board-hint">{hint ?? (isChoice ? texts.howToChoose : texts.howToBegin)}</p>
    </div>
  );
}

function Choices({ names, onMove }: { names: readonly string[]; onMove: Props['onMove'] }) {
  return (
    <ul className="board-choices">
      {names.map((name, index) => (
        <li key={name}>
          <button
            type="button"
            className={name.length > mostShort ? 'board-long' : undefined}
            onClick={() => onMove(index + 1)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
