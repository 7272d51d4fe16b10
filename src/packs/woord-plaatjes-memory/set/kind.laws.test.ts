import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import {
  anyAnswers,
  countTold,
  expectHindrance,
  expectSetOrRemedies,
} from '../../../maker/answers-for-tests.ts';
import { nameOf, proposeWord, withOwnWords } from '../../../maker/own-words/own-word.ts';
import { misleadingName } from '../../../model/other-names.ts';
import { triesOf } from '../../../model/tries-for-tests.ts';
import { canStandTogether, hasPicture } from '../../../model/word.ts';
import { printLoad } from '../../../sheets/lay/print-load.ts';
import { measureText } from '../../../sheets/text.ts';
import { contentsOf } from '../contents.ts';
import { relations } from '../relations.ts';
import { fewestPairs, inSheets, type Memory, prepareMemory, relationIn, shippedGames } from '../rules.ts';
import { fitsOnCard } from '../word-card.ts';
import { kind } from './kind.ts';

const { parameters, exercise, stock } = layOutExample('woord-plaatjes-memory');
const questions = kind.questions(parameters, stock.words);
const shipped = kind.shipped(parameters, stock.words);
type Answers = typeof shipped;
/** That go together. */
const others = 'beer bril kip mes fiets'.split(' ');
const few = fc.subarray(questions.words.kind === 'words' ? questions.words.words.map(({ key }) => key) : [], {
  minLength: 3,
  maxLength: 9,
});

const decide = (answers: Answers) => kind.decide(answers, exercise, stock);

function play(answers: Answers): Memory {
  const decided = decide(answers);
  if (!decided.parameters) throw new Error(decided.hindrance.reason);
  const { model } = prepareMemory({ ...exercise, parameters: decided.parameters }, stock);
  if (!model) throw new Error('The rules refuse it');
  return model;
}

/** Each card has one partner, whatever a child calls the pictures, and every chosen word is on one. */
function expectGame(answers: Answers): void {
  const { pairs, games } = play(answers);
  expect(pairs.length).toBeGreaterThanOrEqual(4);
  const cards = pairs.flatMap(({ word, partner }) => (partner ? [word, partner] : [word]));
  expect(cards.map(({ word }) => word)).toEqual(expect.arrayContaining([...answers.words]));
  expect(new Set(cards).size).toBe(cards.length);
  for (const one of cards) expect(cards.every((other) => canStandTogether(one, other))).toBe(true);
  const name = relationIn(games);
  expect(cards).toHaveLength(name ? 2 * pairs.length : pairs.length);
  if (!name) return;
  const { asks, matches, clashes, isHeard } = relations[name];
  for (const one of cards) {
    expect(misleadingName(one, asks)).toBeUndefined();
    expect(isHeard(one)).toBe(true);
    expect(cards.filter((other) => matches(one, other))).toHaveLength(1);
    expect(cards.filter((other) => clashes(one, other))).toEqual([]);
  }
}

it('any words are a game by the rules, or hindered with words and games that are', () => {
  const fewer = fc.record({ game: anyAnswers(questions).map(({ game }) => game), words: few });
  const given = fc.oneof(fewer, anyAnswers(questions));
  expectSetOrRemedies({ given, numRuns: 100, decide, expectSet: expectGame });
});

it('two chosen words that rhyme are a pair, and any other gets one beside it', () => {
  const words = ['beer', 'boek', 'bril', 'huis', 'koek'];
  const names = play({ game: 'rijm', words }).pairs.map(({ word, partner }) => [word.word, partner?.word]);
  expect(names).toEqual([
    ['bril', 'krokodil'],
    ['huis', 'muis'],
    ['koek', 'boek'],
    ['beer', 'peer'],
  ]);
});

