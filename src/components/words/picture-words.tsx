import './picture-words.css';
import type { ReactNode } from 'react';
import type { ShownWord } from '../../model/sound-page.ts';
import { WordPicture } from '../pictures/word-picture.tsx';

interface Props<Word extends ShownWord> {
  words: readonly Word[];
  /** What stands below its picture, around the word as it may be broken. */
  children: (written: string, word: Word) => ReactNode;
}

/** To look at together, and to hang on a wall. */
export function PictureWords<Word extends ShownWord>({ words, children }: Props<Word>) {
  return (
    <ul className="picture-words">
      {words.map((word) => (
        <li key={word.word}>
          <WordPicture name={word.picture} />
          {children(writeBreakable(word), word)}
        </li>
      ))}
    </ul>
  );
}

/** One that is no longer fits its place on a phone. */
const longest = 9;

/** A browser may not know where Dutch words are broken. */
const writeBreakable = ({ word, syllables }: ShownWord): string =>
  word.length > longest ? syllables.join('\u00ad') : word;
