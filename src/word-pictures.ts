const files = import.meta.glob<string>('./generated/word-pictures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Where each picture of a word is, by its name. */
export const wordPictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, address]) => [file.replace(/.*\/(.*)\.svg$/, '$1'), address]),
);

/** Those that the visitor took of words of their own, by the word, as long as the page is open. */
export const photosInHand = new Map<string, string>();
