import { describe, expect, it } from 'vitest';
import {
  readExampleExercise,
  readExampleWords,
} from '../../../scripts/content/exercises/exercise-for-tests.ts';
import type { Chosen } from '../../sheets/choose.ts';
import { chosen } from '../../sheets/chosen-fixture.ts';
import type { Parameters, ThingData } from './parameters.ts';
import {
  checkScene,
  partInSight,
  prepareScenes,
  type SceneThing,
  type SoundScene,
  targetsOf,
} from './rules.ts';
import type { SceneMark } from './scenery/backdrop.ts';
import { drawBackdrop } from './scenery/index.ts';

const side = 25;

/** Things in rows that do not touch. */
const spread = (words: readonly (Chosen | string[])[]): SceneThing[] =>
  words.map((word, index) => ({
    ...(Array.isArray(word) ? { names: word } : { word, names: [] }),
    x: (index % 6) * 30,
    y: Math.floor(index / 6) * 30,
    side,
    path: ['things', index],
  }));

const targets = ['maan', 'muis', 'mier', 'mol', 'muts', 'mes'].map((name) => chosen(name));
const others = ['tent', 'uil', 'kaas', 'ster', 'vuur', 'pet'].map((name) => chosen(name));

const sceneOf = (things: readonly SceneThing[], more: Partial<SoundScene> = {}): SoundScene => ({
  sound: 'm',
  things,
  scenery: ['tafel'],
  grounds: ['lucht', 'gras'],
  width: 186,
  height: 240,
  path: ['sound'],
  ...more,
});

const reasons = (scene: SoundScene): string[] => checkScene(scene).map(({ reason }) => reason);
const withOther = (word: Chosen | string[]): SoundScene => sceneOf(spread([...targets, ...others, word]));

const good = [...targets, ...others];

describe('a scene by first sound', () => {
  it('lets a good one pass', () => {
    const scene = sceneOf(spread([...good, ['boom']]));
    expect(checkScene(scene)).toEqual([]);
    expect(targetsOf(scene).map(({ word }) => word)).toEqual(targets.map(({ word }) => word));
  });

  it.each<[string, SoundScene, string[]]>([
    [
      'too little to find',
      sceneOf(spread(good.slice(1))),
      ['bij /m/ zijn 5 dingen te vinden: het moeten er 6 tot en met 8 zijn'],
    ],
    [
      'too much to find',
      sceneOf(spread([...good, ...['mus', 'mand', 'muur'].map((name) => chosen(name))])),
      ['bij /m/ zijn 9 dingen te vinden: het moeten er 6 tot en met 8 zijn'],
    ],
    [
      'too little that does not fit',
      sceneOf(spread(good.slice(0, -1))),
      ['bij /m/ staan maar 5 dingen met een andere klank: minstens 6'],
    ],
    [
      'a thing to find that a child could call otherwise',
      withOther(chosen('melk', { alsoNamed: ['glas'] })),
      ['bij het plaatje van "melk" kan een kind ook "glas" zeggen: dat begint met /g/'],
    ],
    ['no name that begins alike', withOther(chosen('mus', { alsoNamed: ['musje'] })), []],
    [
      'another name with the sound',
      withOther(chosen('bloem', { alsoNamed: ['madelief'] })),
      [
        '"bloem" kan een kind ook "madelief" noemen: "madelief" begint met /m/ en is geen van de dingen om te vinden',
      ],
    ],
    ['a sound like it', withOther(chosen('neus')), ['"neus" begint met /n/, en dat lijkt te veel op /m/']],
    [
      'a name with a sound like it',
      withOther(['boom', 'naaldboom']),
      ['"boom" kan een kind ook "naaldboom" noemen: "naaldboom" begint met /n/, en dat lijkt te veel op /m/'],
    ],
    [
      'scenery with the sound',
      sceneOf(spread(good), { scenery: ['mand'] }),
      [
        'in de achtergrond is ook "mand" te zien: "mand" begint met /m/ en is geen van de dingen om te vinden',
      ],
    ],
    [
      'what the scenery has',
      sceneOf(spread(good), { scenery: ['uil'] }),
      ['"uil" staat al in de achtergrond'],
    ],
    ['no ground that sounds alike', sceneOf(spread(good), { grounds: ['nacht'] }), []],
    [
      'a ground with the sound',
      sceneOf(spread(good), { grounds: ['muur'] }),
      ['de achtergrond is zelf iets met /m/: "muur"'],
    ],
    [
      'pictures that look alike',
      withOther(chosen('hoed', { notWith: ['pet'] })),
      ['de plaatjes van "hoed" en "pet" lijken te veel op elkaar'],
    ],
    ['a thing twice', withOther(chosen('tent')), ['"tent" staat er twee keer']],
  ])('refuses %s', (_, scene, said) => {
    expect(reasons(scene)).toEqual(said);
  });

  it('wants two thirds of what is to be found to begin with one consonant', () => {
    const rest = others.filter(({ word }) => word !== 'ster');
    const named = (...names: string[]): SoundScene =>
      sceneOf(spread([...names.map((name) => chosen(name)), ...rest]), { sound: 's' });
    const reason =
      'bij /s/ begint meer dan een derde met twee medeklinkers (spin, slak, ster): neem meer woorden met één losse klank vooraan';
    expect(reasons(named('sok', 'sap', 'soep', 'sik', 'slak', 'ster'))).not.toContain(reason);
    expect(reasons(named('sok', 'sap', 'soep', 'spin', 'slak', 'ster'))).toContain(reason);
  });

  it('minds the sound and not the letter', () => {
    const sounds = ['sok', 'spin', 'soep', 'sik', 'ster', 'sap'].map((name) => chosen(name));
    const rest = ['tent', 'uil', 'kaas', 'maan', 'vuur', 'pet'].map((name) => chosen(name));
    const scene = (word: Chosen) => sceneOf(spread([...sounds, ...rest, word]), { sound: 's' });
    const citroen = chosen('ci-troen');
    expect(targetsOf(scene(citroen))).toContain(citroen);
    expect(reasons(scene(chosen('sjaal')))).toEqual(['"sjaal" begint met /sj/, en dat lijkt te veel op /s/']);
    expect(reasons(scene(chosen('zon')))).toEqual(['"zon" begint met /z/, en dat lijkt te veel op /s/']);
  });
});

