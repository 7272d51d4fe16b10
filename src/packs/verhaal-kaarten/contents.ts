import type { SetContents } from '../../model/set-contents.ts';
import type { Parameters } from './parameters.ts';
import { storyParts } from './rules.ts';

/** The cards of each pile; of those with somebody, an example is only whom a text can call `he`. */
export const contentsOf = (cards: Parameters): SetContents => ({
  examples: storyParts.map((part) =>
    cards[part].map(({ name }) => [name]).filter(([name = '']) => part !== 'wie' || name.startsWith('de ')),
  ),
  parts: storyParts.flatMap((part) => cards[part].map(({ name }) => name)),
});
