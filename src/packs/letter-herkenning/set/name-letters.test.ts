import { expect, it } from 'vitest';
import { firstYearLetters } from '../../../model/letters.ts';
import { lettersOfName } from './name-letters.ts';

it.each([
  ['Noor', 'n oo r'],
  ['Sofie', 's o f ie'],
  ['Anna', 'a n'],
  ['Thijs', 't h ij s'],
  ['Zoë', 'z o e'],
  ['José', 'j o s e'],
  ['Quinten', 'i n t e'],
  ['Xander', 'a n d e r'],
  ['Ann-Sophie', 'a n s o p h ie'],
  ['IJsbrand', 'ij s b r a n d'],
  ['Noor de', 'n oo r d e'],
  ['Groep 2', ''],
  ['De kleine kikkers', ''],
  ['De Kikkers', ''],
  ['Ömer', 'o m e r'],
  ['', ''],
])('%s is written with %s', (name, letters) => {
  expect(lettersOfName(name, firstYearLetters).join(' ')).toBe(letters);
});