describe('places', () => {
  const placed = (place: Partial<SceneThing>): SoundScene => {
    const things = spread([...targets, ...others]);
    return sceneOf([{ ...(things[0] as SceneThing), ...place }, ...things.slice(1)]);
  };

  it('keep within the scene', () => {
    for (const place of [{ x: 0, y: 0 }, { x: 186 - side }, { y: 240 - side }])
      expect(reasons(placed(place)).join()).not.toContain('steekt buiten');
    for (const place of [{ x: -1 }, { x: 186 - side + 1 }, { y: -1 }, { y: 240 - side + 1 }])
      expect(reasons(placed(place))).toContain('"maan" steekt buiten de tekening van 186 bij 240 mm');
  });

  it('are large enough', () => {
    expect(reasons(placed({ side: 19 }))).toEqual([
      '"maan" is 19 mm: minstens 20, anders ziet een kind het niet',
    ]);
  });

  it('leave three fifths of a thing in sight, and only what is drawn later hides', () => {
    const two = [
      { x: 0, y: 0, side: 20 },
      { x: 0, y: 15, side: 20 },
    ];
    expect(partInSight(two, 0)).toBeCloseTo(0.75);
    expect(partInSight(two, 1)).toBe(1);
    expect(reasons(placed({ x: 0, y: 14 }))).toEqual([]);
    expect(reasons(placed({ x: 0, y: 16 }))).toEqual([
      'van "maan" is minder dan 60% te zien: er staat iets voor',
    ]);
  });

  it('leave the half in sight that tells what a thing to find is: the upper one, or that which is said', () => {
    const hidden = (half: string) =>
      `van "maan" is de helft waaraan je het herkent (${half}) niet goed te zien: schuif het op, of zeg met shows welke helft het is`;
    expect(reasons(placed({ x: 9, y: 0 }))).toEqual([hidden('boven')]);
    expect(reasons(placed({ x: 9, y: 0, shows: 'links' }))).toEqual([]);
    expect(reasons(placed({ x: 0, y: 14, shows: 'onder' }))).toEqual([hidden('onder')]);
  });

  it('are hidden by the part of the place before them as it is cut, not by the box around it', () => {
    const corner: SceneMark = { kind: 'path', d: 'M0 0H20L0 20Z', fill: 'leaf' };
    const behind = { x: 0, y: 0, side: 20, front: [corner] };
    expect(partInSight([behind], 0)).toBeCloseTo(0.5, 1);
    expect(
      partInSight(
        [
          { x: 0, y: 0, side: 20 },
          { ...behind, x: 100 },
        ],
        0,
      ),
    ).toBeCloseTo(0.5, 1);
    expect(partInSight([behind, { x: 0, y: 0, side: 20 }], 1)).toBe(1);
    const curved: SceneMark = { kind: 'path', d: 'M0 0V20C0 30 20 30 20 20V0Z', fill: 'leaf' };
    expect(partInSight([{ ...behind, front: [curved] }], 0)).toBe(0);
    const stroke: SceneMark = { kind: 'path', d: 'M0 0V20H20V0Z', stroke: { colour: 'edge', weight: 1 } };
    expect(partInSight([{ ...behind, front: [stroke] }], 0)).toBe(1);
  });
});

