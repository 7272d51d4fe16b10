import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { boardOf, isOfBoard, readBoardAddress, writeBoardAddress } from '../board/board-address.ts';
import { mostGames } from '../board/moves.ts';
import { anyDamage, mendable, takenAlong } from '../model/mangled-for-tests.ts';
import { tries, triesOf } from '../model/tries-for-tests.ts';
import { anyAnswers, expectAnswers } from './answers-for-tests.ts';
import { longestName, mostShuffles, type SetChoices, shippedLook } from './choices.ts';
import { nameOf, type OwnWord, proposeWord } from './own-words/own-word.ts';
import { askChildren, type Thing } from './questions.ts';
import { plainName, plainTitle, readSetAddress, type SetBounds, writeSetAddress } from './set-address.ts';

const offered = 'aap beer ei geëmailleerd hond kaas maïs muis roos sok taart zon'.split(' ');
const letters = 'm r v aa ij'.split(' ');
const shipped = { children: 30, words: ['ei', 'muis', 'zon'], letters: ['m', 'r'], level: 'plaatjes' };
const toThing = (key: string): Thing => ({ key, name: key });
const bounds: SetBounds = {
  exercise: 'spel',
  shipped,
  questions: {
    children: askChildren(2, 36, ''),
    words: {
      kind: 'words',
      field: 'woorden',
      question: 'Welke woorden?',
      counted: { one: 'woord', more: 'woorden' },
      listens: [],
      refused: {},
      words: offered.map((word) => ({
        ...toThing(word),
        themes: [],
        firstSound: '',
        rhyme: '',
        sounds: [],
        alsoNamed: [],
      })),
    },
    letters: {
      kind: 'things',
      field: 'letters',
      question: 'Welke letters?',
      counted: { one: 'letter', more: 'letters' },
      groups: [
        { heading: 'Kern 1', things: letters.slice(0, 2).map(toThing) },
        { heading: 'Kern 2', things: letters.slice(2).map(toThing) },
      ],
    },
    level: {
      kind: 'one',
      field: 'niveau',
      question: 'Hoe moeilijk?',
      options: [
        { key: 'plaatjes', name: 'Alleen plaatjes' },
        { key: 'rijm', name: 'Rijm' },
      ],
    },
  },
};

const ownWords: fc.Arbitrary<OwnWord> = fc
  .record({
    word: fc.constantFrom(
      'jip',
      'femke',
      'opa',
      'citroen',
      'fietsbel',
      'naïef',
      'Noor',
      'Oma Truus',
      'e-mail',
    ),
    stress: fc.nat(2),
    more: fc.record(
      {
        rhymesWith: fc.constantFrom('kip', 'poës', 'Oma Truus'),
        firstSound: fc.constantFrom('s', 'ij'),
        ofTheme: fc.constant(true as const),
        isToldApart: fc.constant(true as const),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ word, stress, more }) => {
    const own = proposeWord(word);
    return { ...own, stress: Math.min(stress, own.syllables.length - 1), ...more };
  });

const choices: fc.Arbitrary<SetChoices> = fc.record({
  answers: anyAnswers(bounds.questions),
  own: fc.uniqueArray(ownWords, { selector: nameOf, maxLength: 5 }),
  look: fc.constantFrom('colour' as const, 'line' as const),
  code: fc.boolean(),
  title: fc.string({ unit: 'grapheme', maxLength: 40 }).map((title) => plainTitle(title).trim()),
  name: fc.string({ unit: 'grapheme', maxLength: 40 }).map((name) => plainName(name).trim()),
  shuffle: fc.integer({ min: 1, max: mostShuffles }),
});

it('an address gives back what was chosen, and nothing to say about it', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const address = new URL(writeSetAddress(chosen, bounds), 'https://voorbeeld.example/spel').hash;
      expect(readSetAddress(address, bounds)).toEqual({ choices: chosen, notes: [] });
    }),
    tries,
  );
});

