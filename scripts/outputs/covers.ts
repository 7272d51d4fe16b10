import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArticleSummary } from '../../src/model/article.ts';
import { categoryNames } from '../../src/model/category.ts';
import { covers } from '../../src/model/cover.ts';
import { artOf } from '../../src/model/illustrations.ts';
import type { Site } from '../../src/model/site.ts';
import { articleImage, coverImage, siteImage } from '../../src/model/social-image.ts';
import type { Content } from '../content/read-content.ts';
import { drawSocialPicture, type HouseStyle, type SocialPicture } from './social-picture.ts';

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

function articleCover({ slug, category, title }: ArticleSummary, { name }: Site): SocialPicture {
  return { art: artOf({ slug, category }), colour: category, title, name };
}

export async function writeCovers(folder: string, content: Content, style: HouseStyle): Promise<void> {
  await Promise.all(
    [...coverPictures(content)].map(async ([address, picture]) => {
      const file = path.join(folder, address);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, drawSocialPicture(picture, style));
    }),
  );
}
