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
  wide: { width: 1600, height: 600 },
  tall: { width: 720, height: 700 },
} as const;

const exercisePictures: Record<string, string> = {
  'rijm-bingo': 'rooster',
  woordenjacht: 'magnifying-glass-tilted-left',
  'luister-dobbelsteen': 'game-die',
  'klank-zoekplaatje': 'ear',
  'verhaal-kaarten': 'castle',
  'woordlengte-sorteren': 'clapping-hands',
  'letter-herkenning': 'pencil',
  'woord-plaatjes-memory': 'fish',
  'zin-puzzel': 'puzzle-piece',
  'lees-spoor': 'footprints',
};

export function exercisePicture(slug: string): string {
  return exercisePictures[slug] ?? 'crayon';
}

/** What pages and components show by name, beside the icons of the tips. */
export const pagePictures = [
  'bathtub',
  'books',
  'crayon',
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
  ...Object.values(exercisePictures),
] as const;
