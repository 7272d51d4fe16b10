/** For tests: a set that goes by one way, of words that go together. */
import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import type { Stock } from '../../../sheets/choose.ts';
import type { Choices } from '../../../sheets/pack.ts';
import type { AskedBingo } from '../parameters.ts';
import { type Bingo, prepareBingo } from '../rules.ts';
import type { WayName } from '../ways/way.ts';
import { addTo, offerWords } from './families.ts';
import { kind } from './kind.ts';
import { poolOf } from './pool.ts';

interface Example {
  readonly exercise: Choices<AskedBingo>;
  readonly stock: Stock;
}

/** Of as many words as children. */
export function dealFor(way: WayName, children: number, { exercise, stock }: Example): Bingo {
  const offered = shuffle(
    offerWords(stock.words).map(({ word }) => word),
    randomFrom('proef'),
  );
  const words = addTo([], offered, children, poolOf(stock.words, way));
  const { parameters, hindrance } = kind.decide({ way, children, words }, exercise, stock);
  if (!parameters) throw new Error(hindrance.reason);
  const { model } = prepareBingo({ parameters, slug: 'proef' }, stock);
  if (!model) throw new Error('It can not be dealt');
  return model;
}
