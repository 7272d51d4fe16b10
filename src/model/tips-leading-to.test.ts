import { expect, it } from 'vitest';
import type { Tip } from './tip.ts';
import { tipsLeadingTo } from './tips-leading-to.ts';

const tip = (id: number, further: Pick<Tip, 'article' | 'exercise'> = {}): Tip => ({
  id,
  title: `Tip ${id}`,
  icon: 'socks',
  tip: '',
  whenToUse: '',
  ...further,
});

const groups = [
  { group: 'Een', tips: [tip(1, { article: 'rijmen' }), tip(2)] },
  { group: 'Twee', tips: [tip(3, { article: 'rijmen', exercise: 'bingo' }), tip(4, { exercise: 'rijmen' })] },
];

it('finds the tips of every group that lead there, in the order of the page', () => {
  expect(tipsLeadingTo('article', 'rijmen', groups).map(({ id }) => id)).toEqual([1, 3]);
  expect(tipsLeadingTo('exercise', 'bingo', groups).map(({ id }) => id)).toEqual([3]);
  expect(tipsLeadingTo('exercise', 'memory', groups)).toEqual([]);
});
