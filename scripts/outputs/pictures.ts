import { pagePictures } from '../../src/model/illustrations.ts';
import type { TipGroup } from '../../src/model/tip.ts';
import type { Word } from '../../src/model/word.ts';
import { findFigure } from '../../src/sheets/cast/index.ts';
import { pictureSvg } from '../../src/sheets/picture.ts';
import { picturesOf, type Sheet } from '../../src/sheets/sheet.ts';
import { articleArt } from '../pictures/collages/article-art.ts';
import { drawCollage } from '../pictures/collages/collage.ts';
import { scenes } from '../pictures/collages/scene.ts';
import { loadPicture } from '../pictures/load-picture.ts';

type Drawings = Map<string, string>;

/** Every picture that a page shows by itself, each in one file that all pages share. */
export function drawPagePictures(tipGroups: readonly TipGroup[]): Drawings {
  const icons = tipGroups.flatMap(({ tips }) => tips.map(({ icon }) => icon));
  return drawEach([...pagePictures, ...icons]);
}

/** The scenes of articles and of Home. */
export function drawArt(): Drawings {
  return new Map(
    [...articleArt, ...scenes].map(({ name, collage }) => [`${name}.svg`, drawCollage(collage)]),
  );
}

/** Those of the words, and what a set of a visitor's own may need, each by itself: a browser fetches the few it shows. */
export function drawWordPictures(words: readonly Word[], sheets: Iterable<Sheet>): Drawings {
  // A worker draws the cast by itself; a page shows them where a word is one of them.
  return drawEach([
    ...words.flatMap(({ picture }) => picture ?? []),
    ...[...sheets].flatMap(picturesOf).filter((name) => !findFigure(name)),
  ]);
}

function drawEach(names: readonly string[]): Drawings {
  return new Map(names.map((name) => [`${name}.svg`, pictureSvg(loadPicture(name), 'plain')]));
}
