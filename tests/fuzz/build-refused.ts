/** Whole builds of a content that is refused: each must fail, say why, and leave yesterday's site as it was. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyHouse, type HouseCopy } from '../house-copy.ts';
import type { Edit } from './edit.ts';
import { makeEdits } from './make-edits.ts';

const yesterday = 'de pagina van gisteren';

export async function buildRefused(cases: readonly Edit[][]): Promise<string[]> {
  if (cases.length === 0) return [];
  const house = await copyHouse();
  const page = path.join(house.folder, 'dist/index.html');
  const faults: string[] = [];
  try {
    await mkdir(path.dirname(page));
    await writeFile(page, yesterday);
    for (const edits of cases) {
      const mend = makeEdits(path.join(house.folder, 'content'), path.resolve('content'), edits);
      const fault = await findFault(house, page);
      if (fault) faults.push(`${fault}\n${JSON.stringify(edits)}`);
      mend();
    }
  } finally {
    await house.remove();
  }
  return faults;
}

async function findFault(house: HouseCopy, page: string): Promise<string | undefined> {
  const { code, said } = await house.build();
  if (code !== 1) return `the build ended with ${code}`;
  if (!said.includes('er is niets geschreven.') || /^\s+at /m.test(said)) return `the build said: ${said}`;
  const left = await readdir(path.dirname(page));
  return left.join() === 'index.html' && (await readFile(page, 'utf8')) === yesterday
    ? undefined
    : `the build changed dist: ${left}`;
}
