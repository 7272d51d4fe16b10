import './picture-words.css';
import type { ReactNode } from 'react';
import type { ShownWord } from '../../model/sound-page.ts';
import { WordPicture } from '../pictures/word-picture.tsx';

interface Props<Word extends ShownWord> {
  words: readonly Word[];
  /** What stands below its picture. */
  children: (word: Word) => ReactNode;
}

/** To look at together, and to hang on a wall. */
export function PictureWords<Word extends ShownWord>({ words, children }: Props<Word>) {
  return (
    <ul className="picture-words">
      {words.map((word) => (
        <li key={word.word}>
          <WordPicture name={word.picture} />
          {children(word)}
        </li>
      ))}
    </ul>
  );
}