it('says only what is other than in the printable of the site, in words that can be read', () => {
  expect(writeSetAddress({ answers: shipped, ...shippedLook }, bounds)).toMatch(/^#set=3&heel=\w{4}$/);
  expect(
    writeSetAddress(
      {
        answers: { children: 27, words: ['aap', 'muis'], letters: ['m', 'aa', 'ij'], level: 'rijm' },
        own: [proposeWord('femke'), { ...proposeWord('citroen'), firstSound: 's' }],
        look: 'line',
        code: true,
        title: 'Herfst – 1/2b',
        name: 'Groep 2',
        shuffle: 3,
      },
      bounds,
    ),
  ).toMatch(
    /^#set=3&kinderen=27&woorden=aap\.muis&letters=m\.aa\.ij&niveau=rijm&eigen=fem-ke\.ci-troen_begint_s&kleur=zwart-wit&qr=ja&titel=Herfst\+%E2%80%93\+1%2F2b&voor=Groep\+2&schud=3&heel=\w{4}$/,
  );
});

it('is none without its own sign', () => {
  for (const fragment of ['', '#', '#set', '#zo-speel-je', '#bord=3', '#bord=3&stap=4', '#='])
    expect(readSetAddress(fragment, bounds)).toBeUndefined();
});

it.each([...mendable, ...takenAlong.map(([sign, take]) => [`takes a ${sign} along`, take] as const)])(
  'an address is the same after a program that %s',
  (_, mangle) => {
    fc.assert(
      fc.property(choices, (chosen) => {
        expect(readSetAddress(mangle(writeSetAddress(chosen, bounds)), bounds)).toEqual({
          choices: chosen,
          notes: [],
        });
      }),
      tries,
    );
  },
);

it('whatever became of an address, it gives the same set, or says that it does not', () => {
  fc.assert(
    fc.property(choices, anyDamage, (chosen, { damage }) => {
      const address = damage(writeSetAddress(chosen, bounds));
      const read = readSetAddress(address, bounds);
      if (JSON.stringify(read?.choices) !== JSON.stringify(chosen))
        expect(read?.notes, address).not.toEqual([]);
    }),
    triesOf(2000),
  );
});

it('whatever became of the address of another exercise, it is read within bounds, and says so', () => {
  const other = { ...bounds, exercise: 'memory' };
  fc.assert(
    fc.property(choices, fc.option(anyDamage), (chosen, damaged) => {
      const written = writeSetAddress(chosen, other);
      const address = damaged ? damaged.damage(written) : written;
      const read = readSetAddress(address, bounds);
      if (!read) return;
      expect(read.notes, address).not.toEqual([]);
      expectAnswers(read.choices.answers, withOwn(read.choices.own).questions);
    }),
    triesOf(2000),
  );
});

it('whatever became of the address of a board, it has the same set, or says that it does not', () => {
  const game = fc.integer({ min: 1, max: mostGames });
  const moves = fc.array(fc.nat(200), { maxLength: 40 });
  fc.assert(
    fc.property(choices, fc.option(fc.record({ game, moves })), anyDamage, (chosen, progress, { damage }) => {
      const set = writeSetAddress(chosen, bounds);
      const address = damage(progress ? writeBoardAddress(progress, set) : boardOf(set));
      // What was cut off before it said anything is the board of the site.
      if (!isOfBoard(address) || address.length < '#bord='.length) return;
      const read = readBoardAddress(address);
      if (read.isDamaged) return;
      const shown = readSetAddress(read.set, bounds);
      if (JSON.stringify(shown?.choices) !== JSON.stringify(chosen))
        expect(shown?.notes ?? [], address).not.toEqual([]);
    }),
    triesOf(2000),
  );
});

it('says that an answer has swallowed the next one, where an & was encoded on its way', () => {
  const chosen = { ...shippedLook, answers: shipped, code: true, title: 'R&D = 1', name: 'Jip', shuffle: 2 };
  const address = writeSetAddress(chosen, bounds);
  expect(readSetAddress(address, bounds)).toEqual({ choices: chosen, notes: [] });
  for (const { index } of address.matchAll(/&/g)) {
    const swallowed = `${address.slice(0, index)}%26${address.slice(index + 1)}`;
    expect(readSetAddress(swallowed, bounds)?.notes, swallowed).not.toEqual([]);
  }
});

it('of a title nothing is lost on its way that nobody sees', () => {
  const title = plainTitle('Herf\u00adst\u200b\n met  Zoe\u0308');
  expect(title).toBe('Herfst met Zoë');
  const chosen = { ...shippedLook, answers: shipped, title };
  expect(readSetAddress(writeSetAddress(chosen, bounds), bounds)).toEqual({ choices: chosen, notes: [] });
});

it('may be in capitals', () => {
  const { hash } = new URL(
    writeSetAddress({ answers: { ...shipped, words: ['aap'] }, ...shippedLook }, bounds).toUpperCase(),
    'https://voorbeeld.example',
  );
  expect(readSetAddress(hash, bounds)).toMatchObject({ choices: { answers: { words: ['aap'] } }, notes: [] });
});

it('of another exercise is one of this as far as it can be, and says so', () => {
  const address = writeSetAddress({ answers: { ...shipped, words: ['aap'] }, ...shippedLook }, bounds);
  expect(readSetAddress(address, { ...bounds, exercise: 'memory' })).toMatchObject({
    choices: { answers: { words: ['aap'] } },
    notes: ['Dit adres is niet heel overgekomen, of het is van een ander spel. Kijk of deze set klopt.'],
  });
});

it('wherever it is cut, it gives the same set, or says that it does not', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const address = writeSetAddress(chosen, bounds);
      for (let end = '#set='.length; end < address.length; end += 1) {
        const read = readSetAddress(address.slice(0, end), bounds);
        expect(read?.notes, address.slice(0, end)).not.toEqual([]);
      }
      for (let start = 1; start < address.lastIndexOf('='); start += 1) {
        const read = readSetAddress(`#${address.slice(start)}`, bounds);
        if (read && start > 1) expect(read.notes, address.slice(start)).not.toEqual([]);
      }
    }),
    triesOf(40),
  );
});

