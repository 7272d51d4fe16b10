import { expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { kind } from '../../packs/woordlengte-sorteren/set/kind.ts';
import { checkSheet } from '../../sheets/check-sheet.ts';
import { marksOf } from '../../sheets/sheet.ts';
import { shippedLook } from '../choices.ts';
import { makeSet } from '../make-set.ts';
import { pictureOf, proposeOfTheme, proposeWord } from './own-word.ts';
import { readOwnWords, writeOwnWords } from './own-words-address.ts';

const { parameters, words, materials } = layOutExample('woordlengte-sorteren');
const typed = ['jip', 'femke', 'verjaardag'];
const own = typed.map(proposeWord);
const isOwnPicture = (picture: string): boolean => typed.map(pictureOf).includes(picture);
/** Few enough of each length to leave room. */
const chosen = [1, 2, 3, 4].flatMap((claps) =>
  kind
    .shipped(parameters, words)
    .words.filter((word) => words.get(word)?.claps === claps)
    .slice(0, 4),
);
const answers = { words: [...chosen, ...typed] };

const marksWith = (photos: ReadonlyMap<string, unknown>) => {
  const { sheet, hindrance } = makeSet(kind, { ...shippedLook, answers, own }, materials, photos);
  if (!sheet) throw new Error(hindrance.reason);
  expect(checkSheet(sheet)).toEqual([]);
  return sheet.pages.flatMap((page) => [...marksOf(page.blocks)]);
};

it('own words stand on the cards as themselves, inside the place of a picture', () => {
  const marks = marksWith(new Map());
  expect(marks.filter((mark) => mark.kind === 'picture' && isOwnPicture(mark.picture))).toEqual([]);
  const texts = marks.filter((mark) => mark.kind === 'text' && mark.text === 'femke' && mark.face === 'bold');
  expect(texts.length).toBeGreaterThan(0);
});

it('a photo takes the place of the word', () => {
  const marks = marksWith(new Map([[pictureOf('femke'), 'photo']]));
  const shown = marks.flatMap((mark) =>
    mark.kind === 'picture' && isOwnPicture(mark.picture) ? mark.picture : [],
  );
  expect(new Set(shown)).toEqual(new Set([pictureOf('femke')]));
});

it.each(['_1', '_rijmt_kip', '_begint_s'])(
  'an address with %s many thousand times over is read',
  (correction) => {
    const [word] = readOwnWords(`kip${correction.repeat(20_000)}`);
    expect(word?.syllables).toEqual(['kip']);
  },
);

it('what came with its theme is told in an address, beside what else is told of a word', () => {
  const known = { word: 'kastanje', picture: 'kastanje', syllables: ['kas', 'tan', 'je'], stress: 1 };
  const [typedByHand, ofTheme] = [proposeWord('kastanje'), proposeOfTheme(known)];
  const written = writeOwnWords([ofTheme]);
  expect(written).toMatch(/_thema$/);
  expect(readOwnWords(written)).toEqual([ofTheme]);
  expect(readOwnWords(writeOwnWords([typedByHand]))).toEqual([typedByHand]);
});
