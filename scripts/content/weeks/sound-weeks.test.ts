import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { soundFinder } from '../../../src/model/sound-words.ts';
import { wordLike } from '../../../src/model/word-fixture.ts';
import { problemsThat } from '../problems/problems-for-tests.ts';
import { parseSoundWeek } from './sound-weeks.ts';

const find = soundFinder(['maan', 'muis', 'boom', 'bed'].map((word) => wordLike(word)));
const printing = { words: new Map(), site: { name: 'Proefsite' }, subtitle: 'Vijf dagen' };
const sounds = [{ sound: 'm', example: 'maan', say: 'mmm', feel: 'Zoem.', without: [], words: find('m') }];
const day = 'title: Wat zoemt er?\n    moments: [{ place: kring, minutes: 10, steps: [Zoem.] }]';
const week = `metaDescription: Een week met de m.
verse: [Mmm zegt de maan, mmm zegt de muis]
words: [maan, muis, boom]
days:
${Array.from({ length: 5 }, () => `  - ${day}`).join('\n')}
letter: Beste ouders, ${'deze week horen we de m. '.repeat(7)}Dag.
`;

function read(text: string, name = 'm', known = {}) {
  const file = new VFile({ path: `content/klankweken/${name}.yaml`, value: text });
  const named = { sounds, exercises: ['memory'], lessons: [], printing, ...known };
  const read = parseSoundWeek(file, named, printing.site);
  return { week: read, problems: problemsThat(true, file) };
}

it('the week of a sound is read as it was typed', () => {
  expect(read(week)).toMatchObject({ problems: [], week: { words: ['maan', 'muis', 'boom'] } });
});

it.each([
  [
    week.replace('boom]', 'bed]'),
    'm',
    'm.yaml:3:21  in “bed” is de klank “m” niet zeker te horen  (een van deze woorden: maan, muis, boom)',
  ],
  [week, 'n', 'n.yaml  er is geen klank “n”  (bedoelde je “m”?)'],
])('and refused where a word does not have it, or no sound has its name: %#', (text, name, problem) => {
  expect(read(text, name).problems).toEqual([`content/klankweken/${problem}`]);
});

it.each([
  [week.replace('boom]', 'maan]'), /^3:21 {2}“maan” staat er twee keer$/],
  [week.replace('Dag.', '🦊.'), /^15:198 {2}Het teken "🦊" in ".*" staat niet in het lettertype\./],
])('nor where a word stands there twice, or what is printed can’t be: %#', (text, problem) => {
  const [told = '', ...others] = read(text).problems;
  expect(told.replace('content/klankweken/m.yaml:', '')).toMatch(problem);
  expect(others).toEqual([]);
});

it('is not held against words that are refused themselves', () => {
  const unheard = sounds.map((sound) => ({ ...sound, words: { first: [], inside: [], last: [] } }));
  expect(read(week, 'm', { sounds: unheard }).problems).toEqual([]);
  expect(read(week, 'm', { sounds: [] }).problems).toEqual([]);
});

it('says the name of the site where its writer says {naam}', () => {
  const named = read(week.replace('Beste ouders', 'Beste ouders van {naam}'));
  expect(named.week?.letter).toContain('Beste ouders van Proefsite,');
});
