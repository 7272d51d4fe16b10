import { quote, refuse } from '../content/problems/problem.ts';
import { opensWithCondition } from './conditions.ts';
import { type MeasuredSentence, measureSentences } from './readability.ts';
import type { ArticleText, Passage } from './texts/passage.ts';

/** One sentence in twenty may open with a condition; with more, every piece of advice sounds the same. */
const sentencesPerCondition = 20;

/** Each of them is named, since any of them can be the one to mend. */
export function checkConditions({ file, body }: ArticleText): void {
  const found = findConditions(body);
  const sentences = measureSentences(body).length;
  const most = Math.floor(sentences / sentencesPerCondition);
  if (found.length <= most) return;
  for (const { text, place } of found)
    refuse(file, 'conditions', {
      reason: `deze zin begint met een voorwaarde, een van de ${found.length} in ${sentences} zinnen: ${quote(text)}`,
      expected: `hoogstens ${most}: begin met wat je doet of ziet`,
      place,
    });
}

export function findConditions(body: readonly Passage[]): MeasuredSentence[] {
  const sentences = measureSentences(body);
  return sentences.filter((sentence, index) => {
    const next = sentences[index + 1];
    return opensWithCondition(sentence.text, next?.passage === sentence.passage ? next.text : '');
  });
}
