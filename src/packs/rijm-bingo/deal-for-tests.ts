/** For tests: a set that goes by one way, of words that go together. */
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { randomFrom, shuffle } from '../../model/shuffle.ts';
import { type Bingo, prepareBingo } from './rules.ts';
import { addTo, offerWords } from './set/families.ts';
import { kind } from './set/kind.ts';
import { poolOf } from './set/pool.ts';
import type { WayName } from './ways/way.ts';

const { exercise, stock } = layOutExample('rijm-bingo');

export function dealFor(way: WayName, children: number, count: number): Bingo {
  const offered = shuffle(
    offerWords(stock.words).map(({ word }) => word),
    randomFrom('proef'),
  );
  const words = addTo([], offered, count, poolOf(stock.words, way));
  const { parameters, hindrance } = kind.decide({ way, children, words }, exercise, stock);
  if (!parameters) throw new Error(hindrance.reason);
  const { model } = prepareBingo({ parameters, slug: 'proef' }, stock);
  if (!model) throw new Error('It can not be dealt');
  return model;
}
