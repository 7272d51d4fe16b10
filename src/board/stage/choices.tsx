interface Props {
  names: readonly string[];
  /** Counted from 1. */
  onMove: (move: number) => void;
}

export function Choices({ names, onMove }: Props) {
  return (
    <ul className="board-choices">
      {names.map((name, index) => (
        <li key={name}>
          <button type="button" onClick={() => onMove(index + 1)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
