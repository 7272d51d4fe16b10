import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tries } from '../../../model/tries-for-tests.ts';
import { drawer, fillDrawer, openDrawer } from './drawer.ts';
import { isSameSet, type KeptSet, longestKeptName, mostKept, plainKeptName } from './kept-set.ts';
import { openFile, putFromFile } from './sets-file.ts';
import { readSets, writeSets } from './sets-text.ts';
import { mergeInto, putOn, type Shelf, takeOff } from './shelf.ts';
import { texts } from './texts.ts';

const games = ['rijm-bingo', 'zin-puzzel'].map((slug) => ({ slug }));

const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const anySet: fc.Arbitrary<KeptSet> = fc.record({
  slug: fc.constantFrom(...games.map(({ slug }) => slug)),
  name: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 80 })
    .map((name) => plainKeptName(name).trim())
    .filter(Boolean),
  set: fc.stringMatching(/^[a-z0-9.+%&=_-]{1,40}$/).map((fields) => `#set=3&${fields}`),
  at: anyDay,
});
const anySets = fc.uniqueArray(anySet, { maxLength: 8, comparator: isSameSet });

const herfst: KeptSet = {
  slug: 'rijm-bingo',
  name: 'Herfst, groep 1/2b',
  set: '#set=3&titel=Herfst&heel=ab12',
  at: '2026-11-23T20:00:00.000Z',
};
const lente: KeptSet = {
  ...herfst,
  name: 'Lente',
  set: '#set=3&titel=Lente&heel=ab13',
  at: '2026-04-01T08:00:00.000Z',
};

function expectSound(sets: Shelf): void {
  for (const { slug, name, set, at } of sets) {
    expect(slug).toMatch(/^[a-z0-9-]+$/);
    expect(name.trim()).toBe(name);
    expect(name).not.toMatch(/\p{C}/u);
    expect(name.length).toBeGreaterThan(0);
    expect(name.length).toBeLessThanOrEqual(longestKeptName);
    expect(set).toMatch(/^#set=[!-~]+$/);
    expect(new Date(at).getTime()).not.toBeNaN();
  }
}

describe('kept sets as text', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(anySets, (sets) => {
        expect(readSets(writeSets(sets))).toEqual({ sets, damaged: [] });
      }),
      tries,
    );
  });

  it('whatever stands there, are sound sets or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), anyEntries()), (text) => {
        expectSound(readSets(text).sets ?? []);
      }),
      tries,
    );
  });

  it('of which a piece is gone or another in its place, are those that are whole', () => {
    const damage = fc.record({ at: fc.nat(2000), length: fc.nat(40), other: fc.string({ maxLength: 5 }) });
    fc.assert(
      fc.property(anySets, damage, (sets, { at, length, other }) => {
        const text = writeSets(sets);
        const begin = at % text.length;
        const read = readSets(text.slice(0, begin) + other + text.slice(begin + length));
        expectSound(read.sets ?? []);
      }),
      tries,
    );
  });

  it('say on which line one is broken, and keep the others', () => {
    const text = writeSets([herfst, lente]).replace('"Herfst, ', 'Herfst, ');
    expect(readSets(text)).toEqual({
      sets: [lente],
      damaged: [{ place: 'line', number: 2, damage: 'nothing' }],
    });
  });

  it('cut off in the middle keep what came before', () => {
    const text = writeSets([herfst, lente]);
    expect(readSets(text.slice(0, text.indexOf('Lente')))).toMatchObject({ sets: [herfst] });
  });

  it.each([
    ['nothing', null],
    ['nothing', 'een set'],
    ['game', { spel: '../over', naam: 'x', set: herfst.set, bewaard: herfst.at }],
    ['name', { spel: 'rijm-bingo', naam: ' \u202e ', set: herfst.set, bewaard: herfst.at }],
    ['set', { spel: 'rijm-bingo', naam: 'x', set: 'javascript:alert(1)', bewaard: herfst.at }],
    ['set', { spel: 'rijm-bingo', naam: 'x', set: `#set=${'a'.repeat(20_000)}`, bewaard: herfst.at }],
    ['date', { spel: 'rijm-bingo', naam: 'x', set: herfst.set, bewaard: 'gisteren' }],
    ['date', { spel: 'rijm-bingo', naam: 'x', set: herfst.set, bewaard: '2026-99-99T00:00:00Z' }],
  ])('say what is wrong: %s', (damage, entry) => {
    const text = JSON.stringify({ 'bewaarde-sets': 1, sets: [entry] });
    expect(readSets(text)).toEqual({ sets: [], damaged: [{ place: 'set', number: 1, damage }] });
  });

  it.each([
    ['other', ''],
    ['other', '[]'],
    ['other', '{"sets":[]}'],
    ['other', '{"bewaarde-sets":1,"sets":{}}'],
    ['version', '{"bewaarde-sets":2,"sets":[]}'],
    ['other', 'PK\u0003\u0004'],
  ])('are refused as a whole: %s %s', (refused, text) => {
    expect(readSets(text)).toEqual({ refused });
  });
});