describe('what cannot be drawn', () => {
  const parameters = readExampleExercise('klank-zoekplaatje').parameters as Parameters;
  const stock = { words: readExampleWords(), missesPicture: () => undefined };
  const prepare = (scenes: Parameters['scenes']) =>
    prepareScenes({ slug: 'klank-zoekplaatje', parameters: { scenes } }, stock);
  const refusalOf = (change: (things: ThingData[]) => ThingData[]) => {
    const [first, ...rest] = parameters.scenes;
    if (!first) throw new Error('no scene');
    return prepare([{ ...first, things: change(first.things) }, ...rest]).objections ?? [];
  };
  const spot = { x: 100, y: 40, size: 20 };

  it('is refused at its place', () => {
    const before = parameters.scenes[0]?.things.length ?? 0;
    expect(refusalOf((things) => [...things, { word: 'neus', ...spot, x: 64 }])).toEqual([
      {
        rule: 'distractor-sound',
        reason: '"neus" begint met /n/, en dat lijkt te veel op /m/',
        path: ['scenes', 0, 'things', before],
      },
    ]);
    expect(refusalOf((things) => [...things, { word: 'zeemonster', ...spot }])).toEqual([
      {
        rule: 'unknown-word',
        reason: '"zeemonster" staat niet in content/woorden.yaml',
        path: ['scenes', 0, 'things', before, 'word'],
      },
    ]);
  });

  it('is refused when scenery is a picture that the bank calls otherwise', () => {
    const neus = { picture: 'nose', named: ['kaboutertje'], ...spot, x: 64 };
    expect(refusalOf((things) => [...things, neus]).map(({ reason }) => reason)).toEqual([
      '"kaboutertje" kan een kind ook "neus" noemen: "neus" begint met /n/, en dat lijkt te veel op /m/',
    ]);
  });

  it('is refused when it stands on what is not there, or in two ways', () => {
    const reasonsOf = (foot: Partial<ThingData>) =>
      refusalOf((things) => [...things, { word: 'tent', size: 20, ...foot }]).map(({ reason, path }) => [
        path?.at(-1),
        reason,
      ]);
    const number = parameters.scenes[0]?.things.length;
    expect(reasonsOf({ on: 'tak', at: 10 }).map(([, reason]) => reason)).toEqual([]);
    expect(reasonsOf({ on: 'toString', at: 10 })).toEqual([
      ['on', '"toString" is hier niet om op te staan; wel: achter, stronk, tak, vloer'],
    ]);
    for (const foot of [
      {},
      { x: 20 },
      { on: 'tak' },
      { on: 'tak', at: 10, x: 5, y: 5 },
      { x: 90, y: 40, up: 3 },
    ])
      expect(reasonsOf(foot)).toEqual([[number, 'een ding staat ergens op (on en at), óf heeft x en y']]);
  });

  it('is refused behind what is not there', () => {
    const number = parameters.scenes[0]?.things.length ?? 0;
    for (const behind of ['gordijn', 'toString'])
      expect(refusalOf((things) => [...things, { word: 'tent', ...spot, x: 64, behind }])).toEqual([
        {
          rule: 'no-front',
          reason: `achter "${behind}" kan hier niets staan; wel achter: stam, rechterstam, struik, stronk`,
          path: ['scenes', 0, 'things', number, 'behind'],
        },
      ]);
  });

  it('stands on what it is said to stand on', () => {
    const { model } = prepare(parameters.scenes);
    const things = model?.scenes[0]?.things ?? [];
    const [owl, mouse] = ['uil', 'muis'].map((name) => things.find(({ word }) => word?.word === name));
    const { tak, stronk } = drawBackdrop('bos').stands;
    expect((owl?.y ?? 0) + (owl?.side ?? 0)).toBeCloseTo(tak?.y ?? -1);
    expect(Math.abs((mouse?.y ?? 0) + (mouse?.side ?? 0) - (stronk?.y ?? 0))).toBeLessThan(4);
  });

  it('is refused when it is half a thing', () => {
    for (const half of [
      { picture: 'rock', ...spot },
      { ...spot },
      { word: 'tent', picture: 'tent', ...spot },
    ])
      expect(refusalOf((things) => [...things, half]).map(({ reason }) => reason)).toEqual([
        'een ding heeft óf een word, óf een picture met named (hoe een kind het kan noemen)',
      ]);
  });

  it('has the part of the place that it is behind before the last thing behind it', () => {
    const things = prepare(parameters.scenes).model?.scenes[0]?.things ?? [];
    const fronts = things.filter(({ front }) => front).map(({ word, front }) => [word?.word, front]);
    expect(fronts).toContainEqual(['eekhoorn', drawBackdrop('bos').fronts.stam]);
    expect(fronts.map(([name]) => name)).not.toContain('uil');
  });

  it('tells of a scene with a thing that is unknown all but how much there is', () => {
    expect(refusalOf((things) => [{ word: 'zeemonster', ...spot }, ...things.slice(-2)])).toMatchObject([
      { rule: 'unknown-word' },
    ]);
    expect(refusalOf((things) => things.slice(-2)).map(({ rule }) => rule)).toContain('target-count');
  });
});
