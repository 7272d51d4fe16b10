import type { Category } from './category.ts';

/** The collages that an article can choose (drawn in scripts/outputs); one that chooses none gets its category's. */
export const drawings = ['haan', 'winkelwagen', 'bed', 'robot', 'pan', 'uil', 'wereldbol', 'oor'] as const;

type Drawing = (typeof drawings)[number];

export type ArtName = Drawing | Category;

interface Illustrated {
  readonly category: Category;
  readonly drawing?: Drawing | undefined;
}

export const artOf = ({ drawing, category }: Illustrated): ArtName => drawing ?? category;

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
