import { describe, expect, it } from 'vitest';
import type { Chosen } from '../../sheets/choose.ts';
import { chosen } from '../../sheets/chosen-fixture.ts';
import type { Objection } from '../../sheets/refusal.ts';
import { type ChosenFace, checkFirstSoundDie, checkRhymeDie } from './rules.ts';

/** The last of them with more than its letters tell. */
const face = (top: string, answer: string, rest: Partial<Chosen> = {}): ChosenFace => ({
  top: chosen(top),
  answers: [chosen(answer, rest)],
});
const rules = (objections: readonly Objection[]) => objections.map(({ rule, path }) => `${rule} ${path}`);

describe('a die with rhymes and its plate', () => {
  it('have on the plate what rhymes with a face', () => {
    expect(checkRhymeDie([face('huis', 'muis'), face('bal', 'dal'), face('kip', 'wip')])).toEqual([]);
  });

  it('refuse what does not rhyme, and what ends in the same word', () => {
    expect(rules(checkRhymeDie([face('huis', 'muis'), face('bal', 'bel')]))).toEqual(['false-rhyme bel']);
    const same = checkRhymeDie([face('koek', 'pan-nen-koek')]);
    expect(rules(same)).toEqual(['false-rhyme pan-nen-koek']);
    expect(same[0]?.reason).toBe('"koek" en "pannenkoek" rijmen niet op elkaar');
    expect(rules(checkRhymeDie([face('koek', 'boek'), face('pan-nen-koek', 'doek')]))).toEqual([
      'false-rhyme pan-nen-koek',
    ]);
  });

  it('say of a word that answers itself only that it is there twice', () => {
    expect(rules(checkRhymeDie([face('huis', 'huis')]))).toEqual(['double-word huis']);
  });

  it('refuse one face twice', () => {
    expect(rules(checkRhymeDie([face('huis', 'muis'), face('huis', 'muis')]))).toEqual(['double-word huis']);
  });

  it('refuse another name for what is looked for, unless that rhymes too, not for what is thrown', () => {
    const other = { alsoNamed: ['kleur'] };
    expect(rules(checkRhymeDie([face('boot', 'rood', other)]))).toEqual(['other-name rood']);
    expect(checkRhymeDie([{ top: chosen('boot', other), answers: [chosen('rood')] }])).toEqual([]);
    expect(checkRhymeDie([face('huis', 'muis', { alsoNamed: ['muisje', 'veldmuis'] })])).toEqual([]);
  });

  it('refuse what fits a second face that does not say so', () => {
    const [objection, ...more] = checkRhymeDie([face('kat', 'rat'), face('bal', 'dal'), face('mat', 'rat')]);
    expect(objection).toBeUndefined();
    expect(more).toEqual([]);
    const [first] = checkRhymeDie([face('kat', 'rat'), face('mat', 'lat')]);
    expect(first?.reason).toBe('"lat" past ook bij "kat"; zet het daar ook achter, of kies een ander woord');
  });

  it('let two faces answer each other', () => {
    expect(checkRhymeDie([face('kat', 'rat'), face('rat', 'kat')])).toEqual([]);
  });

  it('refuse pictures that look alike, also of two faces', () => {
    expect(rules(checkRhymeDie([face('kat', 'rat', { notWith: ['bal'] }), face('bal', 'dal')]))).toEqual([
      'look-alike bal',
    ]);
  });
});

describe('a die with first sounds and its plate', () => {
  it('have on the plate what begins as a face', () => {
    expect(checkFirstSoundDie([face('maan', 'muis'), face('raam', 'ring'), face('zon', 'zeep')])).toEqual([]);
  });

  it('refuse another sound, a cluster and another name for the picture', () => {
    expect(rules(checkFirstSoundDie([face('maan', 'kip')]))).toEqual(['other-sound kip']);
    expect(rules(checkFirstSoundDie([face('bal', 'broek')]))).toEqual(['cluster broek']);
    expect(rules(checkFirstSoundDie([face('bal', 'boot', { alsoNamed: ['zeilboot'] })]))).toEqual([
      'other-name boot',
    ]);
    const top = chosen('bal', { alsoNamed: ['voetbal'] });
    expect(rules(checkFirstSoundDie([{ top, answers: [chosen('boot')] }]))).toEqual(['other-name bal']);
  });

  it.each([
    ['/v/ against /f/', face('vis', 'vos'), face('fee', 'fiets')],
    ['/z/ against /s/', face('zon', 'zeep'), face('sok', 'soep')],
    ['/m/ against /n/', face('maan', 'muis'), face('neus', 'noot')],
  ])('never set %s', (_, ...faces) => {
    expect(rules(checkFirstSoundDie(faces))).toEqual([`sounds-alike ${faces[1]?.top.word}`]);
  });

  it('say which sounds are hard to hear, or to tell apart', () => {
    const reasons = (...faces: ChosenFace[]) => checkFirstSoundDie(faces).map(({ reason }) => reason);
    expect(reasons(face('bal', 'broek'))).toEqual([
      '"broek" begint met twee klanken achter elkaar; de eerste is dan moeilijk te horen',
    ]);
    expect(reasons(face('vis', 'vos'), face('fee', 'fiets'))).toEqual([
      '/f/ van "fee" lijkt te veel op /v/ van "vis"',
    ]);
  });
});
