import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { goOn } from '../../../board/go-on-for-tests.ts';
import { board } from './board.ts';
import { inGroups, rulesOfMemory, viewMemory } from './show.ts';
import { stage } from './stage.tsx';

const { exercise, stock } = layOutExample('woord-plaatjes-memory');
const { model } = board.prepare(exercise, stock);
if (!model) throw new Error('Nothing to set out');
const { show } = board.setOut(model, 'een');
const { pairs, games } = model;

it('memory has each card with its partner; two others lie open until the next move', () => {
  const rules = rulesOfMemory(show);
  show.tables.forEach(({ cards, pairs }, index) => {
    const chosen = index + 1;
    expect(cards).toHaveLength(2 * pairs);
    expect(viewMemory(show, goOn(rules, [chosen]))?.found).toHaveLength(cards.length);
    const [one, other] = [0, cards.findIndex(({ pair }) => pair !== cards[0]?.pair)];
    const open = [chosen, one + 1, other + 1];
    expect(viewMemory(show, open)).toMatchObject({ found: [], open: [one, other] });
    expect(rules.next(open)).toBe(0);
    expect(viewMemory(show, [...open, 0])).toMatchObject({ found: [], open: [] });
    expect(viewMemory(show, [...open, one + 1])).toMatchObject({ found: [], open: [one] });
    const partner = cards.findIndex(({ pair }, place) => place !== one && pair === cards[one]?.pair);
    expect(viewMemory(show, [...open, one + 1, partner + 1])).toMatchObject({
      found: [one, partner],
      open: [],
    });
    expect(rules.allows([...open, one + 1, partner + 1], one + 1)).toBe(false);
  });
});

it('going on knows only what lay open: whatever the other cards are, the same place is next', () => {
  const rules = rulesOfMemory(show);
  for (const [index, table] of show.tables.entries()) {
    const moves = goOn(rules, [index + 1]);
    expect(moves).toContain(0);
    for (const count of moves.keys()) {
      const played = moves.slice(0, count + 1);
      const { seen } = viewMemory(show, played) ?? {};
      const unseen = table.cards.filter((_, place) => !seen?.has(place));
      const cards = table.cards.map((card, place) => (seen?.has(place) ? card : (unseen.pop() ?? card)));
      const other = { tables: show.tables.with(index, { ...table, cards }) };
      expect(rulesOfMemory(other).next(played)).toBe(rules.next(played));
    }
  }
});

it('of two groups each has its turn, after a pair and after two other cards alike; both are counted', () => {
  const [table] = show.tables;
  if (!table) throw new Error('No table');
  const rules = rulesOfMemory(show);
  const grouped = [1, inGroups(table)];
  expect(rules.allows([1], inGroups(table))).toBe(true);
  expect(rules.allows([...grouped, 1], inGroups(table))).toBe(false);
  expect(viewMemory(show, [1])?.groups).toBeUndefined();
  const pairOf = (place: number) => table.cards[place]?.pair;
  const partner = (place: number) =>
    table.cards.findIndex((card, at) => at !== place && card.pair === pairOf(place));
  const found = [...grouped, 1, partner(0) + 1];
  expect(viewMemory(show, found)?.groups).toEqual({ pairs: [1, 0], turn: 1 });
  const one = table.cards.findIndex(({ pair }) => pair !== pairOf(0));
  const other = table.cards.findIndex(({ pair }) => pair !== pairOf(0) && pair !== pairOf(one));
  const missed = [...found, one + 1, other + 1];
  expect(viewMemory(show, missed)?.groups).toEqual({ pairs: [1, 0], turn: 1 });
  expect(viewMemory(show, [...missed, 0])?.groups).toEqual({ pairs: [1, 0], turn: 0 });
  const won = [...missed, one + 1, partner(one) + 1];
  expect(viewMemory(show, won)?.groups).toEqual({ pairs: [2, 0], turn: 1 });
  const out = viewMemory(show, goOn(rules, won))?.groups;
  expect(out?.turn).toBeUndefined();
  expect((out?.pairs[0] ?? 0) + (out?.pairs[1] ?? 0)).toBe(table.pairs);
});

it('tells before it begins which words of the set lie on no table', () => {
  const [first] = pairs;
  if (!first) throw new Error('No pairs');
  const named = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      word: { ...first.word, word: `woord ${at}` },
      partner: undefined,
    }));
  const dealt = board.setOut({ pairs: named(14), games: ['plaatjes', 'woorden'] }, 'een').show;
  const laid = dealt.tables.flatMap(({ cards }) => cards.map(({ word }) => word));
  expect(dealt.others).toHaveLength(2);
  expect(dealt.others.filter((word) => laid.includes(word))).toEqual([]);
  const [one, other] = dealt.others;
  expect(stage.remark?.(dealt)).toBe(
    `Er passen 12 paren op het bord: ‘${one}’ en ‘${other}’ doen nu niet mee. Een nieuw spel kiest opnieuw.`,
  );
  expect(stage.remark?.(board.setOut({ pairs: named(12), games }, 'een').show)).toBeUndefined();
});

it.each([1, 7, 12, 14])(
  'every table has the %i typed words, as far as a table can; what lies on none is named',
  (typed) => {
    const [first] = pairs;
    if (!first) throw new Error('No pairs');
    const set = Array.from({ length: 16 }, (_, at) => ({
      word: { ...first.word, word: `woord ${at}`, ...(at < typed && { isTyped: true as const }) },
      partner: undefined,
    }));
    const own = set.filter(({ word }) => word.isTyped).map(({ word }) => word.word);
    for (const seed of ['een', 'twee', 'drie']) {
      const dealt = board.setOut({ pairs: set, games: ['plaatjes', 'woorden'] }, seed).show;
      for (const { cards } of dealt.tables) {
        const laid = new Set(cards.map(({ word }) => word));
        expect(own.filter((word) => !laid.has(word) && !dealt.others.includes(word))).toEqual([]);
        expect(own.filter((word) => laid.has(word))).toHaveLength(Math.min(typed, 12));
      }
    }
  },
);

it('letters are on a table where pictures are too few, but the name of a child from the start', () => {
  const [first] = pairs;
  if (!first) throw new Error('No pairs');
  const bare = { ...first.word, isTyped: true, isWritten: true } as const;
  const known = Array.from({ length: 10 }, (_, at) => ({ ...first.word, word: `woord ${at}` }));
  const typed = ['zak', 'dak', 'staf', 'Noor'].map((word) => ({ ...bare, word }));
  const set = [...typed, ...known].map((word) => ({ word, partner: undefined }));
  for (const seed of ['een', 'twee', 'drie']) {
    const { tables } = board.setOut({ pairs: set, games: ['plaatjes'] }, seed).show;
    const [short, long] = tables.map(({ cards }) => new Set(cards.map(({ word }) => word)));
    expect(short?.size).toBe(6);
    expect(['zak', 'dak', 'staf'].filter((word) => short?.has(word))).toEqual([]);
    expect(short).toContain('Noor');
    expect(long?.size).toBe(12);
    expect(known.filter(({ word }) => long?.has(word))).toHaveLength(10);
  }
});
