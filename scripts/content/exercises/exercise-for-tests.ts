/** For tests: exercises and words that stay as they are, and what a writer reads after changes in them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InferOutput } from 'valibot';
import { VFile } from 'vfile';
import type { Materials } from '../../../src/maker/make-set.ts';
import type { Exercise } from '../../../src/model/exercise.ts';
import type { WordBank } from '../../../src/model/word.ts';
import type { packs } from '../../../src/packs/index.ts';
import type { Stock } from '../../../src/sheets/choose.ts';
import type { Page, Sheet } from '../../../src/sheets/sheet.ts';
import { missesPicture, pictureNotice } from '../../pictures/load-picture.ts';
import { wordsFile } from '../files/content-files.ts';
import { expectRules, problemsIn } from '../problems/problems-for-tests.ts';
import { formatProblems } from '../problems/report.ts';
import { parseWords } from '../words/words.ts';
import { parseExercise } from './exercises.ts';
import { layOutExercise, toExercise, toWritten } from './lay-out-exercise.ts';

const site = { name: 'Proefsite' };

type Packs = typeof packs;

interface LaidOut<Name extends keyof Packs> {
  readonly parameters: InferOutput<Packs[Name]['schema']>;
  readonly exercise: Exercise<InferOutput<Packs[Name]['schema']>>;
  readonly sheet: Sheet;
  readonly words: WordBank;
  readonly stock: Stock;
  /** What a set of a visitor's own is made of. */
  readonly materials: Materials;
  /** By its bookmark. */
  pageNamed(bookmark: string): Page;
}

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

/** As a writer could have written it; what the site itself offers may change. */
export const readExample = (name: string): string => read(`src/packs/${name}/example.md`);

/** The words of all examples. */
export const readExampleBank = (): string => read('tests/fixtures/woorden.yaml');

const openExample = (name: string): VFile =>
  new VFile({ path: `content/oefeningen/${name}.md`, value: readExample(name) });

let bank: WordBank | undefined;

/** Once, since nothing changes a word bank. */
export function readExampleWords(): WordBank {
  const file = new VFile({ path: `content/${wordsFile}`, value: readExampleBank() });
  bank ??= parseWords(file);
  if (!bank) throw new Error(formatProblems(file.messages));
  return bank;
}

export function readExampleExercise(name: keyof Packs): Exercise {
  const draft = parseExercise(openExample(name), site);
  const exercise = draft && toExercise(draft);
  if (!exercise) throw new Error(`${name} misses a part`);
  return exercise;
}

export function layOutExample<Name extends keyof Packs>(name: Name): LaidOut<Name> {
  const words = readExampleWords();
  const file = openExample(name);
  const draft = parseExercise(file, site);
  const sheet = draft && layOutExercise(file, draft, words, site);
  const written = draft && toWritten(draft);
  if (!sheet || !written) throw new Error(formatProblems(file.messages));
  // biome-ignore lint/plugin: parsed by the schema of this very pack
  const parameters = written.parameters as LaidOut<Name>['parameters'];
  const exercise = { ...readExampleExercise(name), parameters };
  const materials = { exercise: written, words: [...words.values()], imprint: { site, pictureNotice } };
  const stock = { words, missesPicture: () => undefined };
  const pageNamed = (bookmark: string): Page => {
    const page = sheet.pages.find((one) => one.bookmark === bookmark);
    if (!page) throw new Error(`No page ${bookmark}`);
    return page;
  };
  return { parameters, exercise, sheet, words, stock, materials, pageNamed };
}

export type Change = readonly [from: string | RegExp, to: string];

function openChanged(name: string, changes: readonly Change[]): VFile {
  const file = openExample(name);
  for (const [from, to] of changes) {
    const changed = String(file).replace(from, to);
    if (changed === String(file)) throw new Error(`"${from}" is not in ${file.path}`);
    file.value = changed;
  }
  return file;
}

/** What its fields and the rules of its pack refuse after changes in an exercise; nothing is laid out. */
export function refusalsOf(name: string, ...changes: Change[]): string[] {
  const file = openChanged(name, changes);
  const draft = parseExercise(file, site);
  const stock = { words: readExampleWords(), missesPicture };
  const { objections = [] } =
    draft?.game?.pack.prepare({ slug: name, parameters: draft.game.parameters }, stock) ?? {};
  expectRules(objections.map(({ rule }) => rule));
  return [...problemsIn(file), ...objections.map(({ reason }) => reason)];
}

function readChanged(name: string, changes: readonly Change[]): VFile {
  const file = openChanged(name, changes);
  const draft = parseExercise(file, site);
  if (draft) layOutExercise(file, draft, readExampleWords(), site);
  return file;
}

/** What a writer reads after changes in an exercise. */
export const findProblems = (name: string, ...changes: Change[]): string[] =>
  problemsIn(readChanged(name, changes));

/** What is wrong after changes in an exercise, and what stands there, to the end of its line. */
export function pointToProblems(name: string, ...changes: Change[]): { reason: string; at: string }[] {
  const file = readChanged(name, changes);
  expectRules(file.messages.map(({ ruleId }) => ruleId));
  const lines = String(file).split('\n');
  return file.messages.map(({ reason, line = 1, column = 1 }) => ({
    reason,
    at: lines[line - 1]?.slice(column - 1) ?? '',
  }));
}

/** Each problem as `line: message`. */
export const problemsOf = (name: string, ...changes: Change[]): string[] =>
  findProblems(name, ...changes).map((problem) => problem.replace(/^.*\.md:(\d+):\d+ {2}/, '$1: '));
