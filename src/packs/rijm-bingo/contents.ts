import { canBeHeld, type SetContents, shortestFirst } from '../../model/set-contents.ts';
import type { WordBank } from '../../model/word.ts';
import type { AskedBingo } from './parameters.ts';
import type { WayName } from './ways/way.ts';

/** What tells the ways apart: whether it goes by rhyme, and whether another word is called than that of the picture. */
const parts: Readonly<Record<WayName, readonly string[]>> = {
  rijm: ['rijm', 'ander woord'],
  klank: ['ander woord'],
  woord: [],
};

/** What is called, with its answers on the cards. */
export function contentsOf({ families, way = 'rijm' }: AskedBingo, words: WordBank): SetContents {
  const examples = shortestFirst(families.map(({ call, onCards }) => [call, ...onCards]));
  const isPlain = ([call = '']: readonly string[]) => canBeHeld(words.get(call)?.firstSound ?? '');
  const plainFirst = [...examples.filter(isPlain), ...examples.filter((one) => !isPlain(one))];
  return { examples: [way === 'klank' ? plainFirst : examples], parts: parts[way] };
}
