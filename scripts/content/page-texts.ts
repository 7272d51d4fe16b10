import type { VFile } from 'vfile';
import { type PageTexts, pageTextsShape } from '../../src/model/page-texts.ts';
import { checkShape } from './check-shape.ts';
import { quote, refuse } from './problem.ts';
import { complainAboutUnknown } from './suggest.ts';
import { parseYaml, type YamlDocument } from './yaml-document.ts';

/** The texts of pages, beside the articles that they may name. */
export function parsePageTexts(file: VFile, articles: readonly string[]): PageTexts | undefined {
  const document = parseYaml(file, String(file.value));
  const pages = document && checkShape(file, document, pageTextsShape);
  if (pages) checkFeatured(file, document, pages.home.featured, articles);
  return pages;
}

/** Each is there, and named once. */
function checkFeatured(
  file: VFile,
  document: YamlDocument,
  featured: readonly string[],
  articles: readonly string[],
): void {
  featured.forEach((slug, index) => {
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
