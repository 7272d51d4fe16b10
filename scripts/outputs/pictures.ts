import path from 'node:path';
import { pagePictures } from '../../src/model/illustrations.ts';
import type { TipGroup } from '../../src/model/tip.ts';
import type { Word } from '../../src/model/word.ts';
import { findFigure } from '../../src/sheets/cast/index.ts';
import { pictureSvg } from '../../src/sheets/picture.ts';
import { picturesOf, type Sheet } from '../../src/sheets/sheet.ts';
import { writeIfChanged } from '../keep/write-if-changed.ts';
import { loadPicture } from '../pictures/load-picture.ts';
import { articleArt } from './article-art.ts';
import { drawCollage } from './collage.ts';
import { keepOnly } from './keep-only.ts';
import { scenes } from './scene.ts';

/** Every picture that a page shows, each in one file that all pages share. */
export async function writePictures(generated: string, tipGroups: readonly TipGroup[]): Promise<void> {
  const icons = tipGroups.flatMap(({ tips }) => tips.map(({ icon }) => icon));
  const names = [...new Set<string>([...pagePictures, ...icons])];
  await writeAll(
    path.join(generated, 'pictures'),
    names.map((name) => ({ name, svg: pictureSvg(loadPicture(name), 'plain') })),
  );
  await writeAll(
    path.join(generated, 'art'),
    [...articleArt, ...scenes].map(({ name, collage }) => ({ name, svg: drawCollage(collage) })),
  );
}

/** Those of the words, and what a set of a visitor's own may need, each by itself: a browser fetches the few it shows. */
export async function writeWordPictures(
  generated: string,
  words: readonly Word[],
  sheets: ReadonlyMap<string, Sheet>,
): Promise<void> {
  // A worker draws the cast by itself; a page shows them where a word is one of them.
  const shown = [
    ...words.flatMap(({ picture }) => picture ?? []),
    ...[...sheets.values()].flatMap(picturesOf).filter((name) => !findFigure(name)),
  ];
  const names = [...new Set(shown)];
  await writeAll(
    path.join(generated, 'word-pictures'),
    names.map((name) => ({ name, svg: pictureSvg(loadPicture(name), 'plain') })),
  );
}

async function writeAll(folder: string, files: readonly { name: string; svg: string }[]): Promise<void> {
  for (const { name, svg } of files) writeIfChanged(path.join(folder, `${name}.svg`), svg);
  await keepOnly(
    folder,
    files.map(({ name }) => `${name}.svg`),
  );
}
