import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { countTold, expectSetOrRemedies } from '../../../maker/answers-for-tests.ts';
import { shippedLook } from '../../../maker/choices.ts';
import { orderSet } from '../../../maker/make-set.ts';
import { proposeWord, withOwnWords } from '../../../maker/own-words/own-word.ts';
import { thingsOf } from '../../../maker/questions.ts';
import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import { canStandTogether, hasPicture } from '../../../model/word.ts';
import { picturesOnCard } from '../measures.ts';
import { answersOn } from '../play-bingo-for-tests.ts';
import { corners, prepareBingo } from '../rules.ts';
import { ways } from '../ways/index.ts';
import { type WayName, wayNames } from '../ways/way.ts';
import { fewestWords } from './enough-words.ts';
import { addTo } from './families.ts';
import { kind } from './kind.ts';
import { poolOf } from './pool.ts';

const { parameters, exercise, stock, materials } = layOutExample('rijm-bingo');
const offered = thingsOf(kind.questions(parameters, stock.words).words).map(({ key }) => key);
const pictured = [...stock.words.values()].filter(hasPicture).filter(({ word }) => offered.includes(word));
const shipped = kind.shipped(parameters, stock.words);

/** Any words, and such as go together. */
const answersFor = (way: WayName): fc.Arbitrary<typeof shipped> =>
  fc.record({
    way: fc.constant(way),
    children: fc.integer({ min: 2, max: 36 }),
    words: fc.oneof(
      fc.subarray(offered),
      fc
        .tuple(fc.string(), fc.integer({ min: 10, max: 30 }))
        .map(([seed, count]) =>
          addTo([], shuffle(pictured, randomFrom(seed)), count, poolOf(stock.words, way)),
        )
        .map((words) => offered.filter((word) => words.includes(word))),
    ),
  });

/** The rules of play, whatever was chosen. */
function expectGame(chosen: typeof shipped): void {
  const decided = kind.decide(chosen, exercise, stock);
  if (!decided.parameters) throw new Error(decided.hindrance.reason);
  const { model } = prepareBingo({ parameters: decided.parameters, slug: exercise.slug }, stock);
  if (!model) throw new Error('It can not be dealt');
  const { cards, families, way: name } = model;
  expect(name).toBe(chosen.way);
  const way = ways[name];
  const onCards = families.flatMap((family) => family.onCards);
  for (const one of onCards) expect(onCards.some((other) => way.clashes(one, other))).toBe(false);
  expect(cards).toHaveLength(chosen.children);
  const shown = new Set(cards.flat().map(({ word }) => word));
  expect([...shown].filter((word) => !chosen.words.includes(word))).toEqual([]);
  const cornersOf = (card: (typeof cards)[number]) =>
    corners
      .map((place) => card[place]?.word)
      .sort()
      .join();
  expect(new Set(cards.map(cornersOf)).size).toBe(cards.length);
  cards.forEach((card, index) => {
    expect(new Set(card.map(way.familyOf)).size).toBe(picturesOnCard);
    for (const one of card) {
      expect(way.isHeard(one)).toBe(true);
      expect(families.filter(({ call }) => way.matches(call, one))).toHaveLength(1);
      expect(card.every((other) => canStandTogether(one, other))).toBe(true);
    }
    for (const { call } of families) expect(answersOn(card, call, name).length).toBeLessThan(2);
    for (const other of cards.slice(0, index))
      expect(card.filter((picture) => other.includes(picture)).length).toBeLessThan(picturesOnCard - 1);
  });
  for (const { call } of families) {
    expect(shown.has(call.word)).toBe(name === 'woord');
    expect(cards.some((card) => answersOn(card, call, name).length === 1)).toBe(true);
  }
}

it.each(wayNames)(
  'any choice for %s is dealt by the rules of play, or hindered with what can be dealt',
  (way) => {
    const decide = (chosen: typeof shipped) => kind.decide(chosen, exercise, stock);
    expectSetOrRemedies({ given: answersFor(way), numRuns: 15, decide, expectSet: expectGame });
  },
);

it('sixteen words are enough for thirty cards, and nine are told what is missing', () => {
  const one = addTo([], pictured, 16, poolOf(stock.words, 'rijm'));
  expectGame({ ...shipped, children: 30, words: one });
  expect(fewestWords(30)).toBe(14);
  const { hindrance } = kind.decide({ ...shipped, words: one.slice(0, 9) }, exercise, stock);
  expect(hindrance?.reason).toBe('Voor 30 kaarten heb je minstens 14 woorden nodig; je hebt er 9.');
  expect(hindrance?.remedies.map(({ name }) => name)).toEqual(['Kies er 5 bij']);
});

it('as many words as there is room for on the cards may be some too many', () => {
  const words =
    'banaan beer bril broek brood bus ei hand hoed hond jas kaars kameel klok koek kroon leeuw maan meloen mes mier mol muis oor pet pijl raket ring rok schaap schaar schoen slee slot soep stuur taart tak tas tent tomaat touw trein vis zon';
  const { hindrance } = kind.decide({ ...shipped, children: 14, words: words.split(' ') }, exercise, stock);
  expect(hindrance?.remedies.length).toBeGreaterThan(0);
  for (const { answers } of hindrance?.remedies ?? []) expectGame(answers);
});

it.each([
  [
    ['aap', 'schaap'],
    '‘aap’ en ‘schaap’ rijmen op elkaar. Eén ervan is nodig om te roepen.',
    'Haal ‘schaap’ eruit en kies er 13 bij',
  ],
  [
    ['bed', 'pet', 'raket'],
    '‘bed’, ‘pet’ en ‘raket’ rijmen op elkaar. Daarvan kunnen er hoogstens twee op de kaarten.',
    'Haal ‘raket’ eruit en kies er 12 bij',
  ],
])('of %s that rhyme with each other some must go', (words, reason, remedy) => {
  const { hindrance } = kind.decide({ ...shipped, words }, exercise, stock);
  expect(hindrance?.reason).toBe(reason);
  expect(hindrance?.remedies[0]?.name).toBe(remedy);
});

