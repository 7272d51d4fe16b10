import { files } from './addresses.ts';
import type { ArticleSummary } from './article.ts';
import { categoryNames, isCategory } from './category.ts';
import { coverOf } from './cover.ts';
import type { ExerciseCard } from './exercise-card.ts';
import type { Site } from './site.ts';

/** The picture that goes along when somebody shares a page. */
export interface SocialImage {
  path: string;
  alt: string;
}

export const socialImageSize = { width: 1200, height: 630 } as const;

export function siteImage(site: Pick<Site, 'name' | 'tagline'>): SocialImage {
  return { path: files.cover('site'), alt: `${site.name}: ${site.tagline}` };
}

export function articleImage({ slug, title }: ArticleSummary): SocialImage {
  return { path: files.articleCover(slug), alt: title };
}

export function exerciseImage({ slug, title }: ExerciseCard): SocialImage {
  return { path: files.exerciseCover(slug), alt: title };
}

export function coverImage(category: string): SocialImage {
  const cover = coverOf(category);
  return { path: files.cover(cover), alt: categoryNames[isCategory(category) ? category : cover] };
}
