import { mostNamed } from './texts.ts';

/** What can't be together in a set, and what must go for it. */
export interface Trouble {
  readonly reason: string;
  readonly gone: readonly string[];
}

/** Of few words a button says that they go, so each is told why; of many, what is in the way first. */
export function sayTroubles(troubles: readonly Trouble[]): string | undefined {
  const gone = new Set(troubles.flatMap((trouble) => trouble.gone));
  const told = troubles.slice(0, gone.size <= mostNamed ? troubles.length : 1);
  return told.length > 0 ? [...new Set(told.map(({ reason }) => reason))].join(' ') : undefined;
}
