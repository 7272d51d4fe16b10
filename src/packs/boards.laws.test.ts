import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutExample, readExampleWords } from '../../scripts/content/exercise-for-tests.ts';
import { type Moves, type Rules, replay } from '../board/moves.ts';
import { rulesOf, type Show } from '../board/show.ts';
import { keysOf } from '../model/keys-of.ts';
import { triesOf } from '../model/tries-for-tests.ts';
import { hasBoard, loadBoard } from './boards.ts';
import * as packs from './index.ts';
import { viewSearch } from './klank-zoekplaatje/board/show.ts';
import { questionAt, viewStory } from './verhaal-kaarten/board/show.ts';
import { viewMemory } from './woord-plaatjes-memory/board/show.ts';
import { viewSort } from './woordlengte-sorteren/board/show.ts';

const words = readExampleWords();

async function setOut<Pack extends keyof typeof packs>(pack: Pack) {
  const maker = await loadBoard(pack);
  const { exercise, stock } = layOutExample(pack);
  const { model, objections } = maker.prepare(exercise, stock);
  expect(objections).toBeUndefined();
  return (seed: string) => {
    const made = maker.setOut(model, seed);
    if (made.show.pack !== pack) throw new Error('Another show');
    return { ...made, show: made.show as Extract<Show, { pack: Pack }> };
  };
}

/** By “verder” alone, from these moves to the end. */
function goOn(rules: Rules, from: Moves = []): Moves {
  const moves = [...from];
  for (let next = rules.next(moves); next !== undefined; next = rules.next(moves)) {
    expect(rules.allows(moves, next)).toBe(true);
    moves.push(next);
    if (moves.length > 500) throw new Error('It never ends');
  }
  return moves;
}

describe.each(keysOf(packs).filter(hasBoard))('%s', async (pack) => {
  const make = await setOut(pack);

  it('comes to an end from anywhere, and plays whatever an address says as far as that can be', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(30), { maxLength: 60 }), (seed, said) => {
        const rules = rulesOf(make(seed).show);
        const played = replay(rules, said);
        expect(replay(rules, played)).toEqual(played);
        expect(goOn(rules, played).length).toBeGreaterThanOrEqual(played.length);
        expect(goOn(rules).length).toBeGreaterThan(5);
      }),
      triesOf(15),
    );
  });

  it('is the same again for the same seed, and names only plates that there are', () => {
    const made = make('een');
    expect(make('een')).toEqual(made);
    for (const { width, height, marks } of made.plates) {
      expect(Math.min(width, height)).toBeGreaterThan(0);
      expect(marks.length).toBeGreaterThan(0);
    }
    const pictures = JSON.stringify(made.show).matchAll(/"picture":"([^"]+)"/g);
    for (const [, picture] of pack === 'klank-zoekplaatje' ? [] : pictures)
      expect(made.pictures).toContain(picture);
  });
});

it('each monster eats the words that are for it, and each card is eaten once', async () => {
  const { show } = (await setOut('woordlengte-sorteren'))('een');
  const { eaten } = viewSort(show, goOn(rulesOf(show)));
  expect(eaten.flat()).toHaveLength(show.cards.length);
  eaten.forEach((cards, index) => {
    for (const { word } of cards) expect([word, words.get(word)?.claps]).toEqual([word, index + 1]);
    for (const { pieces } of cards) expect(pieces).toHaveLength(index + 1);
  });
  expect(viewSort(show, [0])).toMatchObject({ now: show.cards[0], isFed: false });
  expect(viewSort(show, [0, 0])).toMatchObject({ now: show.cards[0], isFed: true });
  expect(viewSort(show, [0, 0, 0])).toMatchObject({ now: show.cards[1], isFed: false });
});

it('in a scene only what begins with its sound can be found, each once', async () => {
  const { show, plates } = (await setOut('klank-zoekplaatje'))('een');
  expect(plates).toHaveLength(show.scenes.length);
  const rules = rulesOf(show);
  show.scenes.forEach(({ sound, things }, index) => {
    const chosen = index + 1;
    const view = viewSearch(show, goOn(rules, [chosen]));
    expect(view?.found).toHaveLength(view?.count ?? 0);
    for (const { word } of view?.found ?? []) expect(words.get(word)?.firstSound).toBe(sound);
    things.forEach(({ isTarget, left, top, width, height }, at) => {
      expect(rules.allows([chosen], at + 1)).toBe(isTarget);
      expect(rules.allows([chosen, at + 1], at + 1)).toBe(false);
      for (const edge of [left, top, left + width, top + height]) {
        expect(edge).toBeGreaterThanOrEqual(0);
        expect(edge).toBeLessThanOrEqual(100.001);
      }
    });
  });
});

it('a story has a card of each pile, no card is in two, and questions come round again', async () => {
  const { show } = (await setOut('verhaal-kaarten'))('een');
  const moves = goOn(rulesOf(show));
  const names: string[] = [];
  for (let count = 1; count <= moves.length; count += 1) {
    const { drawn, isEnd } = viewStory(show, moves.slice(0, count));
    expect(drawn.filter(Boolean)).toHaveLength(isEnd ? 4 : ((count - 1) % 5) + 1);
    if (isEnd) names.push(...drawn.flatMap((card) => card?.name ?? []));
  }
  expect(new Set(names).size).toBe(names.length);
  const count = show.questions.cards.length;
  expect(questionAt(show, 1)).toEqual(show.questions.cards[0]);
  expect(questionAt(show, count + 1)).toEqual(show.questions.cards[0]);
});

it('memory has each card with its partner; two others lie open until the next move', async () => {
  const { show } = (await setOut('woord-plaatjes-memory'))('een');
  const rules = rulesOf(show);
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
