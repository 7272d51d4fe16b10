/** Every word of the list, its search and its filters; the names of the categories are those of the whole site. */
export const texts = {
  search: 'Zoek in artikelen',
  searchHint: 'Zoek in artikelen...',
  categories: 'Categorie',
  everyCategory: 'Alle',
  length: (words: number, minutes: number) => `${words} woorden • ${minutes} min lezen`,
  found: (count: number) => `${count} ${count === 1 ? 'artikel' : 'artikelen'} gevonden`,
  foundInNewest: (count: number, held: number) => `${texts.found(count)} in de nieuwste ${held}`,
  searching: (count: number) => `Even zoeken in alle ${count} artikelen…`,
  othersMissing: 'De andere artikelen kwamen niet binnen. Misschien is er even geen internet.',
  tryAgain: 'Nog eens proberen',
  nothing: 'Geen artikelen gevonden met de huidige filters.',
  clear: 'Alle filters wissen',
  pageLinks: 'Pagina’s van de lijst',
  previous: 'Vorige',
  next: 'Volgende',
  page: (page: number, pages: number) => `Pagina ${page} van ${pages}`,
} as const;
