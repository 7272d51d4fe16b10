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

export const generatedFolder = 'src/generated';

/** The folders in it with what is drawn and cut for the pages. */
const drawn = ['art', 'fonts', 'pictures', 'previews'];

/** All that the pages are made of, where their code can import it. */
export async function generate(content: Content): Promise<void> {
  await writeGenerated(content, generatedFolder);
  const shelf = openShelf(shelves.generated);
  const { tips, sheets } = content;
  const names = await writeOnce(shelf, {
    label: labelOf(
      fingerprint('scripts/site/draw-for-pages.ts', ...listDrawings()),
      JSON.stringify([tips, ...sheets]),
    ),
    folder: generatedFolder,
    write: async () => {
      const { drawForPages } = await import('./draw-for-pages.ts');
      await drawForPages(content, generatedFolder);
    },
    list: () => drawn.flatMap((folder) => namesIn(folder)),
  });
  for (const folder of drawn) {
    const wanted = names.filter((name) => path.dirname(name) === folder).map((name) => path.basename(name));
    await keepOnly(path.join(generatedFolder, folder), wanted);
  }
  shelf.clear();
}

function namesIn(folder: string): string[] {
  return readdirSync(path.join(generatedFolder, folder)).map((name) => path.join(folder, name));
}
