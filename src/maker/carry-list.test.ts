import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { keysOf } from '../model/keys-of.ts';
import { triesOf } from '../model/tries-for-tests.ts';
import { packs } from '../packs/index.ts';
import { isSetKind, loadSetKind } from '../packs/loaders.ts';
import { carryList } from './carry-list.ts';
import { type Answers, shippedLook } from './choices.ts';
import { makeSet, stockOf } from './make-set.ts';
import { nameOf, proposeOfTheme, proposeWord } from './own-words/own-word.ts';
import { ownWordsIn, readSetAddress } from './set-address.ts';
import { quoted, refusals } from './texts.ts';
import { listOf, type WordList } from './word-list.ts';

const plain = { children: undefined, look: 'colour', title: '', name: '' } as const;
const listed = (words: readonly string[], typed: readonly string[] = []): WordList => ({
  ...plain,
  words: [...typed, ...words],
  own: typed.map(proposeWord),
});

const none: Answers = {};

/** To a game: what is told, and what its address opens. */
async function openGame(pack: keyof typeof packs) {
  const kind = await loadSetKind(pack);
  const { materials } = layOutExample(pack);
  const { slug, parameters } = materials.exercise;
  return (list: WordList) => {
    const carried = carryList(kind, list, materials);
    if (carried?.address === undefined) return { carried, answers: none };
    const { words } = stockOf(materials, ownWordsIn(carried.address));
    const questions = kind.questions(parameters, words);
    const bounds = { exercise: slug, questions, shipped: kind.shipped(parameters, words) };
    const read = readSetAddress(carried.address, bounds);
    if (!read) throw new Error(`${carried.address} opens nothing`);
    const { choices, notes } = read;
    return {
      carried,
      choices,
      notes,
      answers: choices.answers,
      make: () => makeSet(kind, choices, materials),
    };
  };
}

const chosenIn = (answers: Answers): string[] =>
  Object.values(answers).flatMap((answer) => (typeof answer === 'object' ? answer : []));

describe.each(keysOf(packs).filter(isSetKind))('any list carried to %s', async (pack) => {
  const carry = await openGame(pack);
  const bank = [...layOutExample(pack).words.keys()];
  const typed = ['Fatima', 'Oma Truus', 'e-mail', 'citroentje', 'jip', 'Maan', 'kastanjeboompje'];

  it('opens as it is told, and all that is left out is told with a reason', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...bank), { maxLength: 24 }),
        fc.subarray(typed),
        fc.constantFrom(undefined, 2, 8, 30),
        (words, own, children) => {
          const list = { ...listed(words, own), children, title: 'Herfst', look: 'line' } as const;
          const { carried, choices, notes, answers, make } = carry(list);
          if (!carried) return;
          for (const { words: left, why } of carried.leftOut) {
            expect(left.length).toBeGreaterThan(0);
            expect(why).toMatch(/^[A-Z‘É].*\.$/s);
            expect(why).not.toMatch(/undefined|NaN/);
            if (why === refusals.cluster)
              expect(left.filter((word) => !/^[^aeiou]{2}/i.test(word))).toEqual([]);
          }
          if (carried.address === undefined) {
            expect(carried.reason).toMatch(/^["A-Z‘É].*\.$/s);
            return;
          }
          expect(notes).toEqual([]);
          expect(choices).toMatchObject({ title: 'Herfst', look: 'line', code: false, shuffle: 1 });
          expect(make?.().hindrance).toBeUndefined();
          const { kept, added, isBySound } = carried;
          const told = [...kept, ...carried.leftOut.flatMap((left) => left.words)];
          expect(told.length).toBe(new Set(told).size);
          expect(told.length).toBeLessThanOrEqual(list.words.length);
          if (!isBySound) expect(new Set([...kept, ...added])).toEqual(new Set(chosenIn(answers)));
        },
      ),
      triesOf(12, 4),
    );
  });
});

