import type { ArticleSummary } from './article.ts';
import { type Category, categoryNames } from './category.ts';

const ofCategory: Record<Category, string[]> = {
  woordenschat: ['woordenschat kleuters', 'nieuwe woorden leren'],
  rijm: ['rijmen met kleuters', 'klanken oefenen'],
  voorlezen: ['voorlezen aan kleuters', 'prentenboeken'],
  spellen: ['taalspelletjes kleuters', 'spelletjes zonder materiaal'],
};

/** The category, what people type who look for it, and the title before its colon. */
export function articleKeywords({ title, category }: Pick<ArticleSummary, 'title' | 'category'>): string[] {
  const [subject = title] = title.split(':');
  return [subject, categoryNames[category], ...ofCategory[category], 'taalontwikkeling kleuters'];
}
