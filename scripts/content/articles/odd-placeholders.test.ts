import { expect, it } from 'vitest';
import { firstBodyLine as L, readTestArticle } from './article-for-tests.ts';

const warningsOf = (body: string) =>
  readTestArticle(body).warnings.filter((warning) => warning.includes('ingevuld'));

it('says what readers would see as it was typed, on its line', () => {
  const expected = '(alleen {naam}, de naam van de site)';
  expect(
    warningsOf(
      'Wij zijn {naam}.\n\nZeg *hallo* tegen {name} en\n{{ naam }}.\n\n![{kind} leest](../afbeeldingen/muis.png)\n\n- {met rijm}',
    ),
  ).toEqual([
    `${L + 2}:19  “{name}” wordt niet ingevuld  ${expected}`,
    `${L + 3}:2  “{ naam }” wordt niet ingevuld  ${expected}`,
    `${L + 5}:3  “{kind}” wordt niet ingevuld  ${expected}`,
    `${L + 7}:3  “{met rijm}” wordt niet ingevuld  ${expected}`,
  ]);
});

it('minds no other braces, and none in an address', () => {
  expect(warningsOf('Wij zijn {naam}. {} {1, 2}\n\n[a](https://voorbeeld.test/{a}) {open')).toEqual([]);
});