it.each([
  [
    { game: 'alle', words: ['boek', 'huis', 'maan'] },
    'Voor memory heb je minstens 4 paren nodig; je hebt er 3.',
    ['Kies er 1 bij'],
  ],
  [
    { game: 'rijm', words: ['boek', 'bril', 'huis', 'maan', 'olifant'] },
    'Bij ‘olifant’ is er geen plaatje dat erop rijmt en dat hier nog bij kan.',
    ['Haal ‘olifant’ eruit', 'Speel alleen met dezelfde plaatjes'],
  ],
  [
    { game: 'rijm', words: ['beer', 'bril', 'citroen', 'huis', 'maan', 'meloen', 'schoen'] },
    '‘citroen’, ‘meloen’ en ‘schoen’ klinken aan het eind gelijk. Daarvan kan er één paar meedoen.',
    ['Haal ‘schoen’ eruit', 'Speel alleen met dezelfde plaatjes'],
  ],
  [
    { game: 'woorden', words: ['boek', 'bril', 'huis', 'lieveheersbeestje'] },
    '‘lieveheersbeestje’ is te lang voor een kaartje met een woord.',
    ['Haal ‘lieveheersbeestje’ eruit en kies er 1 bij', 'Speel alleen met dezelfde plaatjes'],
  ],
  [
    { game: 'plaatjes', words: ['boek', 'duif', 'huis', 'maan', 'vogel'] },
    'De plaatjes van ‘vogel’ en ‘duif’ lijken op elkaar: een kind kan ze verwisselen.',
    ['Haal ‘duif’ eruit'],
  ],
] as const)('%j: %s', (answers, reason, remedies) => {
  expectHindrance(decide(answers), reason, remedies);
});

it('is another game for what is so in this one, whatever else is in the way', () => {
  const words = 'boek boom fee jas maan olifant pen stoel tak ui vis'.split(' ');
  const { hindrance } = decide({ game: 'rijm', words });
  expect(hindrance?.reason).toBe(
    'Bij ‘fee’, ‘pen’, ‘boom’ en nog 4 is er geen plaatje dat erop rijmt en dat hier nog bij kan. Het plaatje van ‘tak’ lijkt op een ander.',
  );
  expect(hindrance?.remedies.map(({ answers }) => answers.game)).toContain('plaatjes');
});

it('is no other game for the sake of words that nobody chose', () => {
  const { hindrance } = decide({ ...shipped, game: 'klank' });
  expect(hindrance?.remedies.map(({ answers }) => answers.game)).toEqual(['klank']);
});

it('has every game that goes with the words: who did not ask for rhyme is not kept from a set by it', () => {
  const words = [...others, 'olifant'];
  const decided = decide({ game: 'alle', words });
  expect(decided.parameters?.games).toEqual(['plaatjes', 'woorden']);
  expect(decided.remarks).toEqual([
    'Al je woorden doen mee. Het wordt: zoek twee dezelfde plaatjes, en daarna het plaatje bij het woord.',
  ]);
  const long = decide({ game: 'alle', words: [...words, 'lieveheersbeestje'] });
  expect(long.parameters?.games).toEqual(['plaatjes']);
  expect(long.remarks?.[0]).toBe('Al je woorden doen mee. Het wordt: zoek twee dezelfde plaatjes.');
  // What was typed is not thrown away for a game that nobody asked for.
  expect([decided.suggestions, long.suggestions]).toEqual([undefined, undefined]);
  expect(decide({ game: 'rijm', words }).hindrance).toBeDefined();
});

it('can be played with any words that have a picture, as the simplest game', () => {
  const anyWords = fc.subarray(
    questions.words.kind === 'words' ? questions.words.words.map(({ key }) => key) : [],
    { minLength: 4, maxLength: 24 },
  );
  fc.assert(
    fc.property(anyWords, (words) => {
      const { hindrance } = decide({ game: 'alle', words });
      const isPlain = decide({ game: 'plaatjes', words }).hindrance === undefined;
      expect(hindrance === undefined).toBe(isPlain);
    }),
    triesOf(100, 10),
  );
});

