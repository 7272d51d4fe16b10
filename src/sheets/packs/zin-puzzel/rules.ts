/** What a sentence for a puzzle must be. */
import { chooseFrom, type Stock } from '../../choose.ts';
import { pictureNameOf } from '../../lay/vignette.ts';
import { type Choices, type Prepared, prepared } from '../../pack.ts';
import type { Objection, Path } from '../../refusal.ts';
import { measureText } from '../../text.ts';
import { checkOwnPictures, checkView, drawAll } from '../../vignette-rules.ts';
import { control, sentenceRoom, windows, wordRoom, wordSize } from './measures.ts';
import { fewestWords, mostWords, type Parameters, type Sentence } from './parameters.ts';
import { widthOfSteps } from './stairs.ts';

/** A strip without a sentence is for one of your own. */
export interface Strip {
  readonly sentence?: Sentence;
  /** Of the pieces beside the picture; empty where the child writes them. */
  readonly words: readonly string[];
}

/** As they are heard: without capitals and stops. */
export const wordsOf = (says: string): string[] =>
  says.split(/\s+/).map((word) => word.replace(/[.,!?:;]/g, '').toLowerCase());

function checkSentence({ says }: Sentence, path: Path): Objection[] {
  const words = wordsOf(says);
  const object = (rule: string, reason: string): Objection[] => [{ rule, reason, path }];
  const odd = words.find((word) => !/^[\p{L}’]+$/u.test(word));
  if (odd !== undefined)
    return object('plain-word', `in "${says}" is "${odd}" geen woord van alleen letters`);
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
  const long = words.find((word) => measureText(word, wordSize) > wordRoom);
  if (long !== undefined) {
    const wide = measureText(long, wordSize).toFixed(0);
    return object(
      'word-too-wide',
      `"${long}" is ${wide} mm breed; op een puzzelstuk past ${wordRoom.toFixed(0)} mm`,
    );
  }
  return widthOfSteps(says.split(/\s+/), control.size) > sentenceRoom
    ? object('sentence-too-long', `"${says}" is te lang voor de controlekaart`)
    : [];
}

/** The same start, the same sentence or the same sign makes two puzzles hard to tell apart. */
function checkAlike(sentences: readonly Sentence[]): Objection[] {
  return sentences.flatMap((sentence, index) => {
    const path = ['sentences', index];
    const [start] = wordsOf(sentence.says);
    const before = sentences.slice(0, index);
    const object = (rule: string, reason: string): Objection[] => [{ rule, reason, path }];
    return [
      ...(before.some(({ says }) => wordsOf(says).join() === wordsOf(sentence.says).join())
        ? object('double-sentence', `de zin "${sentence.says}" staat er twee keer`)
        : before.filter(({ says }) => wordsOf(says)[0] === start).length >= mostAlikeStarts
          ? object('same-start', `er beginnen al ${mostAlikeStarts} zinnen met "${start}"; begin eens anders`)
          : []),
      ...before
        .filter(({ sign }) => sign === sentence.sign)
        .map(({ says }) => ({
          rule: 'double-sign',
          reason: `het teken ${sentence.sign} is al van "${says}"; elke zin heeft een eigen teken`,
          path: [...path, 'sign'],
        })),
      ...(sentences.some(({ pictures }) => pictures.map(pictureNameOf).includes(sentence.sign))
        ? [
            {
              rule: 'sign-in-scene',
              reason: `het teken ${sentence.sign} staat ook op een plaatje; een teken mag niets met een zin te maken hebben`,
              path: [...path, 'sign'],
            },
          ]
        : []),
    ];
  });
}

const mostAlikeStarts = 2;

/** The short ones first: pages of one length are cut in a few long lines. */
export function prepareStrips(
  { parameters: { sentences, emptyStrips } }: Choices<Parameters>,
  stock: Stock,
): Prepared<readonly Strip[]> {
  const choose = chooseFrom(stock);
  const objections = checkAlike(sentences);
  sentences.forEach((sentence, index) => {
    const path = ['sentences', index];
    const pictures = [...path, 'pictures'];
    drawAll(choose, sentence, pictures);
    choose.drawing(sentence.sign, [...path, 'sign']);
    objections.push(
      ...checkSentence(sentence, [...path, 'says']),
      ...checkOwnPictures(stock.words, wordsOf(sentence.says), sentence, pictures),
      ...checkView(sentence, Object.values(windows), pictures),
    );
  });
  return prepared([...choose.objections, ...objections], () => [
    ...sentences
      .map((sentence) => ({ sentence, words: wordsOf(sentence.says) }))
      .sort((one, other) => one.words.length - other.words.length),
    ...Array.from({ length: emptyStrips }, () => ({ words: Array<string>(mostWords).fill('') })),
  ]);
}
