import { refuse } from '../content/problems/problem.ts';
import type { ArticleText, Passage } from './texts/passage.ts';
import { splitWords } from './words.ts';

const reasonWords = [
  'omdat',
  'zodat',
  'doordat',
  'waardoor',
  'daardoor',
  'daarom',
  'terwijl',
  'dus',
  'want',
] as const;

/** With less, an article tells what to do and hardly why. */
const fewestReasons = 6;
/** Want alone makes two short sentences out of one thought. */
const fewestBesidesWant = 3;

/** An article says why: words of reason tie its sentences together. */
export function checkReasons({ file, body }: ArticleText): void {
  const found = findReasons(body);
  const besidesWant = found.filter((word) => word !== 'want').length;
  if (found.length < fewestReasons)
    refuse(file, 'reasons', {
      reason: `het artikel zegt te weinig waarom: ${count(found)}`,
      expected: `minstens ${fewestReasons} keer omdat, zodat, doordat, waardoor, terwijl, daarom, dus of want`,
    });
  else if (besidesWant < fewestBesidesWant)
    refuse(file, 'reasons', {
      reason: `het artikel verbindt bijna alles met want: ${count(found)}`,
      expected: `minstens ${fewestBesidesWant} keer iets anders: omdat, zodat, doordat, waardoor, terwijl, daarom of dus`,
    });
}

export function findReasons(body: readonly Passage[]): string[] {
  const known = new Set<string>(reasonWords);
  return body.flatMap(({ text }) => splitWords(text.toLowerCase())).filter((word) => known.has(word));
}

/** `2 keer want, 1 keer omdat` */
function count(found: readonly string[]): string {
  const counts = reasonWords
    .map((word) => ({ word, times: found.filter((other) => other === word).length }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times);
  return counts.map(({ word, times }) => `${times} keer ${word}`).join(', ') || 'geen enkele keer';
}
