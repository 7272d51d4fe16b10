/** What a sentence for a puzzle must be. */
import { hasPicture, type WordBank } from '../../model/word.ts';
import { chooseFrom, type Stock } from '../../sheets/choose.ts';
import type { Silhouette } from '../../sheets/lay/silhouettes.ts';
import { pictureNameOf } from '../../sheets/lay/vignette.ts';
import { type Choices, type Prepared, prepared } from '../../sheets/pack.ts';
import type { Objection, Path } from '../../sheets/refusal.ts';
import { measureText } from '../../sheets/text.ts';
import { checkOwnPictures, checkView, drawAll } from '../../sheets/vignette-rules.ts';
import { fewestWords, mostWords, ownWords, sizes, windowOf, wordRoom } from './measures.ts';
import type { Parameters, Sentence, Start } from './parameters.ts';

/** A strip without a sentence is for one of your own. */
export interface Strip {
  readonly sentence?: Sentence;
  readonly sign?: Silhouette;
  readonly pieces: readonly Piece[];
}

/** Without a word it is to write and to draw. */
export interface Piece {
  readonly word: string;
  readonly picture?: string;
}

export type Puzzle = Required<Strip>;

export const isPuzzle = (strip: Strip): strip is Puzzle => strip.sentence !== undefined;

export const toWrite = (words: number): Piece[] => Array<Piece>(words).fill({ word: '' });

/** As they are heard: without capitals and stops. */
export const wordsOf = (says: string): string[] =>
  says.split(/\s+/).map((word) => word.replace(/[.,!?:;]/g, '').toLowerCase());

type PictureOf = (word: string) => string | undefined;

/** One word, one picture: what the bank has is shown as in the other packs. */
function picturesFrom(words: WordBank, wordPictures: Parameters['wordPictures']): PictureOf {
  const own = new Map(wordPictures.map(({ word, picture }) => [word, picture]));
  return (name) => {
    const word = words.get(name);
    return word && hasPicture(word) ? word.picture : own.get(name);
  };
}

/** Who can't read lays the sentence by its pictures. */
function checkPiecePictures(says: string, pictureOf: PictureOf, path: Path): Objection[] {
  const words = wordsOf(says);
  const bare = words.find((word) => !pictureOf(word));
  if (bare !== undefined) {
    const reason = `"${bare}" heeft geen plaatje; zet er een bij wordPictures, of kies een ander woord`;
    return [{ rule: 'no-piece-picture', reason, path }];
  }
  const twin = words.find((word, index) =>
    words.some((other, place) => place < index && other !== word && pictureOf(other) === pictureOf(word)),
  );
  if (twin === undefined) return [];
  const reason = `in "${says}" hebben twee woorden het plaatje ${pictureOf(twin)}`;
  return [{ rule: 'twin-picture', reason, path }];
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

/** Of a sentence of so many words. */
function checkWidths(words: readonly string[], count: number, path: Path): Objection[] {
  const room = wordRoom(count);
  const long = words.find((word) => measureText(word, sizes.piece) > room);
  if (long === undefined) return [];
  const wide = measureText(long, sizes.piece).toFixed(0);
  const reason = `"${long}" is ${wide} mm breed; op een puzzelstuk past ${room.toFixed(0)} mm`;
  return [{ rule: 'word-too-wide', reason, path }];
}

function checkStartOfOwn({ says }: Start, pictureOf: PictureOf, path: Path): Objection[] {
  const words = wordsOf(says);
  const plain = checkPlain(says, path);
  if (plain.length > 0) return plain;
  if (words.length === ownWords - 1)
    return [...checkWidths(words, ownWords, path), ...checkPiecePictures(says, pictureOf, path)];
  const reason = `"${says}" heeft ${words.length} woorden; een eigen zin begint met ${ownWords - 1} woorden, het laatste schrijf je zelf`;
  return [{ rule: 'start-length', reason, path }];
}

function checkSentence({ says }: Sentence, pictureOf: PictureOf, path: Path): Objection[] {
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
  return [...checkWidths(words, words.length, path), ...checkPiecePictures(says, pictureOf, path)];
}

const mostAlikeStarts = 2;

function checkStart({ says }: Sentence, before: readonly Sentence[], path: Path): Objection[] {
  const words = wordsOf(says);
  if (before.some((other) => wordsOf(other.says).join() === words.join()))
    return [{ rule: 'double-sentence', reason: `de zin "${says}" staat er twee keer`, path }];
  const [start] = words;
  if (before.filter((other) => wordsOf(other.says)[0] === start).length < mostAlikeStarts) return [];
  const reason = `er beginnen al ${mostAlikeStarts} zinnen met "${start}"; begin eens anders`;
  return [{ rule: 'same-start', reason, path }];
}

/** A sign only says which pieces belong together. */
function checkSign(
  { sign }: Start,
  before: readonly Start[],
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

const layOff = (says: string, pictureOf: PictureOf): Piece[] =>
  wordsOf(says).map((word) => ({ word, picture: pictureOf(word) }));

const beginOwn = (pictureOf: PictureOf, start?: Start): Strip => ({
  pieces: start ? [...layOff(start.says, pictureOf), ...toWrite(1)] : toWrite(ownWords),
  ...(start ? { sign: start.sign } : {}),
});

/** A sentence that is too short or too long is told so once, and not of its pictures too. */
const windowFor = ({ says }: Sentence) =>
  windowOf(Math.min(mostWords, Math.max(fewestWords, wordsOf(says).length)));

/** The short ones first: pages of one length are cut in a few long lines. */
export function prepareStrips(
  { parameters: { sentences, wordPictures, starts, emptyStrips } }: Choices<Parameters>,
  stock: Stock,
): Prepared<readonly Strip[]> {
  const choose = chooseFrom(stock);
  const objections: Objection[] = [];
  const pictureOf = picturesFrom(stock.words, wordPictures);
  wordPictures.forEach(({ picture }, index) => {
    choose.drawing(picture, ['wordPictures', index, 'picture']);
  });
  sentences.forEach((sentence, index) => {
    const path = ['sentences', index];
    const before = sentences.slice(0, index);
    const pictures = [...path, 'pictures'];
    drawAll(choose, sentence, pictures);
    objections.push(
      ...checkSentence(sentence, pictureOf, [...path, 'says']),
      ...checkStart(sentence, before, [...path, 'says']),
      ...checkSign(sentence, before, sentences, [...path, 'sign']),
      ...checkOwnPictures(stock.words, wordsOf(sentence.says), sentence, pictures),
      ...checkView(sentence, [windowFor(sentence)], pictures),
    );
  });
  starts.forEach((start, index) => {
    const path = ['starts', index];
    objections.push(
      ...checkStartOfOwn(start, pictureOf, [...path, 'says']),
      ...checkSign(start, [...sentences, ...starts.slice(0, index)], sentences, [...path, 'sign']),
    );
  });
  return prepared([...choose.objections, ...objections], () => [
    ...sentences
      .map((sentence) => ({ sentence, sign: sentence.sign, pieces: layOff(sentence.says, pictureOf) }))
      .sort((one, other) => one.pieces.length - other.pieces.length),
    ...Array.from({ length: emptyStrips }, (_, index) => beginOwn(pictureOf, starts[index])),
  ]);
}
