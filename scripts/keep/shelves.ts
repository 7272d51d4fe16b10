/** Where builds keep what they made; see shelf.ts. */
export const shelves = {
  bundle: '.cache/bundle',
  content: '.cache/content',
  checks: '.cache/checks',
  compressed: '.cache/compressed',
  covers: '.cache/covers',
  pages: '.cache/pages',
  pdfs: '.cache/pdfs',
  app: '.cache/app',
  drawn: '.cache/drawn',
  sounds: '.cache/sounds',
} as const;
