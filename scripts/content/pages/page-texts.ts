import type { VFile } from 'vfile';
import { type PageTexts, pageTextsShape } from '../../../src/model/page-texts.ts';
import { isSlug } from '../files/slug.ts';
import { type ArticleNames, complainAboutArticle } from '../links/article-names.ts';
import { quote, refuse } from '../problems/problem.ts';
import { checkSigns } from '../weeks/check-signs.ts';
import { checkShape } from '../yaml/check-shape.ts';
import { fieldOf, parseYaml, type YamlDocument } from '../yaml/yaml-document.ts';
import { type NamedSite, sayNameInFields } from './site-name.ts';

/** The texts of pages, beside the articles that they may name. */
export function parsePageTexts(
  file: VFile,
  articles: ArticleNames,
  site: NamedSite | undefined,
): PageTexts | undefined {
  const typed = parseYaml(file, String(file.value));
  if (!typed) return undefined;
  const document = sayNameInFields(typed, site);
  const pages = checkShape(file, document, pageTextsShape);
  checkFeatured(file, document, articles);
  if (pages) checkPrinted(file, document, pages);
  return pages;
}

/** What page one of a week in print says. */
function checkPrinted(file: VFile, document: YamlDocument, { sounds, themes }: PageTexts): void {
  checkSigns(file, document, ['sounds', 'name'], sounds.name);
  checkSigns(file, document, ['sounds', 'say'], sounds.say);
  checkSigns(file, document, ['themes', 'facts'], themes.facts);
}

/** Each is there, and named once. */
function checkFeatured(file: VFile, document: YamlDocument, articles: ArticleNames): void {
  const featured = featuredIn(document);
  featured.forEach((slug, index) => {
    if (typeof slug !== 'string' || !isSlug(slug)) return;
    const place = document.placeOf(['home', 'featured', index]);
    const complaint = complainAboutArticle(slug, articles);
    if (complaint) refuse(file, 'featured', { ...complaint, place });
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
