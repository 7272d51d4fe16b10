import { expect, it } from 'vitest';
import { longestName, longestTitle, shippedLook } from '../src/maker/choices.ts';
import { makeSet } from '../src/maker/make-set.ts';
import { isSetKind, loadSetKind } from '../src/packs/loaders.ts';
import { encodeSquareCode } from '../src/workshop/square-code.ts';
import { readRealContent } from './site/real-content.ts';

const { material } = await readRealContent();
const words = new Map(material.words.map((word) => [word.word, word]));
const code = encodeSquareCode('https://voorbeeld.example/oefeningen/spel#set=3&schud=8&heel=1');
const longTitle = 'Groot '.repeat(longestTitle).slice(0, longestTitle);
const longName = 'Noor '.repeat(longestName).slice(0, longestName);
const looks = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((shuffle) => ({ ...shippedLook, shuffle })),
  { ...shippedLook, title: longTitle },
  { ...shippedLook, title: longTitle, code: true },
  { ...shippedLook, name: longName, code: true },
];

const games = await Promise.all(
  material.games.flatMap(({ pack, exercise }) =>
    isSetKind(pack) ? [loadSetKind(pack).then((kind) => ({ pack, exercise, kind }))] : [],
  ),
);

it.each(games)(
  'the set of $pack as it is offered can be made in any shuffle, under any title',
  ({ exercise, kind }) => {
    const answers = kind.shipped(exercise.parameters, words);
    for (const look of looks) {
      const square = look.code ? code : undefined;
      const made = makeSet(kind, { ...look, answers }, { ...material, exercise }, new Map(), square);
      expect(made.hindrance?.reason).toBeUndefined();
    }
  },
  60_000,
);
