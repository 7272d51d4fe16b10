import type { Line } from '../../model/exercise.ts';
import { InOrder } from '../page/in-order.tsx';

/** Running text that highlights what the grown-up says out loud. */
export function SaidLine({ line }: { line: Line }) {
  return <InOrder items={line}>{({ text, strong }) => (strong ? <strong>{text}</strong> : text)}</InOrder>;
}
