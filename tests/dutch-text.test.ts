import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../scripts/content/problems/report.ts';
import { checkTexts } from '../scripts/lees/check-texts.ts';
import { checkNeverSaid } from '../scripts/lees/rules/check-never-said.ts';
import { checkSpelling } from '../scripts/lees/spelling/check-spelling.ts';
import { openDictionary } from '../scripts/lees/spelling/dictionary.ts';
import { readWordList } from '../scripts/lees/spelling/word-list.ts';
import { readPagePassages } from '../scripts/lees/texts/page-passages.ts';
import type { Passage } from '../scripts/lees/texts/passage.ts';
import { readTexts } from '../scripts/lees/texts/read-texts.ts';
import { readSheetPassages } from '../scripts/lees/texts/sheet-passages.ts';
import { exerciseCount } from '../src/model/exercise-card.ts';
import { listBuiltFiles, readBuilt } from './built-site.ts';
import { readRealContent } from './real-content.ts';

const dictionary = await openDictionary(await readWordList('content/woordenlijst.txt'));
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

const { sheets } = await readRealContent();

describe('the Dutch of the printables', () => {
  it('is laid out', () => expect(sheets.size).toBe(exerciseCount));

  it.each([...sheets])('%s holds to the rules of the texts', (name, sheet) => {
    expect(check(name, readSheetPassages(sheet))).toEqual([]);
  });
});

it('what writers wrote holds to all rules of the texts, but for its length, which is only told', async () => {
  const problems = checkTexts(await readTexts('content'), dictionary);
  expect(problems.filter(({ ruleId }) => ruleId !== 'word-count').map(formatProblem)).toEqual([]);
});