describe('a list of words', async () => {
  const toMemory = await openGame('woord-plaatjes-memory');
  const toBingo = await openGame('rijm-bingo');
  const toSorting = await openGame('woordlengte-sorteren');
  const toLetters = await openGame('letter-herkenning');

  it('goes along with its title, its group, its look and how many children there are', () => {
    const words = 'maan vis sok boek jas zon muis roos'.split(' ');
    const list = {
      ...listed(words),
      children: 4,
      title: 'Herfst',
      name: 'De Kikkers',
      look: 'line',
    } as const;
    const { choices } = toBingo(list);
    expect(choices).toMatchObject({
      title: 'Herfst',
      name: 'De Kikkers',
      look: 'line',
      answers: { children: 4 },
    });
    expect(toLetters(list).choices?.name).toBe('');
  });

  it('is for as many children as can play at once, and says so of another number', async () => {
    const toTrail = await openGame('lees-spoor');
    const words = [...layOutExample('lees-spoor').words.keys()].slice(0, 46);
    const { carried, answers } = toTrail({ ...listed(words), children: 24 });
    expect(answers.children).toBe(6);
    expect(carried).toMatchObject({ said: ['Hier spelen 6 kinderen tegelijk mee.'] });
    expect(toTrail({ ...listed(words), children: 3 }).carried).toMatchObject({ said: [] });
  });

  it('names what does not fit, and why', () => {
    const { carried } = toBingo(
      listed(['maan', 'vis', 'sok', 'boek'], ['Wereldkampioenschapsbeker', 'Ballonvaartwedstrijdprijs']),
    );
    const why = carried?.leftOut.map(({ words, why: reason }) => `${quoted(words)} ${reason}`);
    expect(why).toContain(`‘Wereldkampioenschapsbeker’ en ‘Ballonvaartwedstrijdprijs’ ${refusals.tooLong}`);
  });

  it('is told that a child may call a picture otherwise where that is all that is in the way', async () => {
    const toDice = await openGame('luister-dobbelsteen');
    const { carried } = toDice(listed(['kaars', 'peer', 'soep', 'egel', 'laars', 'hert', 'sjaal']));
    expect(carried?.leftOut.find(({ words }) => words.includes('laars'))?.why).toBe(
      'Een kind noemt het plaatje misschien anders, en dan klopt dit spel niet.',
    );
  });

  it('says how many claps are too many', () => {
    const { carried } = toSorting(
      listed(['vis', 'maan', 'appel', 'kikker', 'olifant'], ['Wereldkampioenen']),
    );
    expect(carried?.leftOut.find(({ words }) => words.includes('Wereldkampioenen'))?.why).toBe(
      'Het heeft 6 klappen, en er zijn monsters tot en met 4.',
    );
  });

  it('says of each word what is in its own way, whatever was in the way of others', () => {
    const two = 'tafel appel banaan peper water zebra tijger emmer lepel kikker konijn vogel'.split(' ');
    const typed = ['Mama', 'Papa', 'Opa', 'Oma', 'Tante', 'Jona', 'Femke', 'Sanne', 'Yara', 'Milo'];
    const { carried } = toSorting(listed(two, typed));
    const why = carried?.leftOut.map((left) => left.why) ?? [];
    expect(why.some((reason) => /monster van twee klappen passen er \d+ kaartjes/.test(reason))).toBe(true);
    expect(why.some((reason) => /monster van één klap/.test(reason))).toBe(false);
  });

  it('says how many there are of what is too many', () => {
    const one = 'vis maan sok boek jas zon muis tent boom peer huis'.split(' ');
    const { carried } = toSorting(listed([...one, 'tafel', 'appel', 'banaan', 'olifant']));
    const [left] = carried?.leftOut ?? [];
    expect(left?.words).toHaveLength(one.length - 8);
    expect(left?.why).toBe(`Voor het monster van één klap passen er 8 kaartjes; je koos er ${one.length}.`);
  });

  it('says of two words that they are too few, where a game of them would mostly be others', () => {
    const { carried } = toBingo(listed([], ['Noor', 'Fatima']));
    expect(carried?.reason).toMatch(/^Voor \d+ kaarten heb je minstens \d+ woorden nodig; je hebt er 2\.$/);
  });

  it('is called what it became, and has all that still fit beside what it has', () => {
    const traffic = [
      'auto boot brandweerwagen bus fiets helikopter motor pijl politieauto raket rolschaats rolstoel rugzak scooter',
      'skateboard slot step stoplicht taxi tractor trein vliegtuig vrachtwagen wiel ambulance agent koffer luchtballon',
    ];
    const words = traffic.join(' ').split(' ');
    expect(toBingo(listed(words)).carried).toMatchObject({ title: 'Woord-bingo', said: [] });
    const { carried, answers } = toMemory(listed(words));
    expect(answers.game).toBe('plaatjes');
    for (const { words: left, why } of carried?.leftOut ?? []) expect(why, quoted(left)).not.toMatch(/rijmt/);
  });

  it('is told why it is on neither of two sorts of dice', async () => {
    const toDice = await openGame('luister-dobbelsteen');
    const { carried } = toDice(listed('kaars peer soep slang aap vis maan boek huis'.split(' ')));
    const why = carried?.leftOut.find(({ words }) => words.includes('slang'))?.why;
    expect(why).toBe(`We hebben geen duidelijk plaatje dat erop rijmt. ${refusals.cluster}`);
  });

  it('has the picture of a word that was typed where the game before had none', () => {
    const { choices } = toMemory(listed(['vis', 'maan', 'sok', 'boek', 'zon'], ['Jas']));
    expect(choices?.own).toEqual([]);
    expect(choices?.answers.words).toContain('jas');
  });

  it('keeps what a visitor said of their words', () => {
    const own = { ...proposeWord('Jas'), stress: 0, rhymesWith: 'vis' };
    const { choices } = toMemory({ ...listed(['vis', 'maan', 'sok', 'boek', 'zon', 'Jas']), own: [own] });
    expect(choices?.own).toEqual([own]);
    expect(choices?.answers.words).toContain('Jas');
  });

  it('is about its first sounds where no words are chosen', () => {
    const { carried, answers } = toLetters(listed(['maan', 'muis', 'vis']));
    expect(carried).toMatchObject({ isBySound: true, kept: ['maan', 'muis', 'vis'] });
    expect(answers.letters).toEqual(['m', 'v']);
  });

  it('makes no set that would mostly be others', () => {
    const { carried } = toSorting(listed(['vis']));
    expect(carried?.address).toBeUndefined();
    expect(carried?.reason).toMatch(/monster/);
  });

  it('is nothing for a game of sentences, or of stories', async () => {
    for (const pack of ['zin-puzzel', 'verhaal-kaarten'] as const) {
      const carry = await openGame(pack);
      const all = [...layOutExample(pack).words.keys()];
      expect(carry(listed(all)).carried).toBeUndefined();
    }
  });
});

