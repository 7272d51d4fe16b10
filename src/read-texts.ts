import { readFileSync } from 'node:fs';

/** While pages are rendered, and only there: no bundle holds what writers wrote. */
export function readTexts(name: string) {
  return JSON.parse(readFileSync(`src/generated/${name}.json`, 'utf8'));
}
