import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { anyAnswers } from '../../../maker/answers-for-tests.ts';
import { shippedLook } from '../../../maker/choices.ts';
import { makeSet } from '../../../maker/make-set.ts';
import { triesOf } from '../../../model/tries-for-tests.ts';
import type { Colour } from '../../../sheets/palette.ts';
import { marksOf, type Page } from '../../../sheets/sheet.ts';
import { cardSize } from '../layout.ts';
import { kind } from './kind.ts';
import { isOfChild } from './name-letters.ts';

const { parameters, exercise, words, stock, materials } = layOutExample('letter-herkenning');
const shipped = kind.shipped(parameters, words);

const textsOn = (page: Page): { text: string; size: number; colour: Colour; isHollow: boolean }[] =>
  [...marksOf(page.blocks)].flatMap((mark) =>
    mark.kind === 'text'
      ? [{ text: mark.text, size: mark.size, colour: mark.colour, isHollow: mark.hollow !== undefined }]
      : [],
  );

function expectSet(answers: typeof shipped, name: string): void {
  const { sheet } = makeSet(kind, { ...shippedLook, answers, name }, materials);
  if (!sheet) throw new Error('It can not be made');
  const pageOf = new Map(sheet.pages.map((page, index) => [page.bookmark, { page, number: index + 1 }]));
  const named = (bookmark: string): Page[] => [pageOf.get(bookmark)?.page ?? []].flat();

  const letters = [...pageOf.keys()].flatMap((bookmark) => /^De (.+)$/.exec(bookmark ?? '')?.[1] ?? []);
  expect(letters).toEqual(answers.letters);

  const cards = sheet.pages.filter(({ part }) => part?.name.startsWith('Kaartjes')).flatMap(textsOn);
  const carded = cards.filter(({ size }) => size === cardSize).map(({ text }) => text);
  expect([...new Set(carded)]).toEqual(answers.letters);
  for (const letter of answers.letters)
    expect(carded.filter((other) => other === letter)).toHaveLength(carded.length / letters.length);

  const index = named('Welke letter op welke bladzijde?').flatMap(textsOn);
  if (index.length > 0)
    for (const letter of letters) {
      const at = index.findIndex(({ text }) => text === letter);
      expect(index[at + 1]?.text).toBe(`bladzijde ${pageOf.get(`De ${letter}`)?.number}`);
    }

  const own = named('Mijn naam').flatMap(textsOn);
  const hollow = own.filter(({ isHollow }) => isHollow).map(({ text }) => text);
  const traced = own.filter(({ colour }) => colour === 'trace').map(({ text }) => text);
  expect(hollow).toEqual(isOfChild(name) ? [name.slice(0, 1).toUpperCase()] : []);
  expect(traced).toEqual(isOfChild(name) ? [name] : []);
  // The first that is not for the grown-up.
  if (isOfChild(name)) expect(pageOf.get('Mijn naam')?.number).toBe(3);
}

it('any letters have their pages and cards, and a name its sheet', () => {
  const names = fc.constantFrom(
    'Noor',
    'Zoë',
    'élise',
    'Groep 2B',
    'W'.repeat(30),
    'De Kikkers',
    '',
    'Alexander-Maximiliaan van Dijk',
  );
  fc.assert(
    fc.property(anyAnswers(kind.questions(parameters, words)), names, (answers, name) => {
      if (answers.letters.length > 0) expectSet(answers, name);
      const { hindrance, suggestions = [] } = kind.decide(answers, exercise, stock, name);
      for (const other of hindrance?.remedies ?? suggestions) expectSet(other.answers, name);
    }),
    triesOf(12),
  );
});

it.each(['!!', 'M', '3'])('%s can be made too, whoever is called that', (name) => {
  const answers = { letters: ['m'], sheet: 'naam' } as const;
  expect(makeSet(kind, { ...shippedLook, answers, name }, materials).hindrance).toBeUndefined();
});

it('none is told, and how to have those of a kern or of the child', () => {
  const { hindrance } = kind.decide({ letters: [] }, exercise, stock, 'Noor');
  expect(hindrance?.reason).toBe('Kies minstens 1 letter.');
  expect(hindrance?.remedies).toEqual([
    { name: 'Kies de letters van Noor', answers: { letters: ['n', 'oo', 'r'].sort(inKernen) } },
    { name: 'Kies de letters van Kern start', answers: { letters: ['i', 'k', 'm', 's'] } },
  ]);
});

it('the letters of the name are a click away until they are chosen', () => {
  const suggest = (letters: readonly string[], name: string) =>
    kind.decide({ letters }, exercise, stock, name).suggestions?.map((one) => one.name);
  expect(suggest(shipped.letters, 'Saar')).toEqual(['Kies de letters van Saar']);
  expect(suggest(['s', 'aa', 'r'], 'Saar')).toEqual([]);
  expect(suggest(shipped.letters, 'Groep 2')).toEqual([]);
});

const inKernen = (one: string, other: string): number =>
  shipped.letters.indexOf(one) - shipped.letters.indexOf(other);
