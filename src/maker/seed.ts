/** How the shuffle that was chosen comes out. */
import { randomFrom, shuffle } from '../model/shuffle.ts';

/** That of the exercise for the first shuffle: it deals what the site's own printable has. */
export const seedOf = (slug: string, chosen: number): string => (chosen === 1 ? slug : `${slug} ${chosen}`);

/** No slug has a space. */
export const isShuffled = (seed: string): boolean => seed.includes(' ');

/** For what the site's own printable does not shuffle: as given for the first shuffle, anyhow for each other. */
export const mixedBy =
  (seed: string) =>
  <Item>(items: readonly Item[]): readonly Item[] =>
    isShuffled(seed) ? shuffle(items, randomFrom(seed)) : items;
