/** What stands in `content/` and is fixed all the same: the specification says it word for word. */
export const specWords: readonly string[] = [
  'Eenvoudige tips voor taalplezier',
  '24 Praktische Tips',
  'Het belangrijkste van allemaal',
  'Plezier eerst',
  'Klein beginnen',
  'Jij bent genoeg',
  'Tips voor gebruik',
  'Print & Speel',
  'Herhaal Rustig',
  'Maak het Eigen',
];

/** And what it has a text say, in whatever words around it. */
export const specSays = { note: 'medisch', reply: '2 werkdagen' } as const;
