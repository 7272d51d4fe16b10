import type { VFile } from 'vfile';
import { type PageTexts, pageTextsShape } from '../../../src/model/page-texts.ts';
import { isSlug } from '../files/slug.ts';
import { quote, refuse } from '../problems/problem.ts';
import { complainAboutUnknown } from '../problems/suggest.ts';
import { checkShape } from '../yaml/check-shape.ts';
import { fieldOf, parseYaml, type YamlDocument } from '../yaml/yaml-document.ts';

/** The texts of pages, beside the articles that they may name. */
export function parsePageTexts(file: VFile, articles: readonly string[]): PageTexts | undefined {
  const document = parseYaml(file, String(file.value));
  if (!document) return undefined;
  const pages = checkShape(file, document, pageTextsShape);
  checkFeatured(file, document, articles);
  return pages;
}

/** Each is there, and named once. */
function checkFeatured(file: VFile, document: YamlDocument, articles: readonly string[]): void {
  const featured = featuredIn(document);
  featured.forEach((slug, index) => {
    if (typeof slug !== 'string' || !isSlug(slug)) return;
    const place = document.placeOf(['home', 'featured', index]);
    if (!articles.includes(slug))
      refuse(file, 'featured', { ...complainAboutUnknown('artikel', slug, articles), place });
    else if (featured.indexOf(slug) < index)
      refuse(file, 'featured', {
        reason: `${quote(slug)} staat twee keer bij featured`,
        expected: 'twee verschillende artikelen',
        place,
      });
  });
}

/** Read even where another field is wrong, so that all problems are reported at once. */
function featuredIn({ data }: YamlDocument): unknown[] {
  const featured = fieldOf(fieldOf(data, 'home'), 'featured');
  return Array.isArray(featured) ? featured : [];
}
