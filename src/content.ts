import type { ArticleOfPage, ArticleSummary } from './model/article.ts';
import type { ExerciseOfPage } from './model/exercise-page.ts';
import type { LessonOfPage } from './model/lesson.ts';
import type { PageTexts } from './model/page-texts.ts';
import type { Site } from './model/site.ts';
import type { SoundPages } from './model/sound-page.ts';
import type { ThemePages } from './model/theme-page.ts';
import type { TipGroup } from './model/tip.ts';
import { readTexts } from './read-texts.ts';

export const exercises: ExerciseOfPage[] = readTexts('texts/exercises');
export const lessons: LessonOfPage[] = readTexts('lessons/lessons');
export const pages: PageTexts = readTexts('texts/pages');
export const site: Site = readTexts('texts/site');
export const soundPages: SoundPages = readTexts('sounds/sounds');
export const themePages: ThemePages = readTexts('themes/themes');
export const tipGroups: TipGroup[] = readTexts('texts/tips');

export const articles: ArticleSummary[] = readTexts('lists/articles');
export const articlesLeadingTo: Record<string, ArticleSummary[]> = readTexts('lists/leading-to-exercises');

/** One by one, while its page is rendered. */
export function readArticle(slug: string): ArticleOfPage {
  return readTexts(`articles/${slug}`);
}
