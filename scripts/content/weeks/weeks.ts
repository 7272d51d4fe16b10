/** The weeks of themes and of sounds. */
import type { VFile } from 'vfile';
import type { Site } from '../../../src/model/site.ts';
import type { SoundWithWords } from '../../../src/model/sound.ts';
import type { SoundWeek } from '../../../src/model/sound-week.ts';
import type { Theme } from '../../../src/model/theme.ts';
import type { WordBank } from '../../../src/model/word.ts';
import type { ContentFiles } from '../files/content-files.ts';
import { ifReadable } from '../problems/problem.ts';
import type { LedTo } from './check-days.ts';
import { parseSoundWeek } from './sound-weeks.ts';
import { checkThemesTogether, parseTheme } from './themes.ts';

export interface Weeks {
  /** In the order of the school year. */
  themes: Theme[];
  /** By the sound. */
  soundWeeks: ReadonlyMap<string, SoundWeek>;
}

/** Of what has problems of its own there is nothing, or none. */
interface Given extends LedTo {
  words: WordBank | undefined;
  site: Site | undefined;
  /** What the print of a theme says of every week. */
  facts: string | undefined;
  sounds: readonly SoundWithWords[];
  /** Titles that published articles recommend. */
  books: readonly string[] | undefined;
}

export function makeWeeks(
  files: Pick<ContentFiles, 'themes' | 'soundWeeks'>,
  { words, site, facts, sounds, books, exercises, lessons }: Given,
): Weeks {
  const named = {
    exercises,
    lessons,
    ...(words && site && facts !== undefined && { printing: { words, site, subtitle: facts } }),
  };
  const ofThemes = { ...named, words: [...(words?.values() ?? [])], ...(books && { books }) };
  const themes = files.themes.files.map((file) => ({
    file,
    theme: ifReadable(file, () => parseTheme(file, ofThemes, site)),
  }));
  checkThemesTogether(themes);
  const readWeek = (file: VFile) => ifReadable(file, () => parseSoundWeek(file, { ...named, sounds }, site));
  return {
    themes: themes.flatMap(({ theme }) => theme ?? []).sort((one, other) => one.order - other.order),
    soundWeeks: new Map(
      files.soundWeeks.files.flatMap((file): [string, SoundWeek][] => {
        const week = readWeek(file);
        return week ? [[String(file.stem), week]] : [];
      }),
    ),
  };
}
