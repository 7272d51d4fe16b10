import { quote, warn } from '../../content/problems/problem.ts';
import type { ArticleText } from '../texts/passage.ts';

/** The summary stands right above the first paragraph: what both say word for word, a reader reads twice. */
export function checkSummary({ file, summary, body }: ArticleText): void {
  const sentences = summary?.text.split(/(?<=[.!?…])\s+/) ?? [];
  const doubled = sentences.find((sentence) => body[0]?.text.includes(sentence));
  if (doubled === undefined) return;
  warn(file, 'summary', {
    reason: `deze zin staat ook in de eerste alinea, vlak onder de samenvatting: ${quote(doubled)}`,
    expected: 'zeg wat een lezer eraan heeft',
    place: summary?.placeAt(0),
  });
}
