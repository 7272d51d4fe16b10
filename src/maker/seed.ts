/** How the shuffle that was chosen comes out. */
import { randomFrom, shuffle } from '../model/shuffle.ts';

/** That of the exercise for the first shuffle: it deals what the site's own printable has. */
export const seedOf = (slug: string, chosen: number): string => (chosen === 1 ? slug : `${slug} ${chosen}`);

/** For what the site's own printable does not shuffle: as given for the first shuffle, anyhow for each other. No slug has a space. */
export const mixedBy =
  (seed: string) =>
  <Item>(items: readonly Item[]): readonly Item[] =>
    seed.includes(' ') ? shuffle(items, randomFrom(seed)) : items;
