import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../content/read-content.ts';
import { fingerprint } from '../keep/fingerprint.ts';
import { labelOf, openShelf } from '../keep/shelf.ts';
import { shelves } from '../keep/shelves.ts';
import { writeOnce } from '../keep/write-once.ts';
import { writeGenerated } from '../outputs/generated.ts';
import { keepOnly } from '../outputs/keep-only.ts';
import { listDrawings } from '../pictures/list-drawings.ts';
import { generatedFolder } from './generated-folder.ts';

/** All that the pages are made of, where their code can import it; after another content only what may differ. */
export async function generate(content: Content, before?: Content): Promise<void> {
  await writeGenerated(content, generatedFolder, before);
  if (before) await draw(content, before);
  else await takeDrawn(content);
}

/** The folders with what is drawn and cut for the pages. */
const drawn = ['art', 'fonts', 'pictures', 'previews', 'word-pictures'];

/** Drawn by an earlier build, or now. */
async function takeDrawn(content: Content): Promise<void> {
  const shelf = openShelf(shelves.drawn);
  const names = await writeOnce(shelf, {
    label: labelOf(
      fingerprint('scripts/site/draw-for-pages.ts', ...listDrawings()),
      JSON.stringify([content.tips, content.material.words, ...content.sheets]),
    ),
    folder: generatedFolder,
    write: () => draw(content),
    list: () => drawn.flatMap(namesIn),
  });
  for (const folder of drawn) {
    const wanted = names.filter((name) => path.dirname(name) === folder).map((name) => path.basename(name));
    await keepOnly(path.join(generatedFolder, folder), wanted);
  }
  shelf.clear();
}

async function draw(content: Content, before?: Content): Promise<void> {
  const { drawForPages } = await import('./draw-for-pages.ts');
  await drawForPages(content, generatedFolder, before);
}

function namesIn(folder: string): string[] {
  return readdirSync(path.join(generatedFolder, folder)).map((name) => path.join(folder, name));
}
