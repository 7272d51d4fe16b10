import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../content/read-content.ts';
import { fingerprint } from '../keep/fingerprint.ts';
import { labelOf, openShelf } from '../keep/shelf.ts';
import { shelves } from '../keep/shelves.ts';
import { writeIfChanged } from '../keep/write-if-changed.ts';
import { writeOnce } from '../keep/write-once.ts';
import { writeGenerated } from '../outputs/generated.ts';
import { keepOnly } from '../outputs/keep-only.ts';
import { listDrawings } from '../pictures/list-drawings.ts';
import { generatedFolder } from './generated-folder.ts';

/**
 * All that the pages are made of, where their code can import it; after another content only what may differ. Gives
 * the files that were drawn for a first one.
 */
export async function generate(content: Content, before?: Content): Promise<string[]> {
  await writeGenerated(content, generatedFolder, before);
  await takeSounds(content, before);
  if (!before) return takeDrawn(content);
  await draw(content, before);
  return [];
}

/** What a game makes of a sound takes its time: it is tried by an earlier build, or now. */
async function takeSounds(content: Content, before?: Content): Promise<void> {
  const { sounds, material } = content;
  if (sounds === before?.sounds && material === before.material) return;
  const shelf = openShelf(shelves.sounds);
  await writeOnce(shelf, {
    label: labelOf(fingerprint('scripts/outputs/sound-pages.ts'), JSON.stringify([sounds, material])),
    folder: generatedFolder,
    write: async () => {
      const { soundPages } = await import('../outputs/sound-pages.ts');
      writeIfChanged(path.join(generatedFolder, soundsFile), JSON.stringify(await soundPages(content)));
    },
    list: () => [soundsFile],
  });
  shelf.clear();
}

const soundsFile = 'texts/sounds.json';

/** The folders with what is drawn and cut for the pages. */
const drawn = ['art', 'fonts', 'pictures', 'previews', 'word-pictures'];

/** Drawn by an earlier build, or now. */
async function takeDrawn(content: Content): Promise<string[]> {
  const shelf = openShelf(shelves.drawn);
  let isDrawn = false;
  const names = await writeOnce(shelf, {
    label: labelOf(
      fingerprint('scripts/site/draw-for-pages.ts', ...listDrawings()),
      JSON.stringify([content.tips, content.material.words, ...content.sheets]),
    ),
    folder: generatedFolder,
    write: () => {
      isDrawn = true;
      return draw(content);
    },
    list: () => drawn.flatMap(namesIn),
  });
  for (const folder of drawn) {
    const wanted = names.filter((name) => path.dirname(name) === folder).map((name) => path.basename(name));
    await keepOnly(path.join(generatedFolder, folder), wanted);
  }
  shelf.clear();
  return isDrawn ? names.map((name) => path.join(generatedFolder, name)) : [];
}

async function draw(content: Content, before?: Content): Promise<void> {
  const { drawForPages } = await import('./draw-for-pages.ts');
  await drawForPages(content, generatedFolder, before);
}

function namesIn(folder: string): string[] {
  return readdirSync(path.join(generatedFolder, folder)).map((name) => path.join(folder, name));
}
