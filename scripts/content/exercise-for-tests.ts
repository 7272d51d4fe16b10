/** For tests: exercises as they ship, and what a writer reads after one change in them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InferOutput } from 'valibot';
import { VFile } from 'vfile';
import type { WordBank } from '../../src/model/word.ts';
import type * as packs from '../../src/sheets/packs/index.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { parseExercise } from './exercises.ts';
import { layOutExercise } from './lay-out-exercise.ts';
import { formatProblem, formatProblems } from './report.ts';
import { parseWords, wordsFile } from './words.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));
const site = { name: 'Proefsite' };

type Packs = typeof packs;

export interface Shipped<Name extends keyof Packs = keyof Packs> {
  readonly parameters: InferOutput<Packs[Name]['schema']>;
  readonly sheet: Sheet;
  readonly words: WordBank;
}

const readFile = (name: string): VFile =>
  new VFile({ path: `content/${name}`, value: readFileSync(`${content}/${name}`, 'utf8') });

let bank: WordBank | undefined;

function readBank(): WordBank {
  const file = readFile(wordsFile);
  bank ??= parseWords(file);
  if (!bank) throw new Error(formatProblems(file.messages));
  return bank;
}

export function layOutShipped<Name extends keyof Packs>(name: Name): Shipped<Name> {
  const words = readBank();
  const file = readFile(`oefeningen/${name}.md`);
  const draft = parseExercise(file);
  const sheet = draft && layOutExercise(draft, words, site);
  if (!sheet) throw new Error(formatProblems(file.messages));
  return { parameters: draft.game?.parameters as Shipped<Name>['parameters'], sheet, words };
}

type Change = readonly [from: string | RegExp, to: string];

/** What a writer reads after changes in an exercise that ships. */
export function findProblems(slug: string, ...changes: Change[]): string[] {
  const file = readFile(`oefeningen/${slug}.md`);
  for (const [from, to] of changes) {
    const changed = String(file).replace(from, to);
    if (changed === String(file)) throw new Error(`"${from}" is not in ${file.path}`);
    file.value = changed;
  }
  const draft = parseExercise(file);
  if (draft) layOutExercise(draft, readBank(), site);
  return file.messages.map(formatProblem);
}

/** Each problem as `line: message`. */
export const problemsOf = (slug: string, ...changes: Change[]): string[] =>
  findProblems(slug, ...changes).map((problem) => problem.replace(/^.*\.md:(\d+):\d+ {2}/, '$1: '));
