import type { ReactNode } from 'react';
import { fillParts, type TextWith } from '../../model/fill.ts';
import { InOrder } from './in-order.tsx';

interface Props<Place extends string> {
  text: TextWith<Place>;
  /** What to put in each of its places. */
  with: Readonly<Record<Place, ReactNode>>;
}

/** A text with elements in its places. */
export function Filled<Place extends string>({ text, with: values }: Props<Place>) {
  return <InOrder items={fillParts(text, values)}>{(part) => part}</InOrder>;
}
