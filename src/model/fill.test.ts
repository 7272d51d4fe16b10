import { expect, it } from 'vitest';
import { fill, fillParts, hasPlaces, type TextWith } from './fill.ts';

function textWith<Place extends string>(text: string, ...places: Place[]): TextWith<Place> {
  if (!hasPlaces(text, places)) throw new Error(`${text} does not have the places ${places}`);
  return text;
}

it.each([
  ['{n} bladzijden', ['n'], true],
  ['{titel}, pagina {n}', ['n', 'titel'], true],
  ['{n} van de {n}', ['n'], true],
  ['geen enkele', [], true],
  ['bladzijden', ['n'], false],
  ['{m} bladzijden', ['n'], false],
  ['{n} van {m}', ['n'], false],
  ['{n bladzijden', ['n'], false],
])('%s has the places %s: %s', (text, places, has) => {
  expect(hasPlaces(text, places)).toBe(has);
});

it('is filled where its places are, with what is written, also where that looks like a place or a pattern', () => {
  expect(fill(textWith('{titel}, pagina {n} van {n}', 'titel', 'n'), { titel: '$& {n}', n: 2 })).toBe(
    '$& {n}, pagina 2 van 2',
  );
});

it('is filled with other things than text, in their order', () => {
  const sound = { of: 'm' };
  expect(fillParts(textWith('De {klank} van maan', 'klank'), { klank: sound })).toEqual([
    'De ',
    sound,
    ' van maan',
  ]);
});
