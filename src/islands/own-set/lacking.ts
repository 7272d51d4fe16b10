import type { UnsureWord } from '../../workshop/protocol.ts';

export interface Lacking {
  /** A child may call their pictures otherwise: who knows better can take them. */
  readonly doubted: readonly UnsureWord[];
  readonly unfit: readonly UnsureWord[];
}

/** The words of a theme that picking it does not bring: those are offered nowhere, and not typed either. */
export function lackingOf(
  theme: string,
  unsure: readonly UnsureWord[],
  offered: readonly { readonly key: string }[],
): Lacking {
  const known = new Set(offered.map(({ key }) => key));
  const lacking = unsure.filter(({ word, themes }) => themes.includes(theme) && !known.has(word));
  return {
    doubted: lacking.filter(({ isDoubted }) => isDoubted),
    unfit: lacking.filter(({ isDoubted }) => !isDoubted),
  };
}
