import { expect, it } from 'vitest';
import { type Answers, type Remedy, shippedLook } from '../src/maker/choices.ts';
import { makeSet } from '../src/maker/make-set.ts';
import { thingsOf } from '../src/maker/questions.ts';
import type { SetKind } from '../src/maker/set-kind.ts';
import type { packs } from '../src/packs/index.ts';
import { isSetKind, loadSetKind } from '../src/packs/loaders.ts';
import { findFigure } from '../src/sheets/cast/index.ts';
import { picturesOn, type Sheet } from '../src/sheets/sheet.ts';
import { readRealContent } from './site/real-content.ts';

const { material } = await readRealContent();
const words = new Map(material.words.map((word) => [word.word, word]));
const games = material.games.filter(({ pack }) => isSetKind(pack));

/** What is of the game whatever is in the set: things to play with, and signs of what to do. */
const neutral = /^(teken-|doe-|loep|clipboard$)/;

/** Pictures for the grown-up of what the children don't have. */
function straysOf({ pages }: Sheet): string[] {
  const inSet = new Set(picturesOn(pages.slice(2).flatMap(({ blocks }) => blocks)));
  return picturesOn(pages.slice(0, 2).flatMap(({ blocks }) => blocks)).filter(
    (picture) => !inSet.has(picture) && !findFigure(picture) && !neutral.test(picture),
  );
}

type Game = (typeof games)[number];

/** A set of nothing that the site's own has, as far as that can be. */
function othersOf({ exercise }: Game, kind: SetKind): Answers {
  const shipped = kind.shipped(exercise.parameters, words);
  const others = Object.entries(kind.questions(exercise.parameters, words)).map(([name, question]) => {
    const answer = shipped[name] ?? '';
    if (question.kind !== 'words' && question.kind !== 'things') return [name, answer];
    const keys = thingsOf(question).map(({ key }) => key);
    const free = keys.filter((key) => typeof answer !== 'object' || !answer.includes(key));
    return [name, (free.length > 0 ? free : keys.slice(-4)).slice(0, 24)];
  });
  return Object.fromEntries(others);
}

it.each(games)('on page one and two of any set of $pack is nothing that is not in it', async (game) => {
  const kind = await loadSetKind(game.pack as keyof typeof packs);
  const materials = { ...game, words: material.words, imprint: material.imprint };
  const make = (chosen: Pick<Remedy, 'answers' | 'own'>) =>
    makeSet(kind, { ...shippedLook, ...chosen }, materials);
  const answers = othersOf(game, kind);
  const { sheet, hindrance } = make({ answers });
  const sheets = sheet ? [sheet] : hindrance.remedies.map((remedy) => make(remedy).sheet);
  expect(sheets.length).toBeGreaterThan(0);
  for (const made of sheets) expect(made && straysOf(made)).toEqual([]);
});
