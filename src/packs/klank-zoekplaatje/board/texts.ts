/** What a class reads of this board. */
export const texts = {
  goingOn: ['Laat er een zien'],
  found: 'Gevonden',
  sound: (sound: string) => `/${sound}/`,
} as const;
