import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { files } from '../../src/model/addresses.ts';
import type { ArticleSummary } from '../../src/model/article.ts';
import { categoryNames } from '../../src/model/category.ts';
import { covers } from '../../src/model/cover.ts';
import { artOf } from '../../src/model/illustrations.ts';
import type { Site } from '../../src/model/site.ts';
import { articleImage, coverImage, siteImage } from '../../src/model/social-image.ts';
import type { Content } from '../content/read-content.ts';
import { atOnce } from '../keep/at-once.ts';
import { fingerprint } from '../keep/fingerprint.ts';
import { labelOf, openShelf } from '../keep/shelf.ts';
import { listDrawings } from '../pictures/list-drawings.ts';
import type { SocialPicture } from './social-picture.ts';
import type { Tokens } from './tokens.ts';

/** The pictures to share, by the path under which pages name them. */
function coverPictures({ site, articles }: Content): Map<string, SocialPicture> {
  return new Map([
    [siteImage(site).path, siteCover(site)],
    ...covers.map(
      (cover) =>
        [
          coverImage(cover).path,
          { art: cover, colour: cover, title: categoryNames[cover], name: site.name },
        ] as const,
    ),
    ...articles.map((article) => [articleImage(article).path, articleCover(article, site)] as const),
  ]);
}

function siteCover({ name, tagline }: Site): SocialPicture {
  return { art: 'voorlezen', colour: 'voorlezen', title: tagline, name };
}

function articleCover(article: ArticleSummary, { name }: Site): SocialPicture {
  return { art: artOf(article), colour: article.category, title: article.title, name };
}

interface Style {
  tokens: Tokens;
  fontFile: string;
}

/** Drawn again only where the picture, the face or what draws changed. */
export async function writeCovers(
  folder: string,
  content: Content,
  { tokens, fontFile }: Style,
  shelfFolder: string,
): Promise<void> {
  const shelf = openShelf(shelfFolder);
  const drawnBy = labelOf(
    fingerprint('scripts/outputs/social-picture.ts', ...listDrawings()),
    JSON.stringify(tokens),
    readFileSync(fontFile),
  );
  mkdirSync(path.join(folder, path.dirname(files.articleCover(''))), { recursive: true });
  const draw = async (picture: SocialPicture) => {
    const { drawSocialPicture } = await import('./social-picture.ts');
    return drawSocialPicture(picture, tokens, fontFile);
  };
  await atOnce(4, coverPictures(content), async ([address, picture]) => {
    const label = labelOf(drawnBy, JSON.stringify(picture));
    writeFileSync(path.join(folder, address), await shelf.take(label, () => draw(picture)));
  });
  shelf.clear();
}
