/** The word bank and the exercises of a content folder, checked and laid out. */
import type { VFile } from 'vfile';
import type { WrittenExercise } from '../../../src/model/adult-texts.ts';
import type { Site } from '../../../src/model/site.ts';
import type { Theme } from '../../../src/model/theme.ts';
import type { Word, WordBank } from '../../../src/model/word.ts';
import type { Imprint } from '../../../src/sheets/imprint.ts';
import { drawingsFolder } from '../../pictures/list-drawings.ts';
import { pictureNotice } from '../../pictures/load-picture.ts';
import type { ContentFiles } from '../files/content-files.ts';
import { stampFolder } from '../files/stamp-folder.ts';
import { ifReadable } from '../problems/problem.ts';
import { parseWords } from '../words/words.ts';
import { checkExercises } from './exercises.ts';
import { type MadeExercise, makeExercise } from './make-exercise.ts';

export interface Printables {
  words: WordBank | undefined;
  /** In the order of the site. */
  exercises: MadeExercise[];
}

/** Both look at drawings: a stamp says which these are, for whoever remembers what was made. */
export const printableMakers = {
  words: (file: VFile, _drawings: string) => parseWords(file),
  exercise: (file: VFile, words: WordBank | undefined, site: Site | undefined, _drawings: string) =>
    makeExercise(file, words, site),
};

/** Problems come as messages on the files. */
export function makePrintables(
  files: ContentFiles,
  site: Site | undefined,
  make = printableMakers,
): Printables {
  const drawings = stampFolder(drawingsFolder);
  const words = ifReadable(files.words, (file) => make.words(file, drawings));
  const made = files.exercises.files.flatMap((file) => {
    const exercise = ifReadable(file, () => make.exercise(file, words, site, drawings));
    return exercise ? [{ file, ...exercise }] : [];
  });
  const exercises = made.sort((one, other) => one.draft.order - other.draft.order);
  checkExercises(files.exercises, exercises);
  return { words, exercises };
}

/** What visitors can make sets of their own of. */
export interface Material {
  words: readonly Word[];
  games: readonly { pack: string; exercise: WrittenExercise }[];
  imprint: Imprint;
}

export function gatherMaterial(
  words: Iterable<Word>,
  themes: readonly Theme[],
  exercises: readonly MadeExercise[],
  { name }: { readonly name: string },
): Material {
  const games = exercises.flatMap(({ draft, written }) =>
    draft.game && written ? [{ pack: draft.game.name, exercise: written }] : [],
  );
  const themesOf = (one: Word) =>
    themes.flatMap((theme) => (theme.words.includes(one.word) ? [theme.name] : []));
  return {
    words: Array.from(words, (word) => ({ ...word, themes: themesOf(word) })),
    games,
    imprint: { site: { name }, pictureNotice },
  };
}
