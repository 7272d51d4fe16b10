import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkNeverSaid } from '../scripts/lees/rules/check-never-said.ts';
import { madeUpText, problemsIn } from '../scripts/lees/texts/made-up-text.ts';

/** Of the islands; what writers wrote is theirs, and `npm run lees` advises them. */
it('no text in the code says what the site never says, or has straight quotes', async () => {
  const files = (await readdir('src', { recursive: true })).filter(
    (file) => path.basename(file) === 'texts.ts',
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const code = await readFile(path.join('src', file), 'utf8');
    const texts = [...code.matchAll(/'([^'\n]+ [^'\n]+)'|`([^`]+ [^`]+)`/g)].map(
      ([, one, other]) => one ?? other ?? '',
    );
    expect(texts.length, file).toBeGreaterThan(0);
    const said = madeUpText(file, ...texts);
    checkNeverSaid(said);
    expect(problemsIn(said)).toEqual([]);
    expect(texts.filter((text) => text.includes('"'))).toEqual([]);
  }
});
