const wordsPerMinute = 200;

export function readingMinutes(wordCount: number): number {
  return Math.ceil(wordCount / wordsPerMinute);
}
