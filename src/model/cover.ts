/** The categories that have a cover of their own. */
export const covers = ['rijm', 'woordenschat', 'voorlezen'] as const;

type Cover = (typeof covers)[number];

/** Spellen, and whatever has no cover of its own, borrows the one of woordenschat. */
export function coverOf(category: string): Cover {
  return covers.find((cover) => cover === category) ?? 'woordenschat';
}
