import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { formatProblem } from '../scripts/content/problems/report.ts';
import { checkTexts } from '../scripts/lees/check-texts.ts';
import { checkNeverSaid } from '../scripts/lees/rules/check-never-said.ts';
import { readPagePassages } from '../scripts/lees/texts/page-passages.ts';
import { allTexts, readTexts } from '../scripts/lees/texts/read-texts.ts';
import { listBuiltFiles, readBuilt } from './site/built-site.ts';

it('no page says what Kleutertaal never says, or has straight quotes', async () => {
  const pages = (await listBuiltFiles()).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    const text = { file: new VFile({ path: page }), passages: readPagePassages(await readBuilt(page)) };
    expect(text.passages.length, page).toBeGreaterThan(10);
    checkNeverSaid(text);
    expect(text.file.messages.map(formatProblem)).toEqual([]);
    expect(
      text.passages.filter((passage) => passage.text.includes('"')),
      page,
    ).toEqual([]);
  }
});

it('in what writers wrote nothing must be mended', async () => {
  const texts = await readTexts('content');
  // The spelling is only advised.
  checkTexts(texts, { isKnown: () => true, suggest: () => [] });
  const messages = allTexts(texts).flatMap(({ file }) => file.messages);
  expect(messages.filter(({ fatal }) => fatal).map(formatProblem)).toEqual([]);
});
