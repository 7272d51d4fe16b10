import { describe, expect, it } from 'vitest';
import { otherNames } from '../../../model/word.ts';
import { wordLike } from '../../../model/word-fixture.ts';
import { checkRhymeKeys, checkSoundKeys, checkTogether } from './rules.ts';

const reasons = (problems: readonly { reason: string }[]): string[] => problems.map(({ reason }) => reason);

describe('a hunt by first sound', () => {
  it('lets names pass that begin with the sound', () => {
    expect(
      checkSoundKeys([
        { word: wordLike('muis', { alsoNamed: ['muisje'] }), examples: ['muts', 'melk'] },
        { word: wordLike('sok'), examples: ['sinaasappel', 'citroen'] },
      ]),
    ).toEqual([]);
  });

  it('refuses an example with another sound, with its place', () => {
    expect(checkSoundKeys([{ word: wordLike('koe'), examples: ['kam', 'citroen'] }])).toEqual([
      {
        rule: 'example-sound',
        at: 0,
        example: 1,
        reason: '"citroen" begint met /s/, niet met de /k/ van "koe"',
      },
    ]);
  });

  it('refuses a key that can be called otherwise, and keys that sound alike', () => {
    expect(
      reasons(checkSoundKeys([{ word: wordLike('bal', { alsoNamed: ['voetbal'] }), examples: ['boek'] }])),
    ).toEqual(['"bal" kan een kind ook "voetbal" noemen, en dat begint met een andere klank']);
    expect(
      reasons(
        checkSoundKeys([
          { word: wordLike('vis'), examples: ['vork'] },
          { word: wordLike('fiets'), examples: ['fluit'] },
        ]),
      ),
    ).toEqual(['/f/ van "fiets" en /v/ van "vis" klinken te veel hetzelfde voor één kaart']);
  });
});

describe('a hunt by rhyme', () => {
  it('goes by ear', () => {
    expect(checkRhymeKeys([{ word: wordLike('pet'), examples: [wordLike('bed')] }])).toEqual([]);
    expect(reasons(checkRhymeKeys([{ word: wordLike('hart'), examples: [wordLike('kaart')] }]))).toEqual([
      '"kaart" (/aart/) rijmt niet op "hart" (/art/)',
    ]);
  });

  it('knows that a word does not rhyme with itself', () => {
    const koek = wordLike('koek');
    expect(reasons(checkRhymeKeys([{ word: koek, examples: [wordLike('pan-nen-koek')] }]))).toHaveLength(1);
  });

  it('refuses a key where the name decides, and two of one family', () => {
    expect(otherNames(wordLike('muis', { alsoNamed: ['muisje'] }))).toEqual([]);
    expect(
      reasons(
        checkRhymeKeys([{ word: wordLike('kat', { alsoNamed: ['poes'] }), examples: [wordLike('bad')] }]),
      ),
    ).toEqual(['"kat" kan een kind ook "poes" noemen, en dan rijmt het niet']);
    expect(
      reasons(
        checkRhymeKeys([
          { word: wordLike('pet'), examples: [wordLike('bed')] },
          { word: wordLike('net'), examples: [wordLike('bed')] },
        ]),
      ),
    ).toEqual(['"net" en "pet" rijmen op elkaar: één van de twee']);
  });
});

it('keeps pictures apart that could be taken for each other', () => {
  const hoed = wordLike('hoed', { notWith: ['pet'] });
  expect(checkTogether([wordLike('pet'), wordLike('sok'), hoed])).toEqual([
    { rule: 'look-alike', at: 2, reason: '"hoed" en "pet" lijken te veel op elkaar voor één kaart' },
  ]);
  expect(checkTogether([wordLike('pet'), wordLike('sok')])).toEqual([]);
});
