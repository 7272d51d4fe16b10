import { photosInHand, wordPictures } from '../../word-pictures.ts';
import type { Card } from '../card.ts';
import { Written } from './written.tsx';

export const addressOf = ({ word, picture }: Card): string | undefined =>
  wordPictures[picture] ?? photosInHand.get(word);

/** Named by its word, or by nothing where that stands beside it. A word that a visitor typed has only that. */
export function Pictured({ card, alt = card.word }: { card: Card; alt?: string }) {
  const address = addressOf(card);
  if (!address) return <Written text={card} />;
  return <img src={address} alt={alt} width="320" height="320" draggable={false} />;
}
