/** What a sentence for a puzzle must be, and how the strips are cut so that no piece fits elsewhere. */
import { chooseFrom, type Stock } from '../../choose.ts';
import type { Choices, Prepared } from '../../pack.ts';
import type { Objection, Path } from '../../refusal.ts';
import { measureText } from '../../text.ts';
import { checkOverhang, checkOwnPictures, drawAll } from '../../vignette-rules.ts';
import { windows, wordRoom, wordSize } from './measures.ts';
import { fewestWords, mostWords, type Parameters, type Sentence } from './parameters.ts';
import { dealJoints, type Joint } from './puzzle-edges.ts';

/** A strip without a sentence is for one of your own. */
export interface Strip {
  readonly sentence?: Sentence;
  /** Words on it. */
  readonly count: number;
  readonly joints: readonly Joint[];
}

export const say = ({ words }: Pick<Sentence, 'words'>): string => words.join(' ');

function checkWord(name: string, path: Path): Objection[] {
  if (name !== name.toLowerCase() || /[^\p{L}’]/u.test(name)) {
    const reason = `"${name}" moet één woord zijn, zonder hoofdletter en leestekens`;
    return [{ rule: 'plain-word', reason, path }];
  }
  const wide = measureText(name, wordSize);
  if (wide <= wordRoom) return [];
  const reason = `"${name}" is ${wide.toFixed(0)} mm breed; op een puzzelstuk past ${wordRoom.toFixed(0)} mm`;
  return [{ rule: 'word-too-wide', reason, path }];
}

const checkOnce = (sentences: readonly Sentence[]): Objection[] =>
  sentences.flatMap((sentence, index) =>
    sentences.findIndex((other) => say(other) === say(sentence)) < index
      ? [
          {
            rule: 'double-sentence',
            reason: `de zin "${say(sentence)}" staat er twee keer`,
            path: ['sentences', index],
          },
        ]
      : [],
  );

export function prepareStrips(
  { parameters, slug }: Choices<Parameters>,
  stock: Stock,
): Prepared<readonly Strip[]> {
  const { sentences, emptyStrips } = parameters;
  const choose = chooseFrom(stock);
  const objections = checkOnce(sentences);
  sentences.forEach(({ words, scene }, index) => {
    const path = ['sentences', index];
    const pictures = [...path, 'scene'];
    drawAll(choose, scene, pictures);
    objections.push(
      ...words.flatMap((word, at) => checkWord(word, [...path, 'words', at])),
      ...checkOwnPictures(stock.words, words, scene, pictures),
      ...checkOverhang(scene, [windows.puzzle, windows.control], pictures),
    );
  });
  const counts = [
    ...sentences.map(({ words }) => words.length),
    ...Array.from({ length: emptyStrips }, (_, index) => (index % 2 === 0 ? fewestWords : mostWords)),
  ];
  const joints = dealJoints(counts, slug);
  if (!joints) {
    const total = counts.reduce((sum, count) => sum + count, 0);
    objections.push({
      rule: 'too-many-words',
      reason: `${counts.length} stroken met samen ${total} woorden zijn te veel: er zijn maar 56 verschillende randen`,
      path: ['sentences'],
    });
  }
  if (!joints || choose.objections.length + objections.length > 0)
    return { objections: [...choose.objections, ...objections] };
  const model = counts.map((count, index): Strip => {
    const sentence = sentences[index];
    return { count, joints: joints[index] ?? [], ...(sentence ? { sentence } : {}) };
  });
  return { model };
}