it('of few words that must go each is told why', () => {
  const words = 'aap koek maan kroon muis peer pet taart tent vis zon boot slak tak'.split(' ');
  const { hindrance } = kind.decide({ ...shipped, children: 8, words }, exercise, stock);
  expect(hindrance?.reason).toBe(
    'Bij het plaatje van ‘boot’ kan een kind iets anders zeggen, en dan rijmt het niet. ‘slak’ en ‘tak’ rijmen op elkaar. Eén ervan is nodig om te roepen.',
  );
  expect(hindrance?.remedies[0]?.name).toMatch(/^Haal ‘boot’ en ‘tak’ eruit/);
});

it('of many words that must go each is told why, by its name', () => {
  const words = 'aap schaap bed boot koek maan muis olifant pet raket slak tak'.split(' ');
  const { hindrance } = kind.decide({ ...shipped, words }, exercise, stock);
  expect(hindrance?.reason).toBe(
    'Op rijm kunnen er 7 van je 12 woorden mee. Bij het plaatje van ‘boot’ kan een kind iets anders zeggen, en dan rijmt het niet. Op ‘olifant’ rijmt geen van onze woorden. Te veel van je woorden rijmen op elkaar; daarom ‘schaap’, ‘raket’ en ‘tak’ niet.',
  );
});

describe('another way to call', () => {
  const decide = (way: WayName, words: readonly string[], children = 24) =>
    kind.decide({ way, children, words }, exercise, stock);

  it('is offered where many words can not be in this one, and keeps them', () => {
    const { hindrance } = decide('rijm', offered.slice(0, 30));
    expect(hindrance?.reason).toMatch(/^Op rijm kunnen er \d+ van je 30 woorden mee\. /);
    const other = hindrance?.remedies.find(({ answers }) => answers.way === 'woord');
    expect(other?.name).toMatch(/^Maak er Woord-bingo van/);
    expect(other?.answers.words.length).toBeGreaterThan(15);
  });

  it('is not offered for the sake of words that nobody chose', () => {
    const { hindrance } = decide('klank', shipped.words);
    expect(hindrance?.remedies.map(({ answers }) => answers.way)).toEqual(['klank']);
  });

  it('is not offered for the sake of a word or two', () => {
    const { hindrance } = decide('rijm', [...shipped.words, 'olifant']);
    expect(hindrance?.reason).toBe('Op ‘olifant’ rijmt geen van onze woorden.');
    expect(hindrance?.remedies.map(({ name }) => name)).toEqual(['Haal ‘olifant’ eruit']);
  });

  it('has a name of its own on the sheets, and the cards of the site have that of the exercise', () => {
    const titleOf = (way: WayName) => {
      const { hindrance } = decide(way, shipped.words);
      const [remedy] = hindrance?.remedies ?? [];
      const answers = remedy?.answers ?? { ...shipped, way };
      return orderSet(kind, { ...shippedLook, answers }, materials).exercise?.title;
    };
    expect(wayNames.map(titleOf)).toEqual([exercise.title, 'Woord-bingo', 'Klank-bingo']);
  });

  it.each([
    [
      'woord',
      ['boom', 'tak'],
      'De plaatjes van ‘boom’ en ‘tak’ lijken op elkaar, of een kind zegt er hetzelfde bij.',
    ],
    [
      'klank',
      ['lamp', 'raket'],
      '‘lamp’ en ‘raket’ beginnen bijna gelijk. Die klanken kan een kleuter nog door elkaar halen.',
    ],
    [
      'klank',
      ['maan', 'mes', 'muis'],
      '‘maan’, ‘mes’ en ‘muis’ beginnen met dezelfde klank. Daarvan kunnen er hoogstens twee op de kaarten.',
    ],
  ] as const)('%s: %j are not in one game', (way, words, reason) => {
    expect(decide(way, words).hindrance?.reason).toBe(reason);
  });
});

it('says as many can stay as its button leaves', () => {
  fc.assert(
    fc.property(fc.subarray(offered, { minLength: 14, maxLength: 40 }), (words) => {
      const { hindrance } = kind.decide({ way: 'rijm', children: 12, words }, exercise, stock);
      const [, stay] = /kunnen er (\d+) van je/.exec(hindrance?.reason ?? '') ?? [];
      const [, go] = /^Haal (\d+) woorden eruit/.exec(hindrance?.remedies[0]?.name ?? '') ?? [];
      fc.pre(stay !== undefined && go !== undefined);
      expect(Number(stay) + Number(go)).toBe(words.length);
      expect(countTold(hindrance?.reason)).toBe(Number(go));
    }),
    { numRuns: 40 },
  );
});

it('names that were typed are on every card of a small group', () => {
  const own = ['Jip', 'Noor'].map(proposeWord);
  const words = withOwnWords(stock.words, own);
  const answers = { way: 'woord', children: 4, words: ['Jip', 'Noor', ...shipped.words] } as const;
  const { parameters: asked } = kind.decide(answers, exercise, { ...stock, words });
  if (!asked) throw new Error('It is hindered');
  const { model } = prepareBingo({ parameters: asked, slug: exercise.slug }, { ...stock, words });
  expect(model?.cards).toHaveLength(4);
  for (const card of model?.cards ?? [])
    expect(card.map(({ word }) => word)).toEqual(expect.arrayContaining(['Jip', 'Noor']));
});
