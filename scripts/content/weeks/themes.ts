/** From a file in content/themas to a theme with its week, or to every problem in it. */
import type { VFile } from 'vfile';
import { type Theme, type ThemeWeek, themeShape } from '../../../src/model/theme.ts';
import { hasPicture, type Word } from '../../../src/model/word.ts';
import { castNames } from '../../../src/sheets/cast/index.ts';
import { plateNames } from '../../../src/week/plates/index.ts';
import { quote, refuse } from '../problems/problem.ts';
import { didYouMean } from '../problems/suggest.ts';
import { complainAboutWord } from '../words/unknown-word.ts';
import { checkShape } from '../yaml/check-shape.ts';
import { parseYaml, type YamlDocument } from '../yaml/yaml-document.ts';
import { checkDays, checkExercise, type LedTo } from './check-days.ts';
import { checkLetter } from './check-letter.ts';

/** Words whose picture a kleuter knows at a glance: a set takes so many. */
const fewestSureWords = 16;

/** What a theme may name. */
export interface Named extends LedTo {
  /** Where they have problems of their own there are none, and the theme is not checked against them. */
  words: readonly Word[];
  /** Titles that articles recommend. */
  books: readonly string[];
}

export function parseTheme(file: VFile, named: Named): Theme | undefined {
  const document = parseYaml(file, String(file.value));
  const theme = document && checkShape(file, document, themeShape);
  if (!theme) return undefined;
  if (named.words.length > 0) checkWords(file, document, theme, named.words);
  if (theme.week) checkWeek(file, document, theme.week, theme.words, named);
  return { slug: String(file.stem), ...theme };
}

interface ReadTheme {
  file: VFile;
  theme: Theme | undefined;
}

/** No two have the same name, or the same place in the year. */
export function checkThemesTogether(themes: readonly ReadTheme[]): void {
  themes.forEach(({ file, theme }, index) => {
    for (const other of themes.slice(0, index)) {
      if (!theme || !other.theme) continue;
      if (theme.name === other.theme.name)
        refuse(file, 'theme-name', {
          reason: `${quote(theme.name)} is al de naam van een thema: ${other.file.path}`,
        });
      if (theme.order === other.theme.order)
        refuse(file, 'theme-order', {
          reason: `order ${theme.order} heeft al een thema: ${other.file.path}`,
        });
    }
  });
}

type Entry = Omit<Theme, 'slug'>;

function checkWords(file: VFile, document: YamlDocument, { words }: Entry, known: readonly Word[]): void {
  const bank = new Map(known.map((word) => [word.word, word]));
  words.forEach((typed, position) => {
    const place = document.placeOf(['words', position]);
    const word = bank.get(typed);
    if (!word) refuse(file, 'theme-word', { ...complainAboutWord(typed, bank), place });
    else if (!hasPicture(word))
      refuse(file, 'theme-picture', {
        reason: `${quote(typed)} heeft geen plaatje`,
        expected: 'een woord met een plaatje',
        place,
      });
    else if (words.indexOf(typed) < position)
      refuse(file, 'theme-double', { reason: `${quote(typed)} staat er twee keer`, place });
  });
  const sure = new Set(words.filter((typed) => isSure(bank.get(typed))));
  if (sure.size < fewestSureWords)
    refuse(file, 'theme-size', {
      reason: `in dit thema ${sure.size === 1 ? 'kent een kleuter 1 plaatje' : `kent een kleuter ${sure.size} plaatjes`} zeker`,
      expected: `minstens ${fewestSureWords}`,
      place: document.placeOf(['words']),
    });
}

function isSure(word: Word | undefined): boolean {
  return word?.picture !== undefined && word.weight === 'strong';
}

function checkWeek(
  file: VFile,
  document: YamlDocument,
  { plate, exercises, books = [], days, letter }: ThemeWeek,
  words: readonly string[],
  named: Named,
): void {
  const refuseUnlisted = (
    path: (string | number)[],
    typed: string,
    what: string,
    listed: readonly string[],
  ) => {
    if (listed.includes(typed)) return;
    refuse(file, 'theme-week', {
      reason: `${quote(typed)} is ${what}`,
      expected: didYouMean(typed, listed),
      place: document.placeOf(['week', ...path]),
    });
  };
  refuseUnlisted(['plate', 'place'], plate.place, 'geen plek die we kunnen tekenen', plateNames);
  plate.who.forEach((who, index) => {
    refuseUnlisted(['plate', 'who', index], who, 'niemand van de vrienden', castNames);
  });
  plate.things.forEach((thing, index) => {
    refuseUnlisted(['plate', 'things', index], thing, 'geen woord van dit thema', words);
  });
  books.forEach((title, index) => {
    refuseUnlisted(['books', index], title, 'geen boek dat een artikel aanraadt', named.books);
  });
  exercises.forEach((slug, index) => {
    checkExercise(file, document, ['week', 'exercises', index], slug, named);
  });
  checkDays(file, document, ['week', 'days'], days, named);
  checkLetter(file, document, ['week', 'letter'], letter);
}
