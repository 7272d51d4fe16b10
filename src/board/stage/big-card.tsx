import type { Card } from '../card.ts';
import { Pictured } from './pictured.tsx';

/** Longer words are set smaller. */
export const longClass = (word: string): string => (word.length > 9 ? 'board-long' : '');

/** A picture with its word, or the word alone. */
export function BigCard({ card, isCovered = false }: { card: Card; isCovered?: boolean }) {
  return (
    <li className={`board-card ${longClass(card.word)} ${isCovered ? 'board-covered' : ''}`}>
      {!isCovered && <Pictured card={card} alt="" />}
      <span>{card.word}</span>
    </li>
  );
}
