/** The weeks of themes and of sounds. */
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
import { warnOfSameSteps } from './warn-of-same-steps.ts';

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

/** What is slow to make: all that can be printed of them is laid out. */
export const weekMakers = { theme: parseTheme, soundWeek: parseSoundWeek };

export function makeWeeks(
  files: Pick<ContentFiles, 'themes' | 'soundWeeks'>,
  { words, site, facts, sounds, books, exercises, lessons }: Given,
  make = weekMakers,
): Weeks {
  const named = {
    exercises,
    lessons,
    ...(words && site && facts !== undefined && { printing: { words, site, subtitle: facts } }),
  };
  const ofThemes = { ...named, words: [...(words?.values() ?? [])], ...(books && { books }) };
  const themes = files.themes.files.map((file) => ({
    file,
    theme: ifReadable(file, () => make.theme(file, ofThemes, site)),
  }));
  checkThemesTogether(themes);
  const soundWeeks = files.soundWeeks.files.map((file) => ({
    file,
    week: ifReadable(file, () => make.soundWeek(file, { ...named, sounds }, site)),
  }));
  warnOfSameSteps([
    ...themes.flatMap(({ file, theme }) =>
      theme?.week ? [{ file, days: theme.week.days, path: ['week', 'days'] }] : [],
    ),
    ...soundWeeks.flatMap(({ file, week }) => (week ? [{ file, days: week.days, path: ['days'] }] : [])),
  ]);
  return {
    themes: themes.flatMap(({ theme }) => theme ?? []).sort((one, other) => one.order - other.order),
    soundWeeks: new Map(
      soundWeeks.flatMap(({ file, week }): [string, SoundWeek][] =>
        week ? [[String(file.stem), week]] : [],
      ),
    ),
  };
}
