import type { Card } from '../../board/card.ts';
import { addressOfPicture } from '../own-set/set-files.ts';

/** Named by its word, or by nothing where that stands beside it. A word that a visitor typed has only that. */
export function Pictured({ card: { word, picture }, alt = word }: { card: Card; alt?: string }) {
  const address = addressOfPicture(picture);
  if (!address) return <span className="board-written">{alt}</span>;
  return <img src={address} alt={alt} width="320" height="320" draggable={false} />;
}
