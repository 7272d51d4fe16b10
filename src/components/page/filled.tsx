import type { ReactNode } from 'react';
import { fillParts, type TextWith } from '../../model/fill.ts';
import { InOrder } from './in-order.tsx';

interface Props<Place extends string> {
  text: TextWith<Place>;
  /** What comes in each of its places. */
  with: Readonly<Record<Place, ReactNode>>;
}

/** A text in which something stands out. */
export function Filled<Place extends string>({ text, with: values }: Props<Place>) {
  return <InOrder items={fillParts(text, values)}>{(part) => part}</InOrder>;
}
