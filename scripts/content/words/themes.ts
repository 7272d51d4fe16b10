/** From content/themas.yaml to the themes, or to every problem in it. */
import type { VFile } from 'vfile';
import { type Theme, themesShape } from '../../../src/model/theme.ts';
import { hasPicture, type Word } from '../../../src/model/word.ts';
import { quote, refuse } from '../problems/problem.ts';
import { checkShape } from '../yaml/check-shape.ts';
import { parseYaml, type YamlDocument } from '../yaml/yaml-document.ts';
import { complainAboutWord } from './unknown-word.ts';

/** Words whose picture a kleuter knows at a glance: a set takes so many. */
const fewestSureWords = 16;

/** Where the words have problems of their own there are none, and only the shape is checked. */
export function parseThemes(file: VFile, words: readonly Word[]): Theme[] | undefined {
  const document = parseYaml(file, String(file.value));
  const themes = document && checkShape(file, document, themesShape);
  if (!themes) return undefined;
  checkNames(file, document, themes);
  if (words.length > 0) {
    const bank = new Map(words.map((word) => [word.word, word]));
    for (const [index, theme] of themes.entries()) checkTheme(file, document, index, theme, bank);
  }
  return themes;
}

function checkNames(file: VFile, document: YamlDocument, themes: readonly Theme[]): void {
  themes.forEach(({ name }, index) => {
    if (themes.findIndex((other) => other.name === name) === index) return;
    refuse(file, 'theme-name', {
      reason: `het thema ${quote(name)} staat er twee keer`,
      place: document.placeOf([index, 'name']),
    });
  });
}

function checkTheme(
  file: VFile,
  document: YamlDocument,
  index: number,
  { name, words }: Theme,
  bank: ReadonlyMap<string, Word>,
): void {
  words.forEach((typed, position) => {
    const place = document.placeOf([index, 'words', position]);
    const word = bank.get(typed);
    if (!word) refuse(file, 'theme-word', { ...complainAboutWord(typed, bank), place });
    else if (!hasPicture(word))
      refuse(file, 'theme-picture', {
        reason: `${quote(typed)} heeft geen plaatje`,
        expected: 'een woord met een plaatje',
        place,
      });
    else if (words.indexOf(typed) < position)
      refuse(file, 'theme-double', {
        reason: `${quote(typed)} staat twee keer in het thema ${quote(name)}`,
        place,
      });
  });
  const sure = new Set(words.filter((typed) => isSure(bank.get(typed))));
  if (sure.size < fewestSureWords)
    refuse(file, 'theme-size', {
      reason: `in het thema ${quote(name)} ${sure.size === 1 ? 'kent een kleuter 1 plaatje' : `kent een kleuter ${sure.size} plaatjes`} zeker`,
      expected: `minstens ${fewestSureWords}`,
      place: document.placeOf([index, 'name']),
    });
}

function isSure(word: Word | undefined): boolean {
  return word?.picture !== undefined && word.weight === 'strong';
}
