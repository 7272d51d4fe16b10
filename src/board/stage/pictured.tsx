import { wordPictures } from '../../word-pictures.ts';
import type { Card } from '../card.ts';

/** Named by its word, or by nothing where that stands beside it. A word that a visitor typed has only that. */
export function Pictured({ card: { word, picture }, alt = word }: { card: Card; alt?: string }) {
  const address = wordPictures[picture];
  if (!address) return <span className="board-written">{alt}</span>;
  return <img src={address} alt={alt} width="320" height="320" draggable={false} />;
}
