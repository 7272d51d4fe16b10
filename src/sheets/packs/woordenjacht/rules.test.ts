import { describe, expect, it } from 'vitest';
import { expectRules } from '../../../../scripts/content/problems-for-tests.ts';
import { chosen } from '../../chosen-fixture.ts';
import type { Objection } from '../../refusal.ts';
import { checkRhymeKeys, checkSoundKeys, type NamedThing } from './rules.ts';

const named = (...names: string[]): NamedThing[] => names.map((name) => ({ name, path: [name] }));

const reasons = (objections: readonly Objection[]): string[] => {
  expectRules(objections.map(({ rule }) => rule));
  return objections.map(({ reason }) => reason);
};

describe('a hunt by first sound', () => {
  it('lets names pass that begin with the sound', () => {
    expect(
      checkSoundKeys([
        { word: chosen('muis', { alsoNamed: ['muisje'] }), examples: named('muts', 'melk') },
        { word: chosen('sok'), examples: named('sinaasappel', 'citroen') },
      ]),
    ).toEqual([]);
  });

  it('refuses an example with another sound, with its place', () => {
    expect(checkSoundKeys([{ word: chosen('koe'), examples: named('kam', 'citroen') }])).toEqual([
      {
        rule: 'example-sound',
        reason: '"citroen" begint met /s/, niet met de /k/ van "koe"',
        path: ['citroen'],
      },
    ]);
  });

  it('refuses a key that can be called otherwise, and keys that sound alike', () => {
    expect(
      reasons(checkSoundKeys([{ word: chosen('bal', { alsoNamed: ['voetbal'] }), examples: named('boek') }])),
    ).toEqual(['bij het plaatje van "bal" kan een kind ook "voetbal" zeggen: dat begint met /v/']);
    expect(
      reasons(
        checkSoundKeys([
          { word: chosen('vis'), examples: named('vork') },
          { word: chosen('fiets'), examples: named('fluit') },
        ]),
      ),
    ).toEqual(['/f/ van "fiets" en /v/ van "vis" klinken te veel hetzelfde voor één kaart']);
  });
});

it('a key that is there twice is no more than that', () => {
  const twice = [
    { word: chosen('vis'), examples: [] },
    { word: chosen('vis'), examples: [] },
  ];
  expect(reasons(checkSoundKeys(twice))).toEqual(['"vis" staat er twee keer']);
  expect(reasons(checkRhymeKeys(twice))).toEqual(['"vis" staat er twee keer']);
});

describe('a hunt by rhyme', () => {
  it('goes by ear', () => {
    expect(
      checkRhymeKeys([
        { word: chosen('pet'), examples: [chosen('bed')] },
        { word: chosen('muis'), examples: [chosen('huis')] },
      ]),
    ).toEqual([]);
    expect(reasons(checkRhymeKeys([{ word: chosen('hart'), examples: [chosen('kaart')] }]))).toEqual([
      '"kaart" (/aart/) rijmt niet op "hart" (/art/)',
    ]);
  });

  it('knows that a word does not rhyme with itself', () => {
    const koek = chosen('koek');
    expect(reasons(checkRhymeKeys([{ word: koek, examples: [chosen('pan-nen-koek')] }]))).toHaveLength(1);
  });

  it('refuses a key where the name decides, and two of one family', () => {
    expect(
      reasons(checkRhymeKeys([{ word: chosen('kat', { alsoNamed: ['poes'] }), examples: [chosen('bad')] }])),
    ).toEqual(['bij het plaatje van "kat" kan een kind ook "poes" zeggen: dan rijmt het niet']);
    expect(
      reasons(
        checkRhymeKeys([
          { word: chosen('pet'), examples: [chosen('bed')] },
          { word: chosen('net'), examples: [chosen('bed')] },
        ]),
      ),
    ).toEqual(['"net" en "pet" rijmen op elkaar: één van de twee']);
  });
});
