import type { VFile } from 'vfile';
import { isConcept } from '../articles/concept.ts';
import { type Complaint, quote } from '../problems/problem.ts';
import { complainAboutUnknown } from '../problems/suggest.ts';

/** By their slugs: whatever is published can lead to these, but not to those that are no more than a concept yet. */
export interface ArticleNames {
  readonly published: readonly string[];
  readonly concepts: readonly string[];
}

export function nameArticles(files: readonly VFile[]): ArticleNames {
  const name = ({ stem }: VFile) => String(stem);
  const published = files.filter((file) => !isConcept(file));
  return { published: published.map(name), concepts: files.filter(isConcept).map(name) };
}

export function complainAboutArticle(
  slug: string,
  { published, concepts }: ArticleNames,
): Complaint | undefined {
  if (published.includes(slug)) return undefined;
  if (concepts.includes(slug)) return complainAboutConcept(slug);
  return complainAboutUnknown('artikel', slug, [...published, ...concepts]);
}

export function complainAboutConcept(slug: string): Complaint {
  return {
    reason: `het artikel ${quote(slug)} is nog een concept`,
    expected: `een ander artikel, of haal in ${slug}.md de regel “concept: true” weg`,
  };
}
