/** The advice of the house stands wherever it is needed, in these words. */
export const houseAdvice =
  'Maak je je zorgen over de spraak of taal van je kind? Praat met de leerkracht, je huisarts of een logopedist.';
