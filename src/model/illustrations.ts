import type { ArticleFields } from './article.ts';
import type { Category } from './category.ts';

/** The collages that an article can choose (drawn in scripts/outputs); one that chooses none wears its category's. */
export const drawings = ['haan', 'winkelwagen', 'bed', 'robot', 'pan', 'uil', 'wereldbol', 'oor'] as const;

export type ArtName = (typeof drawings)[number] | Category;

export function artOf({ drawing, category }: Pick<ArticleFields, 'drawing' | 'category'>): ArtName {
  return drawing ?? category;
}

/** In the units of the drawings; a page shows them at any size of this shape. */
export const artSize = { width: 480, height: 320 } as const;

export const sceneSizes = {
  wide: { width: 1600, height: 700 },
  tall: { width: 720, height: 700 },
} as const;

/** What pages and components show by name, beside the icons of the tips. */
export const pagePictures = [
  'bathtub',
  'books',
  'game-die',
  'hedgehog',
  'magnifying-glass-tilted-left',
  'mushroom',
  'owl',
  'printer',
  'scissors',
  'socks',
  'speech-balloon',
  'teddy-bear',
] as const;
