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

interface ExerciseLook {
  picture: string;
  /** The category that it comes nearest to. */
  colour: Category;
}

const exerciseLooks: Record<string, ExerciseLook> = {
  'rijm-bingo': { picture: 'rooster', colour: 'rijm' },
  woordenjacht: { picture: 'magnifying-glass-tilted-left', colour: 'woordenschat' },
  'luister-dobbelsteen': { picture: 'game-die', colour: 'spellen' },
  'klank-zoekplaatje': { picture: 'ear', colour: 'rijm' },
  'verhaal-kaarten': { picture: 'castle', colour: 'voorlezen' },
  'woordlengte-sorteren': { picture: 'clapping-hands', colour: 'rijm' },
  'letter-herkenning': { picture: 'pencil', colour: 'voorlezen' },
  'woord-plaatjes-memory': { picture: 'fish', colour: 'woordenschat' },
  'zin-puzzel': { picture: 'puzzle-piece', colour: 'voorlezen' },
  'lees-spoor': { picture: 'footprints', colour: 'spellen' },
};

export function exerciseLook(slug: string): ExerciseLook {
  return exerciseLooks[slug] ?? { picture: 'crayon', colour: 'spellen' };
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
  ...Object.values(exerciseLooks).map(({ picture }) => picture),
] as const;