it('of few words that must go each is told why', () => {
  const words = ['bed', 'boek', 'boom', 'huis', 'maan', 'olifant', 'tak'];
  const { hindrance } = decide({ game: 'rijm', words });
  expect(hindrance?.reason).toBe(
    'Bij ‘boom’ en ‘olifant’ is er geen plaatje dat erop rijmt en dat hier nog bij kan. De plaatjes van ‘boom’ en ‘tak’ lijken op elkaar: een kind kan ze verwisselen.',
  );
});

it('two that begin alike are a pair, and a set of those has no rhyme', () => {
  const { games, pairs } = play({ game: 'klank', words: ['maan', 'muis', 'vis', 'soep', 'tent'] });
  expect(games).toEqual(['plaatjes', 'klank']);
  const begins = pairs.map(({ word, partner }) => `${word.firstSound} ${partner?.firstSound}`);
  expect(begins.sort()).toEqual(['m m', 's s', 't t', 'v v']);
});

it('more pairs than one sheet holds go on two', () => {
  const all = questions.words.kind === 'words' ? questions.words.words.map(({ key }) => key) : [];
  const { hindrance } = decide({ game: 'plaatjes', words: all });
  expect(hindrance?.reason).toMatch(
    /^Er passen hoogstens 24 paren in een spel; het zouden er \d+ worden\. Voor ‘/,
  );
  const [remedy] = hindrance?.remedies ?? [];
  if (!remedy) throw new Error('It can be made of all words');
  expect(countTold(hindrance?.reason)).toBe(all.length - 24);
  expect(play(remedy.answers).pairs).toHaveLength(24);
});

it('the words that somebody typed are on the first sheet, with rhymes and without', () => {
  const { words: bank } = stock;
  const known = shipped.words.flatMap((word) => bank.get(word)?.rhyme ?? []);
  const free = [...bank.values()].filter(({ weight, picture }) => weight === 'strong' && picture);
  const rhyme = free.find(
    (one) =>
      !known.includes(one.rhyme) && free.filter((other) => relations.rijm.matches(one, other)).length === 1,
  );
  const noor = { ...proposeWord('Noor'), rhymesWith: rhyme?.word ?? '' };
  const words = withOwnWords(bank, [noor]);
  for (const game of ['plaatjes', 'rijm'] as const) {
    const chosen = [...shipped.words, nameOf(noor)];
    const { parameters: made, hindrance } = kind.decide({ words: chosen, game }, exercise, {
      ...stock,
      words,
    });
    expect(hindrance).toBeUndefined();
    expect(Object.values(made?.pairs[0] ?? {})).toContain('Noor');
  }
});

it('nobody who asked for no rhyme reads of it, also where there are too many words', () => {
  const all = questions.words.kind === 'words' ? questions.words.words.map(({ key }) => key) : [];
  const { hindrance } = decide({ game: 'alle', words: all.slice(0, 40) });
  expect(hindrance?.reason).not.toMatch(/rijm/);
  expect(hindrance?.remedies.map(({ answers }) => answers.game)).toEqual(['plaatjes']);
});

it('of a list of her own the words without a picture are on every sheet, behind those that have one', () => {
  const own = ['mok', 'saus', 'sla', 'kom'].map(proposeWord);
  const names = own.map(nameOf);
  const words = withOwnWords(stock.words, own);
  const chosen = [...new Set([...names, ...shipped.words.slice(0, 4), ...others, 'olifant'])];
  for (const game of ['plaatjes', 'woorden'] as const) {
    const { parameters: made } = kind.decide({ words: chosen, game }, exercise, { ...stock, words });
    const sheets = inSheets(made?.pairs.map(({ word }) => word) ?? []);
    expect(sheets).toHaveLength(3);
    expect(sheets.flat().toSorted()).toEqual(chosen.toSorted());
    for (const sheet of sheets) {
      const letters = sheet.filter((word) => names.includes(word));
      expect([1, 2]).toContain(letters.length);
      expect(sheet.slice(-letters.length)).toEqual(letters);
    }
  }
});

