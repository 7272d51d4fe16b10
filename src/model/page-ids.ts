/** The ids of an article page's own parts. No heading of an article takes one of them. */
export const pageIds = {
  root: 'root',
  content: 'inhoud',
  actions: 'probeer-dit-vandaag',
  sources: 'bronnen',
  books: 'boeken',
  related: 'gerelateerd',
  articleNotFound: 'artikel-niet-gevonden',
  keptExercises: 'bewaarde-oefeningen',
  kept: 'bewaard',
} as const;

/** And those of the parts of an exercise page. */
export const exerciseIds = {
  title: 'oefening',
  pages: 'dit-zit-erin',
  steps: 'zo-speel-je',
  inShort: 'in-het-kort',
  ownSet: 'maak-je-eigen-set',
  /** What opens; the address of a set begins with it. */
  set: 'set',
  /** What opens the board; the address of one begins with it. */
  board: 'bord',
  further: 'past-hierbij',
} as const;

/** What opens the print of a week, on the page of a sound or a theme. */
export const weekId = 'print-de-week';

/** Above the games that have the words of such a page. */
export const gamesId = 'spelen';

/** The fragments that open them, as regular expressions: a set's also where mail cut off how it begins. */
export const boardFragments = `^#${exerciseIds.board}`;
export const setFragments = `^#${exerciseIds.set}|^#(?!${exerciseIds.board}).*(=|%3d)`;

export const reservedIds: readonly string[] = Object.values(pageIds);
