import { wordPictures } from '../../word-pictures.ts';

interface Props {
  /** Of the picture of a word. */
  name: string;
  /** The few pictures that are in sight at once; the others wait until they nearly are. */
  eager?: boolean;
}

/** The word itself stands below it. `loading` stands before `src`, as in picture.tsx. */
export function WordPicture({ name, eager = false }: Props) {
  return (
    <img loading={eager ? undefined : 'lazy'} src={wordPictures[name]} width="160" height="160" alt="" />
  );
}
