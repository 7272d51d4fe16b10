import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { missesPicture } from '../../scripts/pictures/load-picture.ts';
import { type Answers, shippedLook } from '../maker/choices.ts';
import { orderSet } from '../maker/make-set.ts';
import { nameOf, proposeWord } from '../maker/own-words/own-word.ts';
import type { Question } from '../maker/questions.ts';
import { writeSetAddress } from '../maker/set-address.ts';
import { keysOf } from '../model/keys-of.ts';
import { packs } from '../packs/index.ts';
import { hasBoard, loadSetKind } from '../packs/loaders.ts';
import { castPicture } from '../sheets/cast/index.ts';
import { setOutBoard } from './set-out-board.ts';
import { boundsOf } from './workshop.ts';

const names = [
  ...['Noor', 'Staf', 'Milan', 'Fatima', 'Oma Truus', 'Sem', 'Lotte', 'Bo', 'Jip', 'Zoë', 'Daan', 'Amelia'],
  ...['Finn', 'Gijs', 'Kai', 'Rosalie', 'Tijn', 'Wout', 'Evi', 'Ugo', 'zwiebelflups', 'Pip'],
];

/** On the smaller table of memory lie no more pairs. */
const mostOnBoard = 6;

/** As a browser has them: a picture that nobody drew is the address of nothing. */
async function fetchPictures(wanted: readonly string[]) {
  expect(wanted.filter((name) => !castPicture(name) && missesPicture(name))).toEqual([]);
  const empty = { width: 32, height: 32, shapes: [] };
  return new Map(wanted.map((name) => [name, castPicture(name) ?? { name, ...empty }]));
}

/** Each way to play, and whatever else is asked with a few answers. */
const everyWay = (questions: readonly (readonly [string, Question])[]): Answers[] =>
  questions.reduce<Answers[]>(
    (ways, [about, question]) =>
      question.kind === 'one'
        ? ways.flatMap((way) => question.options.map(({ key }) => ({ ...way, [about]: key })))
        : ways,
    [{}],
  );

describe.each(keysOf(packs).filter(hasBoard))('the board of %s', async (pack) => {
  const kind = await loadSetKind(pack);
  const { materials } = layOutExample(pack);
  const known = materials.words.map(({ word }) => word);

  it.each([
    ['the names of children alone', names],
    ['a list of both', [...names.slice(0, 7), 'vis', 'maan', 'sok', 'boek', 'jas', 'zon', 'muis']],
    ['one word among those of the site', ['Noor', ...known]],
  ])('opens from a set with %s, and each typed word is on it as itself', async (_name, listed) => {
    const own = listed.filter((word) => !known.includes(word)).map(proposeWord);
    const bounds = boundsOf({ kind, materials }, own);
    const asked = Object.entries<Question>(bounds.questions);
    const words = Object.fromEntries(
      asked.flatMap(([about, { kind }]) => (kind === 'words' ? [[about, listed]] : [])),
    );
    for (const way of everyWay(asked)) {
      const wanted = { ...shippedLook, own, answers: { ...bounds.shipped, ...words, ...way } };
      const { hindrance } = orderSet(kind, wanted, materials);
      for (const answers of hindrance?.remedies.map((remedy) => remedy.answers) ?? [wanted.answers]) {
        const set = writeSetAddress({ ...wanted, answers }, bounds);
        const shop = { pack, kind, materials, bounds, fetchPictures };
        const { show, pictures, notes } = await setOutBoard(shop, { set, game: 1 });
        expect(notes).toEqual([]);
        expect(pictures.filter(missesPicture)).toEqual([]);
        const chosen = Object.values(answers).flat();
        const shown = JSON.stringify(show);
        const typed = own.map(nameOf).filter((word) => chosen.includes(word));
        const seen = typed.filter((word) => shown.includes(`"word":"${word}"`));
        expect(seen.length).toBeGreaterThanOrEqual(Math.min(typed.length, mostOnBoard));
      }
    }
  });
});
