import type { Card } from '../../board/card.ts';
import { addressOfPicture } from '../own-set/set-files.ts';

/** Named by its word, or by nothing where that stands beside it. */
export function Pictured({ card: { word, picture }, alt = word }: { card: Card; alt?: string }) {
  return <img src={addressOfPicture(picture)} alt={alt} width="320" height="320" draggable={false} />;
}
