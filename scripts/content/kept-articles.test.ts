import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openShelf } from '../keep/shelf.ts';
import { firstBodyLine, testFields, testSite } from './articles/article-for-tests.ts';
import type { FindPicture, Picture } from './images/pictures.ts';
import { articleReader } from './kept-articles.ts';
import { problemsIn } from './problems/problems-for-tests.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plank-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const mouse: Picture = { source: 'muis.png', address: '/afbeeldingen/muis.png', width: 3, height: 2 };

/** Reads it as one build does, and tells whether it came from the shelf. */
async function build(body: string, picture: Picture | undefined = mouse, site = testSite, other = picture) {
  const shelf = openShelf(folder);
  let kept = 0;
  const read = articleReader(site, {
    ...shelf,
    keep: (...made) => {
      kept += 1;
      shelf.keep(...made);
    },
  });
  const file = new VFile({ path: 'proef.md', value: `---\n${testFields}\n---\n${body}` });
  const findPicture: FindPicture = (src) => (src === 'rat.png' ? other : picture);
  const draft = await read(file, findPicture);
  return {
    draft: draft && { ...draft, file: undefined },
    isSame: draft?.file === file,
    said: problemsIn(file),
    kept,
    rest: String(file),
  };
}

const text = 'Een [link](/tips).\n\n![een muis](muis.png)';

it('gives an article that was read before as it was, with all that was said of it', async () => {
  const first = await build(text);
  expect(first).toMatchObject({ kept: 1, isSame: true, rest: '' });
  expect(first.said).toEqual(['proef.md  het artikel heeft 2 woorden  (690 tot 820)']);
  expect(first.draft?.article?.body).toContainEqual({
    kind: 'picture',
    src: '/afbeeldingen/muis.png',
    alt: 'een muis',
    width: 3,
    height: 2,
  });
  expect(await build(text)).toEqual({ ...first, kept: 0 });
});

it('reads it again with other text, on another site, and with another picture', async () => {
  await build(text);
  expect(await build(`${text}\n\nMeer.`)).toMatchObject({ kept: 1 });
  expect(await build(text, mouse, { ...testSite, name: 'Anders' })).toMatchObject({ kept: 1 });
  const { draft, kept } = await build(text, { ...mouse, width: 30 });
  expect(kept).toBe(1);
  expect(draft?.article?.body).toContainEqual(expect.objectContaining({ width: 30 }));
});

it('reads it again where one of its pictures is another', async () => {
  const both = `${text}\n\n![een rat](rat.png)`;
  await build(both);
  expect(await build(both)).toMatchObject({ kept: 0 });
  expect(await build(both, mouse, testSite, { ...mouse, width: 30 })).toMatchObject({ kept: 1 });
});

it('keeps nothing of an article with a problem in it', async () => {
  for (const _ of [1, 2]) {
    const { kept, said, isSame } = await build('# Kop');
    expect({ kept, isSame }).toEqual({ kept: 0, isSame: true });
    expect(said).toContain(`proef.md:${firstBodyLine}:1  een kop van niveau 1 kan hier niet  (## of ###)`);
  }
});

it('reads each article where there is no shelf', async () => {
  const file = new VFile({ path: 'proef.md', value: `---\n${testFields}\n---\nTekst.` });
  const draft = await articleReader(testSite)(file, () => undefined);
  expect(draft?.article?.slug).toBe('proef');
  expect(String(file)).toBe('');
});
