/** From content/woorden.yaml to the word bank, or to every problem in it. */
import type { VFile } from 'vfile';
import { checkWords } from '../../../src/model/check-words.ts';
import { toWord, type WordBank } from '../../../src/model/word.ts';
import { wordsShape } from '../../../src/model/word-entry.ts';
import { missesPicture } from '../../pictures/load-picture.ts';
import { pictureNames } from '../../pictures/picture-names.ts';
import { isRefused, refuse } from '../problems/problem.ts';
import { askForNearest } from '../problems/suggest.ts';
import { checkShape } from '../yaml/check-shape.ts';
import { parseYaml } from '../yaml/yaml-document.ts';

/** Problems come as messages on `file`; the bank is there only when there are none. */
export function parseWords(file: VFile): WordBank | undefined {
  const yaml = parseYaml(file, String(file.value));
  if (!yaml) return undefined;
  const entries = checkShape(file, yaml, wordsShape);
  if (!entries) return undefined;
  const bank: WordBank = new Map(Object.entries(entries).map(([word, entry]) => [word, toWord(word, entry)]));
  const withoutStress = new Set(Object.keys(entries).filter((word) => entries[word]?.stress === undefined));
  for (const { word, field, rule, reason, expected } of checkWords(bank, withoutStress))
    refuse(file, rule, { reason, place: yaml.placeOf([word, field]), ...(expected ? { expected } : {}) });
  for (const { word, picture } of bank.values()) {
    const reason = picture && missesPicture(picture);
    if (!reason) continue;
    const names = pictureNames();
    const expected = names.has(picture) ? undefined : askForNearest(picture, names);
    refuse(file, 'picture', {
      reason: `"${word}": ${reason}`,
      ...(expected && { expected }),
      place: yaml.placeOf([word, 'picture']),
    });
  }
  return isRefused(file) ? undefined : bank;
}
