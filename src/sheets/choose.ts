/** What an exercise names is looked up here; what is unknown, or cannot be shown to a child, is objected to. */
import { hasPicture, type PicturedWord, type Word, type WordBank } from '../model/word.ts';
import type { Objection, Path } from './refusal.ts';

/** All that an exercise can choose from. */
export interface Stock {
  readonly words: WordBank;
  /** Why there is no such picture; nothing when there is. */
  readonly missesPicture: (name: string) => string | undefined;
}

/** A word, and where the exercise names it. */
export type Chosen<Kind extends Word = PicturedWord> = Kind & { readonly path: Path };

export interface Chooser {
  /** What was asked for and cannot be had, so far. */
  readonly objections: readonly Objection[];
  /** A word that is said. */
  word(name: string, path: Path): Chosen<Word> | undefined;
  /** A word that is shown to the grown-up. */
  picture(name: string, path: Path): Chosen | undefined;
  /** A word that is shown to a child, who must know the picture at a glance. */
  surePicture(name: string, path: Path): Chosen | undefined;
  surePictures(names: readonly string[], path: Path): Chosen[];
  /** A picture that is no word. */
  drawing(name: string, path: Path): void;
}

export function chooseFrom({ words, missesPicture }: Stock): Chooser {
  const objections: Objection[] = [];
  const object = (rule: string, reason: string, path: Path): undefined => {
    objections.push({ rule, reason, path });
  };
  const chooser: Chooser = {
    objections,
    word(name, path) {
      const word = words.get(name);
      return word
        ? { ...word, path }
        : object('unknown-word', `"${name}" staat niet in content/woorden.yaml`, path);
    },
    picture(name, path) {
      const word = chooser.word(name, path);
      if (!word) return undefined;
      return hasPicture(word) ? word : object('no-picture', `"${name}" heeft geen plaatje`, path);
    },
    surePicture(name, path) {
      const word = chooser.picture(name, path);
      if (word?.weight !== 'weak') return word;
      return object(
        'weak-picture',
        `het plaatje van "${name}" is voor een kleuter niet zeker genoeg (weight: weak)`,
        path,
      );
    },
    surePictures: (names, path) =>
      names.flatMap((name, index) => chooser.surePicture(name, [...path, index]) ?? []),
    drawing(name, path) {
      const reason = missesPicture(name);
      if (reason) object('picture', reason, path);
    },
  };
  return chooser;
}
