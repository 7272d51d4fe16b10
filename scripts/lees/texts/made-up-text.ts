import { VFile } from 'vfile';
import { formatProblem } from '../../content/problems/report.ts';
import type { ArticleText, DutchText, Passage } from './passage.ts';

/** Texts for the tests of the rules. Each paragraph stands on a line of its own. */
export function madeUpText(name: string, ...paragraphs: string[]): DutchText {
  return { file: new VFile({ path: name }), passages: paragraphs.map(toPassage) };
}

export function madeUpArticle(slug: string, facts: Partial<ArticleText> = {}): ArticleText {
  return {
    file: new VFile({ path: `${slug}.md` }),
    slug,
    passages: [],
    summary: undefined,
    body: [],
    links: [],
    wordCount: 750,
    ...facts,
  };
}

export function toPassage(text: string, index: number): Passage {
  return { text, placeAt: (offset) => ({ line: index + 1, column: offset + 1 }), links: [] };
}

export const toLink = (url: string) => ({ url, place: undefined });

export function problemsIn({ file }: DutchText): string[] {
  return file.messages.map(formatProblem);
}
