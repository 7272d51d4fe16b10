/** A word that is taught, as a theme has it: a noun with its article before it, as `de drempel`; another word alone. */
import type { WordEntry } from './word-entry.ts';

export interface Named {
  readonly article?: WordEntry['article'];
  readonly word: string;
}

export function partArticle(typed: string): Named {
  const [, article, word] = /^(de|het) (.+)$/.exec(typed) ?? [];
  return word && (article === 'de' || article === 'het') ? { article, word } : { word: typed };
}
