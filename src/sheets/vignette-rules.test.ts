import { describe, expect, it } from 'vitest';
import { expectRules } from '../../scripts/content/problems/problems-for-tests.ts';
import { wordLike } from '../model/word-fixture.ts';
import { chooseFrom } from './choose.ts';
import type { Placed, View } from './lay/scene.ts';
import type { Objection } from './refusal.ts';
import { checkOwnPictures, checkView, drawAll } from './vignette-rules.ts';

const told = (objections: readonly Objection[]): string[] => {
  expectRules(objections.map(({ rule }) => rule));
  return objections.map(({ reason, path }) => `${path} ${reason}`);
};

describe('a picture in a scene', () => {
  const wide = { width: 100, height: 50 };
  const check = (picture: Placed, windows = [wide]) =>
    told(checkView({ pictures: ['key', picture] }, windows, ['pictures']));

  it.each<[string, Placed]>([
    ['by itself', 'castle'],
    ['with the air around it over an edge', ['castle', 9.6, 100, 20]],
    ['of the cast without a width', ['oma-blij', 50, 100]],
  ])('stands %s', (_, picture) => {
    expect(check(picture)).toEqual([]);
  });

  it.each<[string, Placed, number]>([
    ['left', ['castle', 5, 100, 20], 5],
    ['right', ['castle', 95, 100, 20], 5],
    ['above', ['castle', 50, 20, 20], 10],
  ])('does not stick out %s', (_, picture, out) => {
    expect(check(picture)).toEqual([`pictures,1 plaatje castle steekt ${out} mm buiten het vak`]);
  });

  it('stays in each of the scenes that it is drawn in', () => {
    const low = { width: 100, height: 15 };
    const reason = 'pictures,1 plaatje castle steekt 5 mm buiten het vak';
    expect(check(['castle', 50, 100, 20], [wide, low])).toEqual([reason]);
    expect(check(['castle', 50, 100, 20], [low, wide])).toEqual([reason]);
  });

  it('has a width unless the cast tells', () => {
    expect(check(['castle', 50, 100])).toEqual([
      'pictures,1 plaatje castle heeft geen breedte; die mag alleen wegblijven bij een figuur van de cast',
    ]);
  });
});

it('a word has one picture in all packs, or is somebody of the cast, or part of the place', () => {
  const { picture, ...unseen } = wordLike('nest');
  const words = ['oma', 'beer', 'lamp', 'huis'].map((name) => wordLike(name, { picture: `een-${name}` }));
  const bank = new Map([...words, unseen].map((word) => [word.word, word]));
  const check = (name: string, view: View) => told(checkOwnPictures(bank, [name], view, ['pictures']));
  const reason = (name: string) =>
    `pictures bij "${name}" hoort het plaatje een-${name}, net als in de andere oefeningen`;
  expect(check('beer', { pictures: [['een-beer', 50, 95, 30]] })).toEqual([]);
  expect(check('beer', { pictures: [['een-beer-slaapt', 50, 95, 30]] })).toEqual([]);
  expect(check('beer', { pictures: ['een-beertje'] })).toEqual([reason('beer')]);
  expect(check('beer', { pictures: ['bear'] })).toEqual([reason('beer')]);
  expect(check('oma', { pictures: [['oma-blij', 50, 95]] })).toEqual([]);
  expect(check('oma', { pictures: ['bear'] })).toEqual([reason('oma')]);
  expect(check('huis', { ground: 'straat', pictures: ['bear'] })).toEqual([]);
  expect(check('huis', { ground: 'gras', pictures: ['bear'] })).toEqual([reason('huis')]);
  expect(check('nest', { pictures: ['bear'] })).toEqual([]);
  expect(check('onbekend', { pictures: ['bear'] })).toEqual([]);
});

it('each picture is asked for at the place of its name', () => {
  const choose = chooseFrom({ words: new Map(), missesPicture: (name) => `${name} is er niet` });
  drawAll(choose, { pictures: ['a', ['b', 50, 95, 30]] }, ['pictures']);
  expect(told(choose.objections)).toEqual(['pictures,0 a is er niet', 'pictures,1,0 b is er niet']);
});
