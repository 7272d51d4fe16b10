/** What a class reads around any board. */
export const texts = {
  label: (title: string) => `${title} op het digibord`,
  loading: 'Het bord wordt klaargezet…',
  failed: 'Er kwam iets niet binnen. Misschien is er even geen internet.',
  retry: 'Nog eens proberen',
  howToBegin: 'Tik op het bord, of druk op de spatiebalk, een pijltje of je presenter. Terug kan altijd.',
  howToChoose: 'Kies, of druk op de spatiebalk, een pijltje of je presenter. Terug kan altijd.',
  buttons: {
    close: 'Sluiten',
    fullScreen: 'Volledig scherm',
    newGame: 'Nieuw spel',
    back: 'Terug',
    begin: 'Begin',
  },
} as const;
