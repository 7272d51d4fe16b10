import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { readContent } from '../scripts/content/read-content.ts';
import { formatProblem } from '../scripts/content/report.ts';
import { checkNeverSaid } from '../scripts/lees/check-never-said.ts';
import { checkSpelling } from '../scripts/lees/check-spelling.ts';
import { checkTexts } from '../scripts/lees/check-texts.ts';
import { openDictionary } from '../scripts/lees/dictionary.ts';
import { readPagePassages } from '../scripts/lees/page-passages.ts';
import type { Passage } from '../scripts/lees/passage.ts';
import { readTexts } from '../scripts/lees/read-texts.ts';
import { readSheetPassages } from '../scripts/lees/sheet-passages.ts';
import { readWordList } from '../scripts/lees/word-list.ts';
import { listBuiltFiles, readBuilt } from './built-site.ts';

const words = await readWordList('content/woordenlijst.txt');
const dictionary = await openDictionary(words);
const pages = (await listBuiltFiles()).filter((file) => file.endsWith('.html'));

function check(name: string, passages: Passage[]): string[] {
  const text = { file: new VFile({ path: name }), passages };
  checkSpelling(text, dictionary);
  checkNeverSaid(text);
  return text.file.messages.map(formatProblem);
}

describe('the Dutch of the built site', () => {
  it.each(pages)('%s holds to the rules of the texts', async (page) => {
    const passages = readPagePassages(await readBuilt(page));
    expect(passages.length).toBeGreaterThan(10);
    expect(check(page, passages)).toEqual([]);
    expect(passages.filter(({ text }) => text.includes('"'))).toEqual([]);
  });
});

const { content } = await readContent('content');
const sheets = [...(content?.sheets ?? [])];

describe('the Dutch of the printables', () => {
  it('is laid out', () => expect(sheets).not.toEqual([]));

  it.each(sheets)('%s holds to the rules of the texts', (name, sheet) => {
    expect(check(name, readSheetPassages(sheet))).toEqual([]);
  });
});

it('has no word in its word list that no text asks for', async () => {
  checkTexts(await readTexts('content'), dictionary);
  for (const page of pages) check(page, readPagePassages(await readBuilt(page)));
  for (const [name, sheet] of sheets) check(name, readSheetPassages(sheet));
  expect(words.unused()).toEqual([]);
});