/** As the form knows it, once it was told which words are the visitor's. */
function withOwn(own: readonly OwnWord[]): SetBounds {
  const { words } = bounds.questions;
  if (words?.kind !== 'words') throw new Error('It asks for words');
  const isOffered = (name: string) => words.words.some(({ key }) => key === name);
  const names = own.map(nameOf).filter((name) => !isOffered(name));
  const things = names.map((name) => ({ ...words.words[0], ...toThing(name) }));
  return {
    ...bounds,
    questions: { ...bounds.questions, words: { ...words, words: [...things, ...words.words] as never } },
  };
}

it('that lost its end keeps the words of the visitor that can still be read, but for the last', () => {
  const own = ['Fatima', 'Oma Truus'].map(proposeWord);
  const answers = { ...shipped, words: ['Fatima', 'Oma Truus', 'aap', 'beer'] };
  const address = writeSetAddress({ ...shippedLook, own, answers }, withOwn(own));
  const read = readSetAddress(address.slice(0, address.indexOf('&eigen')), bounds);
  expect(read?.choices.own).toEqual(own);
  expect(read?.choices.answers.words).toEqual(['Fatima', 'Oma Truus', 'aap', 'beer']);
  expect(read?.notes.at(-1)).toBe('‘Fatima’ en ‘Oma Truus’ zetten we bij je eigen woorden.');
  const shorter = readSetAddress(address.slice(0, address.indexOf('Truus')), bounds);
  expect(shorter?.choices.own.map(nameOf)).toEqual(['Fatima']);
  expect(shorter?.choices.answers.words).toEqual(['Fatima']);
});

it.each([
  `#set=3&eigen=kip${'_1'.repeat(20_000)}`,
  `#set=3&eigen=kip${'_rijmt_kip'.repeat(20_000)}`,
  `#set=3&woorden=${'muis.'.repeat(50_000)}`,
  `#set=3&voor=${'x'.repeat(500_000)}`,
  `#set=3${'&amp;'.repeat(100_000)}`,
  `#set${'%25'.repeat(5_000)}3D3`,
])('of any length it is read, and says so: %.30s', (address) => {
  expect(readSetAddress(address, bounds)?.notes.length).toBeGreaterThan(0);
});

