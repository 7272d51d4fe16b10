import { readFile } from 'node:fs/promises';

/** Words that are right though no dictionary has them. Those without a capital may begin a sentence too. */
export interface WordList {
  has(word: string): boolean;
}

/** Where there is no file, the dictionary is all there is. */
export async function readWordList(path: string): Promise<WordList> {
  return parseWordList(await readFile(path, 'utf8').catch(() => ''));
}

/** Words with white space between them; what follows a `#` says why they are there. */
export function parseWordList(text: string): WordList {
  const words = new Set(text.replace(/#.*$/gm, '').split(/\s+/).filter(Boolean));
  return { has: (word) => words.has(word) || words.has(uncapitalise(word)) };
}

function uncapitalise(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
