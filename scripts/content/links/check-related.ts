import type { VFile } from 'vfile';
import { isSlug } from '../files/slug.ts';
import type { Point } from '../files/text-place.ts';
import { type Complaint, quote, refuse } from '../problems/problem.ts';
import { fieldOf, type YamlDocument } from '../yaml/yaml-document.ts';
import { type ArticleNames, complainAboutArticle } from './article-names.ts';

/** Another article, as this one names it. */
export interface NamedArticle {
  slug: string;
  place: Point;
}

/** Read even where another field is wrong, so that all problems are reported at once. */
export function readRelated(document: YamlDocument): NamedArticle[] {
  const related = fieldOf(document.data, 'relatedArticles');
  return (Array.isArray(related) ? related : []).flatMap((slug, index) =>
    typeof slug === 'string' && isSlug(slug)
      ? [{ slug, place: document.placeOf(['relatedArticles', index]) }]
      : [],
  );
}

/** Each related article exists, is another one, and is named once. */
export function checkRelated(file: VFile, named: readonly NamedArticle[], articles: ArticleNames): void {
  named.forEach(({ slug, place }, index) => {
    const isDoubled = named.findIndex((other) => other.slug === slug) < index;
    const complaint = complainAboutRelated(slug, isDoubled, file.stem, articles);
    if (complaint) refuse(file, 'related', { ...complaint, place });
  });
}

function complainAboutRelated(
  related: string,
  isDoubled: boolean,
  own: string | undefined,
  { published, concepts }: ArticleNames,
): Complaint | undefined {
  if (related === own)
    return { reason: 'een artikel kan niet naar zichzelf verwijzen', expected: 'een ander artikel' };
  if (isDoubled)
    return { reason: `${quote(related)} staat twee keer bij relatedArticles`, expected: 'één keer' };
  const others = published.filter((slug) => slug !== own);
  return complainAboutArticle(related, { published: others, concepts });
}
