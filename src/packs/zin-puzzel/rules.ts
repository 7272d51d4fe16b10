/** What a sentence for a puzzle must be. */
import { hasPicture, type WordBank } from '../../model/word.ts';
import { chooseFrom, type Stock } from '../../sheets/choose.ts';
import { pictureNameOf } from '../../sheets/lay/vignette.ts';
import { type Choices, type Prepared, prepared } from '../../sheets/pack.ts';
import type { Objection, Path } from '../../sheets/refusal.ts';
import { measureText } from '../../sheets/text.ts';
import { checkOwnPictures, checkView, drawAll } from '../../sheets/vignette-rules.ts';
import { fewestWords, mostWords, sceneWindow, sizes, wordRoom } from './measures.ts';
import type { Parameters, Sentence } from './parameters.ts';
import { type Piece, type Told, wordsOf } from './word-box.ts';

/** All that is laid out. */
export interface Puzzle {
  readonly told: readonly Told[];
  /** On the first pieces of the strips for your own. */
  readonly ownPieces: readonly Piece[];
  readonly emptyStrips: number;
}

type PictureOf = (word: string) => string | undefined;

/** One word, one picture: what the bank has is shown as in the other packs. */
function picturesFrom(words: WordBank, wordPictures: Parameters['wordPictures']): PictureOf {
  const own = new Map(wordPictures.map(({ word, picture }) => [word, picture]));
  return (name) => {
    const word = words.get(name);
    return word && hasPicture(word) ? word.picture : own.get(name);
  };
}

/** Who can't read finds a word by its picture, among those of all sentences. */
function checkPiecePictures(
  words: readonly string[],
  before: readonly string[],
  pictureOf: PictureOf,
  path: Path,
): Objection[] {
  const bare = words.find((word) => !pictureOf(word));
  if (bare !== undefined) {
    const reason = `"${bare}" heeft geen plaatje; zet er een bij wordPictures, of kies een ander woord`;
    return [{ rule: 'no-piece-picture', reason, path }];
  }
  const all = [...before, ...words];
  for (const word of words) {
    const twin = all.find((other) => other !== word && pictureOf(other) === pictureOf(word));
    if (twin === undefined) continue;
    const reason = `"${twin}" en "${word}" hebben allebei het plaatje ${pictureOf(word)}; de stukken liggen bij elkaar op tafel`;
    return [{ rule: 'twin-picture', reason, path }];
  }
  return [];
}

const checkPlain = (says: string, path: Path): Objection[] =>
  wordsOf(says)
    .filter((word) => !/^[\p{L}’]+$/u.test(word))
    .slice(0, 1)
    .map((odd) => ({
      rule: 'plain-word',
      reason: `in "${says}" is "${odd}" geen woord van alleen letters`,
      path,
    }));

function checkWidths(words: readonly string[], path: Path): Objection[] {
  const long = words.find((word) => measureText(word, sizes.piece) > wordRoom);
  if (long === undefined) return [];
  const wide = measureText(long, sizes.piece).toFixed(0);
  const reason = `"${long}" is ${wide} mm breed; op een puzzelstuk past ${wordRoom.toFixed(0)} mm`;
  return [{ rule: 'word-too-wide', reason, path }];
}

function checkSentence(
  { says }: Sentence,
  before: readonly string[],
  pictureOf: PictureOf,
  path: Path,
): Objection[] {
  const words = wordsOf(says);
  const object = (rule: string, reason: string): Objection[] => [{ rule, reason, path }];
  const plain = checkPlain(says, path);
  if (plain.length > 0) return plain;
  if (!/^\p{Lu}.*[.!?]$/u.test(says))
    return object(
      'no-sentence',
      `"${says}" is geen zin: een hoofdletter vooraan, en een punt, ! of ? achteraan`,
    );
  if (words.length < fewestWords || words.length > mostWords)
    return object(
      'word-count',
      `"${says}" heeft ${words.length} woorden; een puzzel heeft er ${fewestWords} tot en met ${mostWords}`,
    );
  return [...checkWidths(words, path), ...checkPiecePictures(words, before, pictureOf, path)];
}

