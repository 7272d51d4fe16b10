import './board-door.css';
import type { Category } from '../model/category.ts';
import { boardFragments, exerciseIds } from '../model/page-ids.ts';
import { Board } from './board.island.tsx';
import { Island } from './waking/island.tsx';

interface Props {
  name: string;
  /** Of the exercise. */
  slug: string;
  title: string;
  colour: Category;
}

/** Who opens it gets the whole screen; nothing of it is fetched before. */
export function BoardDoor({ name, ...data }: Props) {
  return (
    <details id={exerciseIds.board} data-opens={boardFragments} className="board-door">
      <summary className="button cut-paper">{name}</summary>
      <Island name="board" of={Board} data={data} />
    </details>
  );
}
