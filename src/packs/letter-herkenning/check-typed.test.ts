import { describe, expect, it } from 'vitest';
import { firstYearLetters } from '../../model/letters.ts';
import { chosen } from '../../sheets/chosen-fixture.ts';
import { checkAlike, checkLetterWords } from './check-typed.ts';
import { findLetter } from './heard-letters.ts';

const stressedFirst = ['ap-pel', 'sleu-tel', 'aard-bei', 'jo-jo', 'eek-hoorn', 'e-gel'];
const others = ['ba-naan', 'ci-troen', 'neus-deur'];

function wordOf(name: string) {
  const isIt = (klankgroepen: string) => klankgroepen.replaceAll('-', '') === name;
  const stressed = stressedFirst.find(isIt);
  if (name === 'giraf') return chosen('gi-raf', { saidAs: ['zji', 'raf'] });
  return stressed ? chosen(stressed, { stress: 0 }) : chosen(others.find(isIt) ?? name);
}
const misfit = (name: string, letter: string, alsoNamed?: string[]) => {
  const word = wordOf(name);
  return checkLetterWords([alsoNamed ? { ...word, alsoNamed } : word], letter)[0]?.reason;
};

describe('a word with a letter', () => {
  it.each([
    ['maan', 'm', [0]],
    ['maan', 'aa', [1]],
    ['maan', 'n', [3]],
    ['appel', 'a', [0]],
    ['huis', 'ui', [1]],
    ['sleutel', 'eu', [2]],
    ['aardbei', 'ei', [5]],
    ['touw', 'ou', [1]],
    ['jojo', 'j', [0, 2]],
    ['eekhoorn', 'ee', [0]],
  ])('%s has the %s at %j', (name, letter, at) => {
    expect(misfit(name, letter)).toBeUndefined();
    expect(findLetter(wordOf(name), letter)).toEqual(at);
  });

  it.each([
    ['hond', 'd', 'in "hond" hoor je geen /d/'],
    ['ring', 'n', 'in "ring" hoor je geen /n/'],
    ['egel', 'e', 'in "egel" hoor je geen /e/'],
    ['egel', 'ee', 'in "egel" hoor je /ee/, maar je schrijft daar e'],
    ['citroen', 's', 'in "citroen" hoor je /s/, maar je schrijft daar c'],
    ['schaap', 's', 'in "schaap" hoor je /s/, maar je schrijft daar sch'],
    ['hond', 't', 'in "hond" hoor je /t/, maar je schrijft daar d'],
    ['appel', 'p', 'in "appel" hoor je /p/, maar je schrijft daar pp'],
    ['banaan', 'aa', 'in "banaan" hoor je /aa/, maar je schrijft daar a'],
    ['ijs', 'ei', 'in "ijs" hoor je /ei/, maar je schrijft daar ij'],
    ['giraf', 'g', '"giraf" zeg je anders dan je het schrijft (zji-raf)'],
    ['touw', 'au', 'in "touw" hoor je /au/, maar je schrijft daar ouw'],
    ['neusdeur', 'eu', 'in "neusdeur" klinkt de eu anders door de r erachter'],
    ['deur', 'eu', 'in "deur" klinkt de eu anders door de r erachter'],
  ])('%s is none for %s', (name, letter, reason) => expect(misfit(name, letter)).toBe(reason));

  it('that is only divided otherwise is said as it is written', () => {
    const jongen = chosen('jon-gen', { stress: 0, saidAs: ['jong', 'en'] });
    expect(checkLetterWords([jongen], 'j')).toEqual([]);
  });

  it('has it whatever a child calls the picture', () => {
    expect(misfit('boom', 'b', ['woud'])).toContain('kan een kind ook "woud" zeggen: dat begint met /w/');
    expect(misfit('boom', 'b', ['bos'])).toBeUndefined();
    expect(misfit('boom', 'oo', ['bos'])).toContain(
      'kan een kind ook "bos" zeggen: dan hoor je een ander woord',
    );
    expect(misfit('boom', 'oo', ['appelboom'])).toBeUndefined();
  });

  it('has it at the same place in a name that holds the word', () => {
    expect(misfit('jas', 'j', ['winterjas'])).toContain(
      'kan een kind ook "winterjas" zeggen: dat begint met /w/',
    );
    expect(misfit('fluit', 'f', ['blokfluit'])).toContain('dat begint met /b/');
    expect(misfit('fluit', 'ui', ['blokfluit'])).toBeUndefined();
    expect(misfit('fles', 's', ['flesje'])).toContain('kan een kind ook "flesje" zeggen: dan hoor je iets');
    expect(misfit('fles', 's', ['melkfles'])).toBeUndefined();
    expect(misfit('fles', 'f', ['flesje'])).toBeUndefined();
  });
});

describe('letters that are taken for each other', () => {
  const groups = [
    ['b', 'd', 'p'],
    ['m', 'n'],
    ['u', 'n'],
    ['u', 'uu'],
    ['ie', 'ei'],
  ];
  const reasons = (some: string[][], letters: readonly string[] = firstYearLetters) =>
    checkAlike(some, letters).map(({ reason, path }) => `${path?.join('.')}: ${reason}`);

  it('meet in a group of their own', () => {
    expect(reasons(groups)).toEqual([]);
    expect(reasons(groups.slice(1))).toEqual([
      'alike: de b en de d lijken op elkaar: zet ze samen in een groep, dan leert een kind het verschil',
      'alike: de b en de p lijken op elkaar: zet ze samen in een groep, dan leert een kind het verschil',
    ]);
  });

  it('need not meet where a pack has only one of them', () => {
    expect(reasons([['m', 'n']], ['m', 'n', 'b', 'u'])).toEqual([
      'alike: de u en de n lijken op elkaar: zet ze samen in een groep, dan leert een kind het verschil',
    ]);
  });

  it('are letters, and do look or sound alike', () => {
    expect(reasons([...groups, ['s', 'Z']])).toEqual([
      'alike.5: "Z" is geen letter of letterpaar dat hier kan',
    ]);
    expect(reasons([...groups, ['m', 'n', 's']])).toEqual([
      'alike.5: de s lijkt niet op de andere in deze groep: een kind haalt ze niet door elkaar',
    ]);
  });
});
