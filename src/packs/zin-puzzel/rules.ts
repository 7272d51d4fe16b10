/** What a sentence for a puzzle must be. */
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
  /** Of the pieces; empty where they are to write. */
  readonly words: readonly string[];
}

export type Puzzle = Required<Strip>;

export const isPuzzle = (strip: Strip): strip is Puzzle => strip.sentence !== undefined;

export const toWrite = (words: number): string[] => Array<string>(words).fill('');

/** As they are heard: without capitals and stops. */
export const wordsOf = (says: string): string[] =>
  says.split(/\s+/).map((word) => word.replace(/[.,!?:;]/g, '').toLowerCase());

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

function checkStartOfOwn({ says }: Start, path: Path): Objection[] {
  const words = wordsOf(says);
  const plain = checkPlain(says, path);
  if (plain.length > 0) return plain;
  if (words.length === ownWords - 1) return checkWidths(words, ownWords, path);
  const reason = `"${says}" heeft ${words.length} woorden; een eigen zin begint met ${ownWords - 1} woorden, het laatste schrijf je zelf`;
  return [{ rule: 'start-length', reason, path }];
}

function checkSentence({ says }: Sentence, path: Path): Objection[] {
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
  return checkWidths(words, words.length, path);
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

const beginOwn = (start?: Start): Strip => ({
  words: start ? [...wordsOf(start.says), ''] : toWrite(ownWords),
  ...(start ? { sign: start.sign } : {}),
});

/** A sentence that is too short or too long is told so once, and not of its pictures too. */
const windowFor = ({ says }: Sentence) =>
  windowOf(Math.min(mostWords, Math.max(fewestWords, wordsOf(says).length)));

/** The short ones first: pages of one length are cut in a few long lines. */
export function prepareStrips(
  { parameters: { sentences, starts, emptyStrips } }: Choices<Parameters>,
  stock: Stock,
): Prepared<readonly Strip[]> {
  const choose = chooseFrom(stock);
  const objections: Objection[] = [];
  sentences.forEach((sentence, index) => {
    const path = ['sentences', index];
    const before = sentences.slice(0, index);
    const pictures = [...path, 'pictures'];
    drawAll(choose, sentence, pictures);
    objections.push(
      ...checkSentence(sentence, [...path, 'says']),
      ...checkStart(sentence, before, [...path, 'says']),
      ...checkSign(sentence, before, sentences, [...path, 'sign']),
      ...checkOwnPictures(stock.words, wordsOf(sentence.says), sentence, pictures),
      ...checkView(sentence, [windowFor(sentence)], pictures),
    );
  });
  starts.forEach((start, index) => {
    const path = ['starts', index];
    objections.push(
      ...checkStartOfOwn(start, [...path, 'says']),
      ...checkSign(start, [...sentences, ...starts.slice(0, index)], sentences, [...path, 'sign']),
    );
  });
  return prepared([...choose.objections, ...objections], () => [
    ...sentences
      .map((sentence) => ({ sentence, sign: sentence.sign, words: wordsOf(sentence.says) }))
      .sort((one, other) => one.words.length - other.words.length),
    ...Array.from({ length: emptyStrips }, (_, index) => beginOwn(starts[index])),
  ]);
}
