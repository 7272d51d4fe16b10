import type { VFile } from 'vfile';
import { type ArticleFields, articleShape, type TypedFields } from '../../../src/model/article.ts';
import { pageTitle } from '../../../src/model/page-title.ts';
import type { Site } from '../../../src/model/site.ts';
import { refuse, warn } from '../problems/problem.ts';
import { type Advice, checkShape } from '../yaml/check-shape.ts';
import type { YamlDocument } from '../yaml/yaml-document.ts';

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
  const { concept: _kept, dateModified, sources = [], books = [], ...others } = found;
  const read = { ...others, sources, books };
  return dateModified === undefined || dateModified === found.datePublished
    ? read
    : { ...read, dateModified };
}

function checkDates(file: VFile, document: YamlDocument, { datePublished, dateModified }: TypedFields): void {
  if (datePublished > new Date().toLocaleDateString('sv-SE'))
    warn(file, 'dates', {
      reason: `“datePublished” (${datePublished}) is een dag die nog komt`,
      expected: 'vandaag of eerder: een artikel wacht niet op zijn dag',
      place: document.placeOf(['datePublished']),
    });
  if (dateModified === undefined || dateModified >= datePublished) return;
  refuse(file, 'dates', {
    reason: `“dateModified” (${dateModified}) ligt voor “datePublished”`,
    expected: `${datePublished} of later`,
    place: document.placeOf(['dateModified']),
  });
}

const longestTitle = 60;
const longestDescription = 160;

/** Search engines cut off what is longer. */
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
