import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ArticleSummary } from '../../src/model/article.ts';
import { categoryNames } from '../../src/model/category.ts';
import { covers } from '../../src/model/cover.ts';
import { artOf } from '../../src/model/illustrations.ts';
import type { Site } from '../../src/model/site.ts';
import { articleImage, coverImage, siteImage } from '../../src/model/social-image.ts';
import type { Content } from '../content/read-content.ts';
import { openFace } from './open-face.ts';
import { openShelf } from './shelf.ts';
import { drawPng, type SocialPicture, socialSvg } from './social-picture.ts';
import type { Tokens } from './tokens.ts';

const resvg = createRequire(import.meta.url).resolve('@resvg/resvg-js/package.json');

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

/** Drawn anew only where the picture, the face or what draws changed. */
export async function writeCovers(
  folder: string,
  content: Content,
  { tokens, fontFile }: Style,
  shelfFolder: string,
): Promise<void> {
  const shelf = await openShelf(shelfFolder);
  const face = openFace(fontFile);
  const drawnWith = await Promise.all([readFile(fontFile), readFile(resvg)]);
  for (const [address, picture] of coverPictures(content)) {
    const svg = socialSvg(picture, tokens, face);
    const file = path.join(folder, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await shelf.take([svg, ...drawnWith], () => drawPng(svg, fontFile)));
  }
  await shelf.clear();
}
