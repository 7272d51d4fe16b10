import type { Tip, TipGroup } from './tip.ts';

/** The tips that an article or an exercise carries further, in the order of their page. */
export function tipsLeadingTo(
  kind: 'article' | 'exercise',
  slug: string,
  groups: readonly TipGroup[],
): Tip[] {
  return groups.flatMap(({ tips }) => tips).filter((tip) => tip[kind] === slug);
}
