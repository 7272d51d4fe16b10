import type { SetContents } from '../../model/set-contents.ts';
import type { WordBank } from '../../model/word.ts';
import type { Parameters } from './parameters.ts';
import { counted, sayClaps, sortByClaps } from './rules.ts';

/** The words by how often they are clapped, which monsters eat them, and whether there are cards for another time. */
export const contentsOf = ({ words: names, more }: Parameters, words: WordBank): SetContents => ({
  examples: counted.map((_, index) =>
    names.filter((name) => words.get(name)?.claps === index + 1).map((name) => [name]),
  ),
  parts: [
    ...sortByClaps(names.flatMap((name) => words.get(name) ?? [])).map(({ claps }) => sayClaps(claps)),
    ...(more ? ['andere kaartjes'] : []),
  ],
});