it('tells that a group plays with one sheet, where that has not all pairs', () => {
  const remarksOf = (count: number) =>
    decide({ game: 'plaatjes', words: shipped.words.slice(0, count) }).remarks;
  expect(remarksOf(6)).toEqual([]);
  expect(remarksOf(11)).toEqual([
    'De 11 paren staan op 2 vellen. Elk groepje speelt met één vel. Wil je alle paren? Leg de vellen bij elkaar.',
  ]);
  // Of seven a second sheet would have three: a group plays with both.
  expect(remarksOf(7)).toEqual([]);
});

it('has room on paper for any number of pairs, of any game, with words as wide as a card has room for', () => {
  const wide = [...stock.words.values()]
    .filter(hasPicture)
    .filter(({ word }) => fitsOnCard(word))
    .toSorted((one, other) => measureText(other.word, 1) - measureText(one.word, 1));
  for (const games of [['plaatjes'], ['plaatjes', 'woorden'], ['plaatjes', 'klank'], shippedGames] as const)
    for (const count of [fewestPairs, 6, 7, 12, 13, 24]) {
      const pairs = wide.slice(0, count).map((word, index) => ({ word, partner: wide[count + index] }));
      expect(() => kind.maker.layOut({ pairs, games }, exercise)).not.toThrow();
    }
});

it('prints for a class as many sheets as give each child a card', () => {
  const sheetsFor = (pairs: number): number => {
    const named = shipped.words.slice(0, pairs).map((word) => ({ word }));
    const asked = { ...exercise, parameters: { pairs: named, games: ['plaatjes' as const] } };
    const { model } = prepareMemory(asked, stock);
    if (!model) throw new Error('The rules refuse it');
    // Without the explanation, which is not among these.
    return printLoad(kind.maker.layOut(model, asked).pages, 24).sheets;
  };
  expect([4, 6, 7, 8, 11, 12].map(sheetsFor)).toEqual([3, 2, 4, 4, 4, 2]);
});

it('tells on page one how many pairs are on the sheets of a game, and whether a group plays with one of them', () => {
  const partsOf = (pairs: number) =>
    contentsOf({ pairs: shipped.words.slice(0, pairs).map((word) => ({ word })), games: ['plaatjes'] }).parts;
  const sheets = ['zes paren', 'twaalf paren', 'meer vellen', 'twee vellen', 'een vel per groepje'];
  const told = (pairs: number) => sheets.filter((part) => partsOf(pairs)?.includes(part));
  expect(told(5)).toEqual(['een vel per groepje']);
  expect(told(6)).toEqual(['zes paren', 'een vel per groepje']);
  expect(told(7)).toEqual(['meer vellen', 'twee vellen']);
  expect(told(11)).toEqual(['meer vellen', 'twee vellen', 'een vel per groepje']);
  expect(told(12)).toEqual(sheets);
});

it('says of a pair what the site says of it, whichever of the two is chosen', () => {
  const says = 'De krokodil heeft een bril.';
  const told = parameters.pairs.map((pair) => (pair.word === 'bril' ? { ...pair, says } : pair));
  const asked = { ...exercise, parameters: { pairs: told } };
  for (const word of ['bril', 'krokodil']) {
    const words = ['beer', 'huis', 'koek', 'maan', word];
    const decided = kind.decide({ game: 'rijm', words }, asked, stock);
    const pair = decided.parameters?.pairs.find((one) => [one.word, one.rhymesWith].includes(word));
    expect(pair).toMatchObject({ says });
    expect(contentsOf(decided.parameters ?? { pairs: [] }).parts).not.toContain('gekke zinnen');
  }
  expect(contentsOf({ pairs: told.filter((pair) => 'says' in pair) }).parts).toContain('gekke zinnen');
});