/** Of the right shape, with anything in it. */
function anyEntries(): fc.Arbitrary<string> {
  const anything = fc.oneof(fc.jsonValue(), fc.constant(herfst.set), anyDay, fc.constant('rijm-bingo'));
  const entry = fc.record({ spel: anything, naam: anything, set: anything, bewaard: anything });
  return fc.array(entry).map((sets) => JSON.stringify({ 'bewaarde-sets': 1, sets }));
}

describe('a shelf', () => {
  it('has the newest first, and a set once', () => {
    const again = { ...lente, name: 'Lente, groep 1', at: '2026-12-01T00:00:00.000Z' };
    expect(putOn([herfst, lente], again)).toEqual([again, herfst]);
  });

  it('is as it was when a set is taken off and put back', () => {
    fc.assert(
      fc.property(anySets, (sets) => {
        const shelf = sets.reduce<Shelf>(putOn, []);
        for (const set of shelf) expect(new Set(putOn(takeOff(shelf, set), set))).toEqual(new Set(shelf));
      }),
      tries,
    );
  });

  it('loses nothing by what comes in, and takes no more than there is room for', () => {
    const many = Array.from({ length: mostKept + 5 }, (_, index) => ({
      ...herfst,
      set: `#set=3&schud=${index}`,
    }));
    const full = mergeInto([herfst], many);
    expect(full.shelf).toHaveLength(mostKept);
    expect(full.shelf).toContain(herfst);
    expect(full.tooMany).toHaveLength(6);
    expect(putOn(full.shelf, lente)).toBe(full.shelf);
    fc.assert(
      fc.property(anySets, anySets, (kept, coming) => {
        const { shelf, added, double } = mergeInto(kept, coming);
        expect(shelf).toEqual(expect.arrayContaining([...kept]));
        expect(added.length + double.length).toBe(coming.length);
        expect(mergeInto(shelf, coming).added).toEqual([]);
      }),
      tries,
    );
  });
});

describe('a file with sets', () => {
  it('is put with what is kept, and tells what stood there and what it could not read', () => {
    const other = { ...herfst, slug: 'onbekend-spel' };
    const text = writeSets([{ ...herfst, name: 'Anders' }, lente, other]);
    expect(putFromFile([herfst], text, games)).toEqual({
      shelf: [herfst, lente],
      said: [texts.added(1), texts.double(1), 'Set 3: Er staat geen spel bij dat we kennen.'],
    });
  });

  it('that is another leaves all as it is', () => {
    expect(putFromFile([herfst], '<html>', games)).toEqual({ shelf: [herfst], said: [texts.refused.other] });
  });

  it('that is far too large is not read', async () => {
    expect(await openFile(new Blob(['x'.repeat(2_000_000)]))).toEqual({ said: texts.tooLarge });
    expect(await openFile(new Blob(['x']))).toEqual({ text: 'x' });
  });
});

describe('the drawer', () => {
  afterEach(() => vi.unstubAllGlobals());

  function stubStorage(setItem?: () => void): Map<string, string> {
    const inside = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => inside.get(key) ?? null,
      setItem: setItem ?? ((key: string, text: string) => inside.set(key, text)),
      removeItem: (key: string) => inside.delete(key),
    });
    return inside;
  }

  it('holds what is put there, and leaves nothing behind when it is emptied', () => {
    const inside = stubStorage();
    expect(openDrawer()).toEqual([]);
    expect(inside.size).toBe(0);
    expect(fillDrawer([herfst])).toBeUndefined();
    expect(openDrawer()).toEqual([herfst]);
    expect([...inside.keys()]).toEqual([drawer]);
    fillDrawer([]);
    expect(inside.size).toBe(0);
  });

  it('opens whatever is in it', () => {
    const inside = stubStorage();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), anyEntries()), (text) => {
        inside.set(drawer, text);
        expectSound(openDrawer());
      }),
      tries,
    );
  });

  it('says that it is full, or that it stays closed', () => {
    stubStorage(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(fillDrawer([herfst])).toBe('full');
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('', 'SecurityError');
      },
    });
    expect(fillDrawer([herfst])).toBe('closed');
    expect(openDrawer()).toEqual([]);
  });
});
