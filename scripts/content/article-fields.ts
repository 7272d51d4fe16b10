import type { VFile } from 'vfile';
import { type ArticleFields, articleShape, type TypedFields } from '../../src/model/article.ts';
import { pageTitle } from '../../src/model/page-title.ts';
import type { Site } from '../../src/model/site.ts';
import { type Advice, checkShape } from './check-shape.ts';
import { type Complaint, quote, refuse, warn } from './problem.ts';
import { isSlug } from './slug.ts';
import { complainAboutUnknown } from './suggest.ts';
import type { YamlDocument } from './yaml-document.ts';

const advice: Advice = new Map([
  ['wordCount', 'haal deze regel weg: de woorden worden geteld'],
  ['slug', 'haal deze regel weg: de naam van het bestand is het adres'],
]);

export function readArticleFields(
  file: VFile,
  document: YamlDocument,
  site: Site | undefined,
): ArticleFields | undefined {
  const found = checkShape(file, document, articleShape, advice);
  if (!found) return undefined;
  checkDates(file, document, found);
  checkLengths(file, document, found, site);
  const { dateModified, sources = [], books = [], ...others } = found;
  const read = { ...others, sources, books };
  return dateModified === undefined || dateModified === found.datePublished
    ? read
    : { ...read, dateModified };
}

function checkDates(file: VFile, document: YamlDocument, { datePublished, dateModified }: TypedFields): void {
  if (dateModified === undefined || dateModified >= datePublished) return;
  refuse(file, 'dates', {
    reason: `“dateModified” (${dateModified}) ligt voor “datePublished”`,
    expected: `${datePublished} of later`,
    place: document.placeOf(['dateModified']),
  });
}

const longestTitle = 60;
const longestDescription = 160;

/** Search engines cut off what is longer, and show it all the same. */
function checkLengths(file: VFile, document: YamlDocument, found: TypedFields, site: Site | undefined): void {
  const title = pageTitle(found.metaTitle, site?.name ?? '');
  if (title.length > longestTitle)
    warn(file, 'meta-length', {
      reason: `“metaTitle” is met de naam van de site erachter ${title.length} tekens`,
      expected: `liefst hoogstens ${longestTitle}`,
      place: document.placeOf(['metaTitle']),
    });
  if (found.metaDescription.length > longestDescription)
    warn(file, 'meta-length', {
      reason: `“metaDescription” is ${found.metaDescription.length} tekens`,
      expected: `liefst hoogstens ${longestDescription}`,
      place: document.placeOf(['metaDescription']),
    });
}

/** Each related article exists, is another one, and is named once. */
export function checkRelated(file: VFile, document: YamlDocument, slugs: readonly string[]): void {
  const own = file.stem;
  const relatedArticles = relatedIn(document);
  relatedArticles.forEach((related, index) => {
    if (typeof related !== 'string' || !isSlug(related)) return;
    const complaint = complainAboutRelated(related, relatedArticles.indexOf(related) < index, own, slugs);
    if (complaint)
      refuse(file, 'related', { ...complaint, place: document.placeOf(['relatedArticles', index]) });
  });
}

/** Also where another field is wrong, so that all problems come at once. */
function relatedIn({ data }: YamlDocument): unknown[] {
  const related = (data as { relatedArticles?: unknown } | null)?.relatedArticles;
  return Array.isArray(related) ? related : [];
}

function complainAboutRelated(
  related: string,
  isDoubled: boolean,
  own: string | undefined,
  slugs: readonly string[],
): Complaint | undefined {
  if (related === own)
    return { reason: 'een artikel kan niet naar zichzelf verwijzen', expected: 'een ander artikel' };
  if (isDoubled)
    return { reason: `${quote(related)} staat twee keer bij relatedArticles`, expected: 'één keer' };
  if (slugs.includes(related)) return undefined;
  return complainAboutUnknown(
    'artikel',
    related,
    slugs.filter((slug) => slug !== own),
  );
}
