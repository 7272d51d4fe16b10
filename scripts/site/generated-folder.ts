/** What the pages are made of, for their code to import. */
export const generatedFolder = 'src/generated';