describe('the list of a set', () => {
  const { words, parameters } = layOutExample('rijm-bingo');

  it('has what is chosen and what was typed in vain, and not what was taken away', async () => {
    const kind = await loadSetKind('rijm-bingo');
    const own = ['Wereldkampioenschapsbeker', 'haan', 'vaan'].map(proposeWord);
    const bank = new Map([...stockOf({ words: [...words.values()] }, own).words]);
    const questions = kind.questions(parameters, bank);
    const choices = { ...shippedLook, own, answers: { children: 8, words: ['haan', 'maan'] } };
    const list = listOf(choices, questions);
    expect(list.words).toEqual(['haan', 'maan', 'Wereldkampioenschapsbeker']);
    expect(list.own.map(nameOf)).toEqual(['Wereldkampioenschapsbeker', 'haan']);
    expect(list.children).toBe(8);
  });

  it('is empty where no words are asked', async () => {
    const { parameters: shipped, words: bank } = layOutExample('letter-herkenning');
    const kind = await loadSetKind('letter-herkenning');
    const questions = kind.questions(shipped, bank);
    const choices = { ...shippedLook, own: [proposeWord('Fatima')], answers: { letters: ['m'] } };
    expect(listOf(choices, questions).words).toEqual([]);
  });
});

it('what came with a theme is carried to games that only say names, and left where it is clapped', async () => {
  // Its other names have as many claps.
  const known = layOutExample('rijm-bingo').words.get('bot');
  if (known?.picture === undefined) throw new Error('It has no picture');
  const ofTheme = proposeOfTheme({ ...known, picture: known.picture });
  const words = 'bot appel bed olifant krokodil banaan zon'.split(' ');
  const list: WordList = { ...plain, words, own: [ofTheme] };
  const sorted = (await openGame('woordlengte-sorteren'))(list);
  expect(chosenIn(sorted.answers)).not.toContain('bot');
  expect(sorted.carried?.leftOut).toContainEqual({
    words: ['bot'],
    why: 'Een kind noemt het plaatje misschien anders, en dan klopt dit spel niet.',
  });
  const played = (await openGame('woord-plaatjes-memory'))(list);
  expect(chosenIn(played.answers)).toContain('bot');
});

it('of two that look alike both are in another game, where somebody said so', async () => {
  const carry = await openGame('woord-plaatjes-memory');
  const words = ['tak', 'boom', 'aap', 'muis', 'zon', 'klok'];
  expect(carry({ ...plain, words, own: [] }).carried?.kept).not.toEqual(words);
  const own = [{ ...proposeWord('tak'), isToldApart: true as const }];
  const { carried, choices } = carry({ ...plain, words, own });
  expect([carried?.kept, carried?.leftOut]).toEqual([words, []]);
  expect(choices?.own).toEqual(own);
});
