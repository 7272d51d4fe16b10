/** What a visitor reads at a button that copies. */
export const texts = {
  copy: 'Kopieer de brief',
  copied: 'Gekopieerd. Plak hem in de app van school.',
  refused: 'Kopiëren lukte niet. Selecteer de brief en kopieer hem zelf.',
} as const;
