import { expect, it } from 'vitest';
import { madeUpText, problemsIn } from '../texts/made-up-text.ts';
import { checkTypography } from './check-typography.ts';

function check(text: string): string[] {
  const made = madeUpText('a.md', text);
  checkTypography(made);
  return problemsIn(made);
}

it.each([
  ['Zeg "hoi', 'a.md:1:5  hier staat een recht aanhalingsteken  (“ en ”, te kopiëren uit deze regel)'],
  ['Wacht ...', 'a.md:1:7  hier staan drie losse punten  (het beletselteken …)'],
  ['tas - jas', 'a.md:1:5  hier staat een koppelteken als streepje  (een lang streepje –)'],
  ['zo’n muis', "a.md:1:2  hier staat een krullende apostrof  (een rechte, zoals in zo'n)"],
  ['Hoi , zeg ik', 'a.md:1:4  voor dit leesteken staat een spatie  (geen spatie)'],
  ['“Hoi, zeg ik', 'a.md:1:1  dit aanhalingsteken wordt niet gesloten  (” waar de woorden eindigen)'],
  ['“Hoi “daar”', 'a.md:1:1  dit aanhalingsteken wordt niet gesloten  (” waar de woorden eindigen)'],
  ['Hoi” zeg ik', 'a.md:1:4  dit aanhalingsteken sluit iets wat niet begon  (“ waar de woorden beginnen)'],
])('refuses %j', (text, problem) => {
  expect(check(text)).toEqual([problem]);
});

it('says once what is so all over a text', () => {
  expect(check('"a" en "b" en "c"')).toEqual([
    'a.md:1:1  hier staat een recht aanhalingsteken, en verderop nog 5 keer  (“ en ”, te kopiëren uit deze regel)',
  ]);
});

it('leaves good type alone', () => {
  expect(check("“Zo'n muis … ja,” zei ‘de kat’. 's Avonds: tas – jas, rijm-bingo.")).toEqual([]);
});
