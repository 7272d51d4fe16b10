/** From a file in content/themas to a theme with its week, or to every problem in it. */
import type { VFile } from 'vfile';
import { partArticle } from '../../../src/model/taught-word.ts';
import { type Theme, type ThemeWeek, themeShape } from '../../../src/model/theme.ts';
import { slugOfSoundWeek } from '../../../src/model/week-order.ts';
import { hasPicture, type Word } from '../../../src/model/word.ts';
import { castNames } from '../../../src/sheets/cast/index.ts';
import { plateNames } from '../../../src/week/plates/index.ts';
import { type NamedSite, sayNameInFields } from '../pages/site-name.ts';
import { isRefused, quote, refuse, warn } from '../problems/problem.ts';
import { didYouMean } from '../problems/suggest.ts';
import { complainAboutWord } from '../words/unknown-word.ts';
import { checkOnce } from '../yaml/check-once.ts';
import { checkShape } from '../yaml/check-shape.ts';
import { parseYaml, type YamlDocument } from '../yaml/yaml-document.ts';
import { checkDays, checkExercise, type LedTo } from './check-days.ts';
import { checkLetter } from './check-letter.ts';
import { checkPrint, type Printing } from './check-print.ts';
import { warnOfPlaces } from './warn-of-places.ts';
import { warnOfTaught } from './warn-of-taught.ts';

/** Words whose picture a kleuter knows at a glance: a set takes so many. */
const fewestSureWords = 16;

/** What a theme may name. */
export interface Named extends LedTo {
  /** Where they have problems of their own there are none, and the theme is not checked against them. */
  words: readonly Word[];
  /** Titles that articles recommend; absent where an article has problems of its own. */
  books?: readonly string[];
  /** Absent where what its print is made with has problems of its own. */
  printing?: Printing;
}

export function parseTheme(file: VFile, named: Named, site: NamedSite | undefined): Theme | undefined {
  const yaml = parseYaml(file, String(file.value));
  const document = yaml && sayNameInFields(yaml, site);
  const theme = document && checkShape(file, document, themeShape);
  if (!theme) return undefined;
  checkName(file);
  if (named.words.length > 0) checkWords(file, document, theme, named.words);
  if (theme.week) checkWeek(file, document, theme.week, theme.words, named);
  if (theme.week && named.printing && !isRefused(file))
    checkPrintOf(file, document, theme.name, theme.week, named.printing);
  return { slug: String(file.stem), ...theme };
}

/** What is printed of it is a file of its name, as it is of a sound. */
function checkName(file: VFile): void {
  const ofSounds = slugOfSoundWeek('');
  if (!file.stem?.startsWith(ofSounds)) return;
  refuse(file, 'theme-slug', {
    reason: `zo heet de week van een klank: ${quote(file.stem)}`,
    expected: `een naam die niet begint met ${ofSounds}`,
  });
}

function checkPrintOf(
  file: VFile,
  document: YamlDocument,
  title: string,
  { taught, before, days, plate, questions, letter }: ThemeWeek,
  printing: Printing,
): void {
  checkPrint(
    file,
    { title, taught, before, days, plate, questions, letter },
    (typed) => document.placeOf(typed === 'title' ? ['name'] : ['week', typed]),
    printing,
  );
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
  warnOfOrder(themes);
}

/** Advice: themes are listed by their order, also those that belong to a time of the year. */
function warnOfOrder(themes: readonly ReadTheme[]): void {
  const dated = themes
    .flatMap(({ file, theme }) => (theme?.from === undefined ? [] : [{ file, ...theme, from: theme.from }]))
    .sort((one, other) => one.order - other.order);
  dated.forEach(({ file, from, order }, index) => {
    const before = dated[index - 1];
    if (!before || inSchoolYear(before.from) <= inSchoolYear(from)) return;
    warn(file, 'theme-year', {
      reason: `from ${from} is eerder in het schooljaar dan ${before.from} van ${before.file.path}, en order ${order} komt later`,
      expected: 'een order die bij from past',
    });
  });
}

/** It begins in August. */
const inSchoolYear = (day: string): string => (day < '08' ? `1${day}` : `0${day}`);

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
  });
  checkOnce(file, document, ['words'], words);
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
  { taught, plate, find = [], exercises, books = [], days, letter }: ThemeWeek,
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
      expected: listed.length > 0 ? didYouMean(typed, listed) : 'laat dit veld weg',
      place: document.placeOf(['week', ...path]),
    });
  };
  taught.forEach(({ word: typed }, index) => {
    const { article, word } = partArticle(typed);
    const noun = named.words.find((known) => known.word === word);
    if (noun && noun.article !== article)
      refuse(file, 'theme-taught', {
        reason: `${quote(typed)} is een zelfstandig naamwoord`,
        expected: `${noun.article} ${word}`,
        place: document.placeOf(['week', 'taught', index, 'word']),
      });
  });
  refuseUnlisted(['plate', 'place'], plate.place, 'geen plek die we kunnen tekenen', plateNames);
  plate.who.forEach((who, index) => {
    refuseUnlisted(['plate', 'who', index], who, 'niemand van de vrienden', castNames);
  });
  plate.things.forEach((thing, index) => {
    refuseUnlisted(['plate', 'things', index], thing, 'geen woord van dit thema', words);
  });
  find.forEach((word, index) => {
    refuseUnlisted(['find', index], word, 'geen woord van dit thema', words);
  });
  const { books: recommended } = named;
  if (recommended)
    books.forEach((title, index) => {
      refuseUnlisted(['books', index], title, 'geen boek dat een artikel aanraadt', recommended);
    });
  exercises.forEach((slug, index) => {
    checkExercise(file, document, ['week', 'exercises', index], slug, named);
  });
  const once = {
    'plate.who': plate.who,
    'plate.things': plate.things,
    exercises,
    books,
    taught: taught.map(({ word }) => word),
  };
  for (const [field, values] of Object.entries(once))
    checkOnce(file, document, ['week', ...field.split('.')], values);
  checkDays(file, document, ['week', 'days'], days, named);
  warnOfPlaces(file, document, ['week', 'days'], days);
  warnOfTaught(file, document, ['week', 'taught'], { taught, days });
  checkLetter(file, document, ['week', 'letter'], letter);
}
