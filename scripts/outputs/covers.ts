import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { files } from '../../src/model/addresses.ts';
import type { ArticleSummary } from '../../src/model/article.ts';
import { categoryNames } from '../../src/model/category.ts';
import { covers } from '../../src/model/cover.ts';
import type { ExerciseWithPages } from '../../src/model/exercise-page.ts';
import { type ArtName, artOf } from '../../src/model/illustrations.ts';
import type { Site } from '../../src/model/site.ts';
import { articleImage, coverImage, exerciseImage, siteImage } from '../../src/model/social-image.ts';
import type { Content } from '../content/read-content.ts';
import { atOnce } from '../keep/at-once.ts';
import { codeOf } from '../keep/code-of.ts';
import { kept } from '../keep/kept.ts';
import { articleArt } from '../pictures/collages/article-art.ts';
import type { Piece } from '../pictures/collages/collage.ts';
import { exerciseArt } from '../pictures/collages/exercise-art.ts';
import { drawSocialPicture, type SocialPicture } from './social-picture.ts';
import type { Tokens } from './tokens.ts';

/** The pictures to share, by the path under which pages name them. */
function coverPictures({ site, articles, exercises }: Content): Map<string, SocialPicture> {
  return new Map([
    [siteImage(site).path, siteCover(site)],
    ...covers.map(
      (cover) =>
        [
          coverImage(cover).path,
          { art: artNamed(cover), colour: cover, title: categoryNames[cover], name: site.name },
        ] as const,
    ),
    ...articles.map((article) => [articleImage(article).path, articleCover(article, site)] as const),
    ...exercises.map((exercise) => [exerciseImage(exercise).path, exerciseCover(exercise, site)] as const),
  ]);
}

function siteCover({ name, tagline }: Site): SocialPicture {
  return { art: artNamed('voorlezen'), colour: 'voorlezen', title: tagline, name };
}

function articleCover(article: ArticleSummary, { name }: Site): SocialPicture {
  return { art: artNamed(artOf(article)), colour: article.category, title: article.title, name };
}

function exerciseCover({ title, colour, banner }: ExerciseWithPages, { name }: Site): SocialPicture {
  return { art: exerciseArt(banner, colour), colour, title, name };
}

function artNamed(name: ArtName): readonly Piece[] {
  return articleArt.find((art) => art.name === name)?.collage.pieces ?? [];
}

interface Style {
  tokens: Tokens;
  fontFile: string;
}

/** All that draws one, its pictures included. */
export const coverCode = [
  'scripts/outputs',
  'scripts/pictures',
  'src/model',
  'src/sheets',
  'content/plaatjes',
];

/** Drawn again only where the picture, the face or what draws changed. */
export async function writeCovers(
  folder: string,
  content: Content,
  { tokens, fontFile }: Style,
): Promise<void> {
  const drawnBy = [codeOf(...coverCode), JSON.stringify(tokens), readFileSync(fontFile)];
  for (const address of [files.articleCover(''), files.exerciseCover('')])
    mkdirSync(path.join(folder, path.dirname(address)), { recursive: true });
  await atOnce(4, coverPictures(content), async ([address, picture]) => {
    const png = await kept(['cover', ...drawnBy, JSON.stringify(picture)], () =>
      drawSocialPicture(picture, tokens, fontFile),
    );
    writeFileSync(path.join(folder, address), png);
  });
}
