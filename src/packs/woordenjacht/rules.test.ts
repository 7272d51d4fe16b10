import { describe, expect, it } from 'vitest';
import { expectRules } from '../../../scripts/content/problems/problems-for-tests.ts';
import { wordLike } from '../../model/word-fixture.ts';
import type { Stock } from '../../sheets/choose.ts';
import { chosen } from '../../sheets/chosen-fixture.ts';
import type { Objection } from '../../sheets/refusal.ts';
import {
  type AskedHunt,
  type AskedHunts,
  checkRhymeKeys,
  checkSoundKeys,
  type NamedThing,
  prepareHunts,
} from './rules.ts';

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

describe('a set of hunts', () => {
  const bank = ['jas', 'klok', 'sok', 'muis', 'pet', 'bed'].map((name) => wordLike(name));
  const stock: Stock = {
    words: new Map(bank.map((word) => [word.word, word])),
    missesPicture: (name) => (name === 'weg' ? 'er is geen plaatje weg' : undefined),
  };
  const asked: AskedHunts = {
    cards: [
      {
        title: 'Gang',
        say: 'Zoek!',
        picture: 'backpack',
        things: [{ word: 'jas', teach: 'de mouw' }, { word: 'klok', turn: 90 }, { word: 'sok' }],
      },
    ],
    hanging: { muur: ['klok'], haak: ['jas'] },
    sounds: [{ word: 'muis', examples: ['melk', 'mier'] }],
    rhymes: [{ word: 'pet', examples: ['bed'] }],
  };
  const prepare = (changed: Partial<AskedHunts> = {}) =>
    prepareHunts({ slug: 'proef', parameters: { ...asked, ...changed } }, stock);
  const [card] = asked.cards;
  const withCard = (changed: Partial<AskedHunt>) => ({ cards: card ? [{ ...card, ...changed }] : [] });

  it('has each thing where it hangs, else on the floor', () => {
    const { model } = prepare();
    expect(model?.cards).toMatchObject([{ title: 'Gang', say: 'Zoek!', picture: 'backpack' }]);
    expect(
      model?.cards[0]?.things.map(({ word, teach, stance }) => [word.word, teach, stance.on, stance.turn]),
    ).toEqual([
      ['jas', 'de mouw', 'haak', 0],
      ['klok', undefined, 'muur', 90],
      ['sok', undefined, 'vloer', 0],
    ]);
    const [, lying, standing] = model?.cards[0]?.things ?? [];
    expect(lying?.stance.foot).toBeLessThan(standing?.stance.foot ?? 0);
    expect(model?.sounds).toMatchObject([{ word: { word: 'muis' }, examples: ['melk', 'mier'] }]);
    expect(model?.rhymes).toMatchObject([{ word: { word: 'pet' }, examples: ['bed'] }]);
  });

  it('has a thing with a spot on what that says', () => {
    const spot = { x: 90, y: 120, size: 40, on: 'tafel', label: { x: 60, y: 124 } } as const;
    const { model } = prepare(withCard({ things: [{ word: 'klok', spot }] }));
    expect(model?.cards[0]?.things).toMatchObject([{ spot, stance: { on: 'tafel' } }]);
  });

  it.each<[string, Partial<AskedHunts>, (string | number)[]]>([
    ['the picture of a card', withCard({ picture: 'weg' }), ['cards', 0, 'picture']],
    ['a thing', withCard({ things: [{ word: 'weg' }] }), ['cards', 0, 'things', 0, 'word']],
    ['what hangs', { hanging: { muur: [], haak: ['weg'] } }, ['hanging', 'haak', 0]],
    ['a key', { sounds: [{ word: 'weg', examples: [] }] }, ['sounds', 0, 'word']],
    [
      'an example by sound',
      { sounds: [{ word: 'muis', examples: ['melk', 'kaas'] }] },
      ['sounds', 0, 'examples', 1],
    ],
    [
      'an example by rhyme',
      { rhymes: [{ word: 'pet', examples: ['bed', 'weg'] }] },
      ['rhymes', 0, 'examples', 1],
    ],
  ])('is refused for %s that is wrong, at its place', (_, changed, path) => {
    expect(prepare(changed).objections?.map((objection) => objection.path)).toEqual([path]);
  });

  it('is refused for a thing twice on a card, or hung twice', () => {
    const things = [{ word: 'sok' }, { word: 'sok' }];
    expect(reasons(prepare(withCard({ things })).objections ?? [])).toEqual(['"sok" staat er twee keer']);
    const hanging = { muur: ['klok'], haak: ['klok'] };
    expect(reasons(prepare({ hanging }).objections ?? [])).toEqual(['"klok" staat er twee keer']);
  });
});
