import { readFile } from 'node:fs/promises';

/** Words that are right though no dictionary has them. Those without a capital may begin a sentence too. */
export interface WordList {
  has(word: string): boolean;
  /** Those that nothing asked for: they can go. */
  unused(): string[];
}

export async function readWordList(path: string): Promise<WordList> {
  return parseWordList(await readFile(path, 'utf8'));
}

/** Words with white space between them; what follows a `#` says why they are there. */
export function parseWordList(text: string): WordList {
  const words = new Set(text.replace(/#.*$/gm, '').split(/\s+/).filter(Boolean));
  const used = new Set<string>();
  return {
    has(word) {
      const found = [word, uncapitalise(word)].find((spelling) => words.has(spelling));
      if (found !== undefined) used.add(found);
      return found !== undefined;
    },
    unused: () => [...words].filter((word) => !used.has(word)),
  };
}

function uncapitalise(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
