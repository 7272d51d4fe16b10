import type { Card } from '../../board/card.ts';
import { Pictured } from './pictured.tsx';

/** Longer words are set smaller. */
const longest = 9;

/** A picture with its word, or the word alone. */
export function BigCard({ card, isCovered = false }: { card: Card; isCovered?: boolean }) {
  const long = card.word.length > longest ? 'board-long' : '';
  return (
    <li className={`board-card ${long} ${isCovered ? 'board-covered' : ''}`}>
      {!isCovered && <Pictured card={card} alt="" />}
      <span>{card.word}</span>
    </li>
  );
}
