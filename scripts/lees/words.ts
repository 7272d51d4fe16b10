/** A word as readers count them: `zo'n`, `kringgesprek`, `10-uurtje` and `8.30` are one each. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu;

export function splitWords(text: string): string[] {
  return text.match(word) ?? [];
}

export interface WordAt {
  text: string;
  offset: number;
}

export function findWords(text: string): WordAt[] {
  return [...text.matchAll(word)].map((match) => ({ text: match[0], offset: match.index }));
}

export function hasLetters(word: string): boolean {
  return /\p{L}/u.test(word);
}
