/** What a visitor reads at a button that copies. */
export const texts = {
  copy: 'Kopieer de brief',
  copied: 'Gekopieerd. Plak hem in de app van school.',
  selected: 'Vanzelf kopiëren kan hier niet. De brief is geselecteerd: kopieer hem nu zelf.',
} as const;
