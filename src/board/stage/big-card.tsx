import type { Card } from '../card.ts';
import { addressOf, Pictured } from './pictured.tsx';
import { Written } from './written.tsx';

/** A picture with its word, or the word alone. */
export function BigCard({ card, isCovered = false }: { card: Card; isCovered?: boolean }) {
  return (
    <li className={isCovered ? 'board-card board-covered' : 'board-card'}>
      {!isCovered && addressOf(card) && <Pictured card={card} alt="" />}
      <Written text={card} />
    </li>
  );
}
