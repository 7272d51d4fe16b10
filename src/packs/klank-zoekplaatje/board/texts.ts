/** What a class reads of this board. */
export const texts = {
  howTo: ['Kijk goed in de plaat.', 'Zeg wat je ziet. Hoor je de klank vooraan?', 'Ja? Tik het aan.'],
  ending: 'Klaar! Alles is gevonden.',
  goingOn: 'Laat er een zien',
  found: 'Gevonden',
  sound: (sound: string) => `/${sound}/`,
} as const;
