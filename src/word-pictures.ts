const files = import.meta.glob<string>('./*.svg', {
  base: './generated/word-pictures',
  eager: true,
  query: '?url',
  import: 'default',
});

/** Where each picture of a word is, by its name. */
export const wordPictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, address]) => [file.slice('./'.length, -'.svg'.length), address]),
);

/** Those that the visitor took of words of their own, by the word, as long as the page is open. */
export const photosInHand = new Map<string, string>();