/** Cuts, doubles, swaps and strange signs in an address that was good. */
const damaged = fc
  .tuple(
    choices,
    fc.array(
      fc.tuple(
        fc.nat(400),
        fc.nat(12),
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 6 }),
          fc.constantFrom('&', '=', '%', '%zz', '.', '&set=3', '+', '&eigen=a-b_9_rijmt', '_'),
        ),
      ),
      { minLength: 1, maxLength: 6 },
    ),
  )
  .map(([chosen, edits]) => ({
    chosen,
    address: edits.reduce(
      (address, [at, length, text]) => address.slice(0, at) + text + address.slice(at + length),
      writeSetAddress(chosen, bounds),
    ),
  }));

it('a damaged address gives choices that can be made, and says what it could not read', () => {
  fc.assert(
    fc.property(damaged, ({ chosen, address }) => {
      const read = readSetAddress(address, bounds);
      if (!read) return;
      const { answers, look, name, title, shuffle } = read.choices;
      const known = withOwn(read.choices.own);
      expectAnswers(answers, known.questions);
      if (JSON.stringify(read.choices) !== JSON.stringify(chosen)) expect(read.notes).not.toEqual([]);
      expect(['colour', 'line']).toContain(look);
      expect([...name].length).toBeLessThanOrEqual(longestName);
      expect(plainName(name)).toBe(name);
      expect(shuffle).toBeGreaterThanOrEqual(1);
      expect(shuffle).toBeLessThanOrEqual(mostShuffles);
      // A name such as “50%25” is taken for what a program encoded, and told.
      if (/%[0-9a-f]{2}/i.test(name + title)) return;
      // What it reads now it would write, and read again.
      expect(readSetAddress(writeSetAddress(read.choices, known), known)).toEqual({
        choices: read.choices,
        notes: [],
      });
    }),
    triesOf(600),
  );
});

it.each([
  [
    '#set=1&kinderen=27&aap=1',
    'Dit adres is niet heel overgekomen, of het is van een ander spel. Kijk of deze set klopt.',
  ],
  ['#set=9&kinderen=27', 'Dit adres is van een andere versie van de site. We lazen wat nog kon.'],
  ['#set=constructor', 'Dit adres is van een andere versie van de site. We lazen wat nog kon.'],
  ['#set=1&kinderen=400', 'In het adres stond geen aantal kinderen dat kan. Het zijn er nu 36.'],
  ['#set=1&kinderen=veel', 'In het adres stond geen aantal kinderen dat kan. Het zijn er nu 30.'],
  ['#set=1&woorden=muis.draak', 'Uit het adres kan hier niet meedoen: ‘draak’.'],
  ['#set=1&woorden=ei.a.b.c.d.e', 'Uit het adres kan hier niet meedoen: ‘a’, ‘b’, ‘c’ en nog 2.'],
  ['#set=1&niveau=12', 'Wat in het adres stond bij ‘Hoe moeilijk?’ kan niet. Het is nu: Alleen plaatjes.'],
  ['#set=1&eigen=jip_rijmt_', 'Niet elk eigen woord in het adres konden we lezen.'],
  ['#set=1&eigen=fem-ke.12', 'Niet elk eigen woord in het adres konden we lezen.'],
  ['#set=1&kleur=roze', 'In het adres stond een kleur die we niet kennen. Het wordt in kleur.'],
  ['#set=1&schud=0', 'In het adres stond niet hoe er geschud is. We schudden opnieuw.'],
  ['#set=1&voor=Groep+%E2%9C%82', 'Niet alles van de naam in het adres kan op het blad.'],
])('%s: %s', (address, note) => {
  expect(readSetAddress(address, bounds)?.notes).toEqual([note]);
});

it('of things that it does not know it takes those of the site', () => {
  const read = readSetAddress('#set=1&letters=q.x', bounds);
  expect(read?.choices.answers.letters).toEqual(['m', 'r']);
  expect(read?.notes).toEqual([
    'Uit het adres kan hier niet meedoen: ‘q’ en ‘x’.',
    'In het adres stonden geen letters die we kennen. Dit zijn de letters van ons eigen printblad.',
  ]);
});

it('what an older site wrote is still read', () => {
  expect(readSetAddress('#set=1&kinderen=27&woorden=muis&voor=Groep+2', bounds)).toEqual({
    choices: {
      ...shippedLook,
      answers: { ...shipped, children: 27, words: ['muis'] },
      name: 'Groep 2',
    },
    notes: [],
  });
});
