import type { Category } from './category.ts';

/** The articles that have a collage of their own (drawn in scripts/outputs); others wear that of their category. */
const articlesWithArt = [
  'rijmspelletjes-voor-kleuters',
  'woordenschat-in-dagelijkse-momenten',
  'voorleesritueel-voor-het-slapengaan',
  'klankspelletjes-voor-beginnende-lezers',
  'taalspelletjes-aan-tafel',
  'prentenboeken-kiezen',
  'thuistaal-en-nederlands',
  'luisteren-zonder-scherm',
] as const;

export type ArtName = (typeof articlesWithArt)[number] | Category;

export function artOf({ slug, category }: { slug: string; category: Category }): ArtName {
  return articlesWithArt.find((name) => name === slug) ?? category;
}

/** In the units of the drawings; a page shows them at any size of this shape. */
export const artSize = { width: 480, height: 320 } as const;

export const sceneSizes = {
  wide: { width: 1600, height: 700 },
  tall: { width: 720, height: 700 },
} as const;

/** The category that an exercise comes nearest to lends it its colour. */
const exerciseColours: Record<string, Category> = {
  'rijm-bingo': 'rijm',
  woordenjacht: 'woordenschat',
  'luister-dobbelsteen': 'spellen',
  'klank-zoekplaatje': 'rijm',
  'verhaal-kaarten': 'voorlezen',
  'woordlengte-sorteren': 'rijm',
  'letter-herkenning': 'voorlezen',
  'woord-plaatjes-memory': 'woordenschat',
  'zin-puzzel': 'voorlezen',
  'lees-spoor': 'spellen',
};

export function exerciseColour(slug: string): Category {
  return exerciseColours[slug] ?? 'spellen';
}

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
