/** content/woorden.yaml → the word bank, or every problem in it. */
import * as v from 'valibot';
import type { VFile } from 'vfile';
import { checkWords } from '../../src/model/check-words.ts';
import { type WordEntry, wordSchema } from '../../src/model/word.schema.ts';
import type { Word, WordBank } from '../../src/model/word.ts';
import { missesPicture } from '../pictures/load-picture.ts';
import { checkShape } from './check-shape.ts';
import { isRefused, refuse } from './problem.ts';
import { parseYaml } from './yaml-document.ts';

/** Where it is under content/. */
export const wordsFile = 'woorden.yaml';

function toWord(word: string, entry: WordEntry): Word {
  const { syllables, saidAs, stress, picture, note, ...rest } = entry;
  const split = syllables.split('-');
  return {
    word,
    ...rest,
    syllables: split,
    stress: (stress ?? split.length) - 1,
    ...(saidAs ? { saidAs: saidAs.split('-') } : {}),
    ...(picture ? { picture } : {}),
    ...(note ? { note } : {}),
  };
}

/** Problems come as messages on `file`; the bank is there only when there are none. */
export function parseWords(file: VFile): WordBank | undefined {
  const yaml = parseYaml(file, String(file.value));
  if (!yaml) return undefined;
  const names = typeof yaml.data === 'object' && yaml.data !== null ? Object.keys(yaml.data) : [];
  const shape = v.strictObject(Object.fromEntries(names.map((name) => [name, wordSchema])), 'woorden');
  const entries = checkShape<Record<string, WordEntry>>(file, yaml, shape);
  if (!entries) return undefined;
  const bank: WordBank = new Map(Object.entries(entries).map(([word, entry]) => [word, toWord(word, entry)]));
  for (const { word, field, rule, reason, expected } of checkWords(bank))
    refuse(file, rule, { reason, place: yaml.placeOf([word, field]), ...(expected ? { expected } : {}) });
  for (const { word, picture } of bank.values()) {
    const reason = picture && missesPicture(picture);
    if (reason)
      refuse(file, 'picture', { reason: `"${word}": ${reason}`, place: yaml.placeOf([word, 'picture']) });
  }
  return isRefused(file) ? undefined : bank;
}
