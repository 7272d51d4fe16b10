import type { ArticleSummary } from './article.ts';
import { categoryNames } from './category.ts';
import type { PageTexts } from './page-texts.ts';

/** The category, what people type who look for it, and the title before its colon. */
export function articleKeywords(
  { title, category }: Pick<ArticleSummary, 'title' | 'category'>,
  { ofCategory, always }: PageTexts['article']['keywords'],
): string[] {
  const [subject = title] = title.split(':');
  return [subject, categoryNames[category], ...ofCategory[category], ...always];
}
