import { VFile } from 'vfile';
import { expect, it, test } from 'vitest';
import { pageTextsFile as text } from '../../../tests/fixtures/page-texts.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { parsePageTexts } from './page-texts.ts';

const articles = { published: ['luisteren-zonder-scherm', 'taalspelletjes-aan-tafel'], concepts: ['muis'] };

function read(value: string) {
  const file = new VFile({ path: 'paginas.yaml', value });
  return { texts: parsePageTexts(file, articles, { name: 'Muis & Co' }), problems: problemsIn(file) };
}

it('are read as they were typed', () => {
  const { texts, problems } = read(text);
  expect(problems).toEqual([]);
  expect(texts?.home.featured).toHaveLength(2);
});

test.each([
  ['weg', 0, 'er is geen artikel “weg”  (de naam van een bestand, zonder .md, of haal het weg)'],
  [
    'luisteren-zonder-scherm',
    1,
    '“luisteren-zonder-scherm” staat twee keer bij featured  (twee verschillende artikelen)',
  ],
  [
    'Weg',
    0,
    '“featured” klopt niet: “Weg”  (kleine letters a–z, cijfers en losse streepjes, zoals “taalspelletjes-aan-tafel”)',
  ],
])('feature articles that are there: not %s', (typed, below, message) => {
  const line = text.split('- taalspelletjes-aan-tafel')[0]?.split('\n').length ?? 0;
  expect(read(text.replace('- taalspelletjes-aan-tafel', `- ${typed}`)).problems).toEqual([
    `paginas.yaml:${line + below}:7  ${message}`,
  ]);
});

it('are all there, and no others', () => {
  const { texts, problems } = read(
    text.replace(/^ {2}headline:/m, '  kop:').replace('- taalspelletjes-aan-tafel', '- weg'),
  );
  expect(texts).toBeUndefined();
  expect(problems.map((problem) => problem.replace(/:\d+:\d+/, ''))).toEqual([
    'paginas.yaml  onbekend veld “kop”  (kies uit metaTitle, metaDescription, keywords, headline, intro, scene, doors, start, featured, read, latest of all)',
    'paginas.yaml  het veld “headline” ontbreekt',
    'paginas.yaml  er is geen artikel “weg”  (de naam van een bestand, zonder .md, of haal het weg)',
  ]);
});

test.each(['home: 1', 'home: {featured: 1}', '- a', 'a: ['])('%s is told as it is', (value) => {
  const { texts, problems } = read(value);
  expect(texts).toBeUndefined();
  expect(problems.join()).not.toContain('artikel “');
});

it('keep the places where something is filled in', () => {
  const { problems } = read(text.replace('"{n} min lezen"', '"{m} min lezen"'));
  expect(problems.map((problem) => problem.replace(/:\d+:\d+/, ''))).toEqual([
    'paginas.yaml  “readingTime” klopt niet: “{m} min lezen”  (tekst met {n})',
  ]);
});

it('say the name of the site, and nothing else in braces', () => {
  const heading = (typed: string) => read(text.replace(/^ {2}heading: .*$/m, `  heading: ${typed}`));
  expect(heading('Alles van {naam}').texts?.articles.heading).toBe('Alles van Muis & Co');
  expect(heading('Alles van {name}').problems.join()).toMatch(
    /“heading” klopt niet: “Alles van {name}” {2}\(tekst zonder accolades; alleen {naam} kan, de naam van de site\)$/,
  );
});
