/** What a class reads of this board. */
export const texts = {
  intro: 'Wie, waar, wat en een probleem: vier kaarten, en jullie vertellen. Stokt het? Trek een vraagkaart.',
  goingOn: ['Volgende kaart'],
  question: 'Vraagkaart',
  tell: 'Vertel maar …',
  end: 'Hoe komt het weer goed?',
} as const;
