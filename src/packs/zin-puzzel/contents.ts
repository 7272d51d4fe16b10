import type { SetContents } from '../../model/set-contents.ts';
import { fewestWords, mostWords } from './measures.ts';
import type { Parameters } from './parameters.ts';
import { inBatches, toldBare, wordsOf } from './word-box.ts';

/** The sentences, whole and word by word, and those of so many words by each of them; and whether there is more than a first sheet. */
export function contentsOf({ sentences }: Parameters): SetContents {
  const lengths = Array.from({ length: mostWords - fewestWords + 1 }, (_, index) => index + fewestWords);
  const ofLength = (length: number) => sentences.filter(({ says }) => wordsOf(says).length === length);
  const spoken = lengths.flatMap(ofLength).map(({ says }) => [says.toLowerCase(), wordsOf(says).join(' – ')]);
  return {
    examples: [spoken, ...lengths.map((length) => ofLength(length).map(({ says }) => wordsOf(says)))],
    parts: [
      ...sentences.map(({ says }) => wordsOf(says).join(' ')),
      ...lengths.filter((length) => ofLength(length).length > 0).map((length) => `${length} woorden`),
      ...(inBatches(sentences.map(toldBare)).length > 1 ? ['set 2'] : []),
    ],
  };
}
