import type { Line } from '../../model/exercise.ts';
import { InOrder } from '../page/in-order.tsx';

/** Running text in which what the grown-up says out loud stands out. */
export function SaidLine({ line }: { line: Line }) {
  return <InOrder items={line}>{({ text, strong }) => (strong ? <strong>{text}</strong> : text)}</InOrder>;
}