function checkTwice({ says }: Sentence, before: readonly Sentence[], path: Path): Objection[] {
  const isSame = (other: Sentence): boolean => wordsOf(other.says).join() === wordsOf(says).join();
  if (!before.some(isSame)) return [];
  return [{ rule: 'double-sentence', reason: `de zin "${says}" staat er twee keer`, path }];
}

/** A sign only says which line belongs to a scene. */
function checkSign(
  { sign }: Sentence,
  before: readonly Sentence[],
  all: readonly Sentence[],
  path: Path,
): Objection[] {
  const owner = before.find((other) => other.sign === sign);
  if (owner) {
    const reason = `het teken ${sign} is al van "${owner.says}"; elke zin heeft een eigen teken`;
    return [{ rule: 'double-sign', reason, path }];
  }
  const isTold = ({ says, pictures }: Sentence): boolean =>
    [...wordsOf(says), ...pictures.map(pictureNameOf)].includes(sign);
  if (!all.some(isTold)) return [];
  const reason = `het teken ${sign} hoort ook bij een zin of een plaatje; een teken mag niets met een zin te maken hebben`;
  return [{ rule: 'sign-in-scene', reason, path }];
}

function checkOwnWord(
  word: string,
  before: readonly string[],
  pictureOf: PictureOf,
  path: Path,
): Objection[] {
  if (wordsOf(word).length > 1 || checkPlain(word, path).length > 0)
    return [{ rule: 'plain-word', reason: `"${word}" is geen woord van alleen letters`, path }];
  if (before.includes(word))
    return [{ rule: 'double-word', reason: `"${word}" is al een stuk van een zin`, path }];
  return [...checkWidths([word], path), ...checkPiecePictures([word], before, pictureOf, path)];
}

const layOff = (words: readonly string[], pictureOf: PictureOf): Piece[] =>
  words.map((word) => ({ word, picture: pictureOf(word) }));

export function preparePuzzle(
  { parameters: { sentences, wordPictures, ownWords, emptyStrips } }: Choices<Parameters>,
  stock: Stock,
): Prepared<Puzzle> {
  const choose = chooseFrom(stock);
  const objections: Objection[] = [];
  const pictureOf = picturesFrom(stock.words, wordPictures);
  const wordsBefore = (index: number) => sentences.slice(0, index).flatMap(({ says }) => wordsOf(says));
  wordPictures.forEach(({ picture }, index) => {
    choose.drawing(picture, ['wordPictures', index, 'picture']);
  });
  sentences.forEach((sentence, index) => {
    const path = ['sentences', index];
    const before = sentences.slice(0, index);
    const pictures = [...path, 'pictures'];
    drawAll(choose, sentence, pictures);
    objections.push(
      ...checkSentence(sentence, wordsBefore(index), pictureOf, [...path, 'says']),
      ...checkTwice(sentence, before, [...path, 'says']),
      ...checkSign(sentence, before, sentences, [...path, 'sign']),
      ...checkOwnPictures(stock.words, wordsOf(sentence.says), sentence, pictures),
      ...checkView(sentence, [sceneWindow], pictures),
    );
  });
  ownWords.forEach((word, index) => {
    const before = [...wordsBefore(sentences.length), ...ownWords.slice(0, index)];
    objections.push(...checkOwnWord(word, before, pictureOf, ['ownWords', index]));
  });
  return prepared([...choose.objections, ...objections], () => ({
    told: sentences.map((sentence) => ({
      sentence,
      pieces: layOff(wordsOf(sentence.says), pictureOf),
    })),
    ownPieces: layOff(ownWords, pictureOf),
    emptyStrips,
  }));
}
