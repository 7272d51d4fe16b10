import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArticleSummary } from '../../src/model/article.ts';
import { categoryNames } from '../../src/model/category.ts';
import { covers } from '../../src/model/cover.ts';
import { artOf } from '../../src/model/illustrations.ts';
import { drawSocialPicture, type SocialPicture } from './social-picture.ts';

/** The covers of the categories, by the name that their file has. */
export function categoryCovers(siteName: string): Record<string, SocialPicture> {
  return Object.fromEntries(
    covers.map((cover) => [
      cover,
      { art: cover, colour: cover, title: categoryNames[cover], name: siteName } satisfies SocialPicture,
    ]),
  );
}

export function articleCover({ slug, category, title }: ArticleSummary, siteName: string): SocialPicture {
  return { art: artOf({ slug, category }), colour: category, title, name: siteName };
}

export async function writeCovers(
  folder: string,
  pictures: Record<string, SocialPicture>,
  fontFile: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(pictures).map(([name, picture]) =>
      writeFile(path.join(folder, `${name}.png`), drawSocialPicture(picture, fontFile)),
    ),
  );
}
