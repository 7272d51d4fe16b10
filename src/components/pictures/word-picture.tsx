import { wordPictures } from '../../word-pictures.ts';

interface Props {
  /** The name of the picture of a word. */
  name: string;
  /** For the few pictures on the first screen; the others load when a visitor scrolls near them. */
  eager?: boolean;
}

/** Decorative: the word itself is next to it. `loading` comes before `src`, as in picture.tsx. */
export function WordPicture({ name, eager = false }: Props) {
  return (
    <img loading={eager ? undefined : 'lazy'} src={wordPictures[name]} width="160" height="160" alt="" />
  );
}
