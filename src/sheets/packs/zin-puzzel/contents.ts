import type { SetContents } from '../../../model/set-contents.ts';
import { fewestWords, mostWords } from './measures.ts';
import type { Parameters } from './parameters.ts';
import { wordsOf } from './rules.ts';

/** The sentences by how many words they have: whole, word by word, and each word. */
export function contentsOf({ sentences }: Parameters): SetContents {
  const told = sentences.map(({ says }) => [says.toLowerCase(), wordsOf(says).join(' – '), ...wordsOf(says)]);
  const lengths = Array.from({ length: mostWords - fewestWords + 1 }, (_, index) => index + fewestWords);
  return { examples: lengths.map((length) => told.filter((forms) => forms.length === length + 2)) };
}
