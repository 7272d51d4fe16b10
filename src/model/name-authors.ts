const mostNames = 4;

/** `Anna Bos`, `Anna Bos en Bram Dal`, `Anna Bos e.a.`: a long list would hide what was written. */
export function nameAuthors(authors: readonly string[]): string {
  const [first = '', ...others] = authors;
  if (others.length >= mostNames) return `${first} e.a.`;
  return new Intl.ListFormat('nl').format(authors);
}
