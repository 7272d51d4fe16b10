import { mostNamed } from './texts.ts';

/** What can't be together in a set, and what must go for it. */
export interface Trouble {
  readonly reason: string;
  readonly gone: readonly string[];
  /** Of many that go, one sentence for all that go for the same: nothing else is named in it. */
  readonly sayGone: (gone: readonly string[]) => string;
}

/** Of few words a button says that they go, so each is told why; of many, each is named or counted once, by what it goes for. */
export function sayTroubles(troubles: readonly Trouble[]): string | undefined {
  const gone = new Set(troubles.flatMap((trouble) => trouble.gone));
  const told =
    gone.size <= mostNamed ? [...new Set(troubles.map(({ reason }) => reason))] : sayTogether(troubles);
  return told.length > 0 ? told.join(' ') : undefined;
}

function sayTogether(troubles: readonly Trouble[]): string[] {
  const groups = new Map<Trouble['sayGone'], string[]>();
  const told = new Set<string>();
  for (const { gone, sayGone } of troubles) {
    const fresh = [...new Set(gone)].filter((word) => !told.has(word));
    for (const word of fresh) told.add(word);
    if (fresh.length > 0) groups.set(sayGone, [...(groups.get(sayGone) ?? []), ...fresh]);
  }
  return [...groups].map(([sayGone, words]) => sayGone(words));
}
