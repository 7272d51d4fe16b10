/** Every word of the list, its search and its filters; the names of the categories are those of the whole site. */

export const search = 'Zoek in artikelen';
export const searchHint = 'Zoek in artikelen...';
export const categories = 'Categorie';
export const everyCategory = 'Alle';
export const length = (words: number, minutes: number) => `${words} woorden • ${minutes} min lezen`;
export const found = (count: number) => `${count} ${count === 1 ? 'artikel' : 'artikelen'} gevonden`;
export const foundInNewest = (count: number, held: number) => `${found(count)} in de nieuwste ${held}`;
export const searching = (count: number) => `Even zoeken in alle ${count} artikelen…`;
export const othersMissing = 'De andere artikelen kwamen niet binnen. Misschien is er even geen internet.';
export const tryAgain = 'Nog eens proberen';
export const nothing = 'Geen artikelen gevonden met de huidige filters.';
export const clear = 'Alle filters wissen';
export const pageLinks = 'Pagina’s van de lijst';
export const previous = 'Vorige';
export const next = 'Volgende';
export const page = (page: number, pages: number) => `Pagina ${page} van ${pages}`;
