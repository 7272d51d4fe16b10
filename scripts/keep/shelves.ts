/** Where builds keep what they made; see shelf.ts. */
export const shelves = {
  articles: '.cache/articles',
  checks: '.cache/checks',
  compressed: '.cache/compressed',
  covers: '.cache/covers',
  pages: '.cache/pages',
  pdfs: '.cache/pdfs',
  app: '.cache/app',
  generated: '.cache/generated',
} as const;
