const mostNames = 4;

const organizationSign = / \(organisatie\)$/;

/** A writer says when it is no person: `Stichting Lezen (organisatie)`. */
export function isOrganization(author: string): boolean {
  return organizationSign.test(author);
}

export function nameOf(author: string): string {
  return author.replace(organizationSign, '');
}

/** `Anna Bos`, `Anna Bos en Bram Dal`, `Anna Bos e.a.`: a long list would hide what was written. */
export function nameAuthors(authors: readonly string[]): string {
  const [first = '', ...others] = authors.map(nameOf);
  if (others.length >= mostNames) return `${first} e.a.`;
  return new Intl.ListFormat('nl').format([first, ...others]);
}
