/** What a class reads of this board. */
export const texts = {
  intro: 'Wie, waar, wat en een probleem: vier kaarten, en jullie vertellen.',
  howTo: [
    'Kijk: een kaart. Vertel erbij.',
    'Stokt het? Trek een vraagkaart.',
    'Vier kaarten? Maak er een eind aan.',
  ],
  ending: 'Klaar! Alle kaarten zijn verteld.',
  goingOn: 'Volgende kaart',
  question: 'Vraagkaart',
  tell: 'Vertel maar …',
  end: 'Hoe komt het weer goed?',
} as const;
