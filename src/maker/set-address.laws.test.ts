import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tries } from '../model/tries-for-tests.ts';
import { longestName, mostShuffles, type SetChoices } from './choices.ts';
import { plainName, readSetAddress, type SetBounds, writeSetAddress } from './set-address.ts';

const offered = 'aap beer ei geëmailleerd hond kaas maïs muis roos sok taart zon'.split(' ');
const shipped: SetChoices = {
  children: 30,
  words: ['ei', 'muis', 'zon'],
  look: 'colour',
  name: '',
  shuffle: 1,
};
const bounds: SetBounds = { shipped, offered, children: { least: 2, most: 36 } };

const choices: fc.Arbitrary<SetChoices> = fc.record({
  children: fc.integer({ min: 2, max: 36 }),
  words: fc.subarray(offered),
  look: fc.constantFrom('colour' as const, 'line' as const),
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
  expect(writeSetAddress(shipped, bounds)).toBe('#set=1');
  expect(
    writeSetAddress(
      { children: 27, words: ['aap', 'muis'], look: 'line', name: 'Groep 2', shuffle: 3 },
      bounds,
    ),
  ).toBe('#set=1&kinderen=27&woorden=aap.muis&kleur=zwart-wit&voor=Groep+2&schud=3');
});

it('is none without its own sign', () => {
  for (const fragment of ['', '#', '#set', '#zo-speel-je', '#kinderen=3'])
    expect(readSetAddress(fragment, bounds)).toBeUndefined();
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
          fc.constantFrom('&', '=', '%', '%zz', '.', '&set=2', '+'),
        ),
      ),
      { minLength: 1, maxLength: 6 },
    ),
  )
  .map(([chosen, edits]) =>
    edits.reduce(
      (address, [at, length, text]) => address.slice(0, at) + text + address.slice(at + length),
      writeSetAddress(chosen, bounds),
    ),
  );

it('a damaged address gives choices that can be made, and says what it could not read', () => {
  fc.assert(
    fc.property(damaged, (address) => {
      const read = readSetAddress(address, bounds);
      if (!read) return;
      const { children, words, look, name, shuffle } = read.choices;
      expect(children).toBeGreaterThanOrEqual(2);
      expect(children).toBeLessThanOrEqual(36);
      expect(offered.filter((word) => words.includes(word))).toEqual(words);
      expect(['colour', 'line']).toContain(look);
      expect([...name].length).toBeLessThanOrEqual(longestName);
      expect(plainName(name)).toBe(name);
      expect(shuffle).toBeGreaterThanOrEqual(1);
      expect(shuffle).toBeLessThanOrEqual(mostShuffles);
      // What it reads now it would write, and read again.
      expect(readSetAddress(writeSetAddress(read.choices, bounds), bounds)).toEqual({
        choices: read.choices,
        notes: [],
      });
    }),
    { ...tries, numRuns: 2000 },
  );
});

it.each([
  ['#set=9&kinderen=27', 'Dit adres is van een andere versie van de site. We lazen wat nog kon.'],
  ['#set=1&kinderen=400', 'In het adres stond geen aantal kinderen dat kan. Het zijn er nu 36.'],
  ['#set=1&kinderen=veel', 'In het adres stond geen aantal kinderen dat kan. Het zijn er nu 30.'],
  ['#set=1&woorden=muis.draak', 'Dit woord uit het adres kan hier niet meedoen: ‘draak’.'],
  [
    '#set=1&woorden=ei.a.b.c.d.e',
    'Deze woorden uit het adres kunnen hier niet meedoen: ‘a’, ‘b’, ‘c’ en nog 2.',
  ],
  ['#set=1&kleur=roze', 'In het adres stond een kleur die we niet kennen. Het wordt in kleur.'],
  ['#set=1&schud=0', 'In het adres stond niet hoe er geschud is. We schudden opnieuw.'],
  ['#set=1&voor=Groep+%E2%9C%82', 'Niet alles van de naam in het adres kan op het blad.'],
])('%s: %s', (address, note) => {
  expect(readSetAddress(address, bounds)?.notes).toEqual([note]);
});
