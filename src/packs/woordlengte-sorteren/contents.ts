import type { SetContents } from '../../model/set-contents.ts';
import type { WordBank } from '../../model/word.ts';
import type { Parameters } from './parameters.ts';
import { counted } from './rules.ts';

/** The words by how often they are clapped. */
export const contentsOf = ({ words: names }: Parameters, words: WordBank): SetContents => ({
  examples: counted.map((_, index) =>
    names.filter((name) => words.get(name)?.claps === index + 1).map((name) => [name]),
  ),
});
