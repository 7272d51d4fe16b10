import { quote, refuse } from '../../content/problems/problem.ts';
import type { ArticleText } from '../texts/passage.ts';
import { splitWords } from '../words.ts';

/** Shorter words and these are in any summary and in any beginning. */
const shortestTelling = 4;
const everywhere = new Set(
  'kind kinderen jullie woord woorden klank klanken samen thuis klas voor naar niet geen meer deze waar wanneer wordt hebben heeft kunt'.split(
    ' ',
  ),
);

const mostTelling = 3;

/** The summary stands right above the first paragraph, so what that tells is no news any more. */
export function checkSummary({ file, summary, sections }: ArticleText): void {
  const first = new Set(tellingWords(sections[0]?.[0]?.text ?? ''));
  const shared = summary ? [...new Set(tellingWords(summary.text))].filter((word) => first.has(word)) : [];
  if (shared.length <= mostTelling) return;
  refuse(file, 'summary', {
    reason: `de samenvatting verklapt de eerste alinea, die er vlak onder staat: ${quote(shared.join(', '))}`,
    expected: `hoogstens ${mostTelling} van die woorden: zeg wat een lezer eraan heeft`,
    place: summary?.placeAt(0),
  });
}

function tellingWords(text: string): string[] {
  return splitWords(text.toLowerCase()).filter(
    (word) => word.length >= shortestTelling && !everywhere.has(word),
  );
}
