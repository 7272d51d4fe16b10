/** What a visitor reads where a part of a page doesn't come, and where a part of such a part doesn't. */
export const texts = {
  missing: 'Er kwam iets niet binnen. Misschien is er even geen internet.',
  retry: 'Nog eens proberen',
} as const;
