interface Searched {
  title: string;
  summary: string;
  category: string;
}

/** As the specification has it: the text occurs in the title, the summary or the category, in whatever case. */
export function findByRule<Article extends Searched>(articles: readonly Article[], text: string): Article[] {
  const wanted = text.toLowerCase();
  return articles.filter(({ title, summary, category }) =>
    [title, summary, category].some((place) => place.toLowerCase().includes(wanted)),
  );
}

/** What stands above the list. */
export function countLine(found: readonly unknown[]): string {
  return `${found.length} ${found.length === 1 ? 'artikel' : 'artikelen'} gevonden`;
}
