import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { type Problem, warn } from '../content/problems/problem.ts';
import { codeOf } from '../keep/code-of.ts';
import { kept } from '../keep/kept.ts';
import { checkText } from './check-texts.ts';
import { type Dictionary, openDictionary } from './spelling/dictionary.ts';
import { parseWordList } from './spelling/word-list.ts';
import { listTexts } from './texts/read-texts.ts';

/** All that decides what is said of a text. */
export const adviceCode = ['scripts/lees', 'scripts/content', 'scripts/pictures', 'src'];

/** What `npm run lees` says of each text, as advice; kept, since to open a dictionary takes longer than to read. */
export async function advise(content: string): Promise<Problem[]> {
  const code = codeOf(...adviceCode);
  const list = await readFile(join(content, 'woordenlijst.txt'), 'utf8').catch(() => '');
  let dictionary: Promise<Dictionary> | undefined;
  const advice: Problem[] = [];
  for (const { file, parse } of await listTexts(content)) {
    const told = await kept(['advice', code, list, file.path, String(file)], async () => {
      dictionary ??= openDictionary(parseWordList(list));
      const text = parse();
      const ofBuild = text.file.messages.length;
      checkText(text, await dictionary);
      return Buffer.from(JSON.stringify(text.file.messages.slice(ofBuild).map(toAdvice)));
    });
    advice.push(...readAdvice(file.path, told));
  }
  return advice;
}

type Advice = ReturnType<typeof toAdvice>;

function toAdvice({ reason, expected, line, column, ruleId }: Problem) {
  return { reason, expected: expected?.[0], line, column, rule: ruleId ?? 'text' };
}

function readAdvice(path: string, told: Buffer): Problem[] {
  const file = new VFile({ path });
  const advice: Advice[] = JSON.parse(told.toString());
  for (const { reason, expected, line, column, rule } of advice)
    warn(file, rule, {
      reason,
      ...(expected !== undefined && { expected }),
      place: line === undefined ? undefined : { line, column: column ?? 1 },
    });
  return file.messages;
}
