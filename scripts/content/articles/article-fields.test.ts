import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { categories } from '../../../src/model/category.ts';
import { oneOf } from '../../../src/model/one-of.ts';
import { readTestArticle, testFields } from './article-for-tests.ts';

describe('the fields of an article', () => {
  const withField = (line: string, instead: string) =>
    readTestArticle('Tekst.', testFields.replace(line, instead));

  test.each<[typed: string, instead: string, ...problems: string[]]>([
    ['title: Proef', 'titel: Proef', '2:1  onbekend veld “titel”  (bedoelde je “title”?)'],
    [
      'title: Proef',
      'title: 12',
      '2:8  “title” klopt niet: “12”  (tekst; zet haar zo nodig tussen aanhalingstekens)',
    ],
    [
      'category: rijm',
      'category: rijm\ndrawing: robt',
      '4:10  “drawing” klopt niet: “robt”  (bedoelde je “robot”?)',
    ],
    [
      'title: Proef',
      'title: a\nwordCount: 700',
      '3:1  onbekend veld “wordCount”  (haal deze regel weg: de woorden worden geteld)',
    ],
    [
      'title: Proef',
      'title: a\nslug: b',
      '3:1  onbekend veld “slug”  (haal deze regel weg: de naam van het bestand is het adres)',
    ],
    [
      'title: Proef',
      'title: a\n__proto__: {}\nconstructor: 1',
      '3:1  onbekend veld “__proto__”  (kies uit title, category, drawing, metaTitle, metaDescription, summary, datePublished, dateModified, relatedArticles, sources, books of concept)',
      '4:1  onbekend veld “constructor”  (kies uit title, category, drawing, metaTitle, metaDescription, summary, datePublished, dateModified, relatedArticles, sources, books of concept)',
    ],
    ['rijm', 'rijmen', '3:11  “category” klopt niet: “rijmen”  (bedoelde je “rijm”?)'],
    ['rijm', 'sport', `3:11  “category” klopt niet: “sport”  (${oneOf(categories)})`],
    [
      '2025-09-01',
      '2025-02-30',
      '7:16  “datePublished” klopt niet: “2025-02-30”  (jaar, maand en dag van een dag die bestaat, zoals 2025-09-07)',
    ],
    ...['1 sept 2025', '20250901'].map((day): [string, string, string] => [
      '2025-09-01',
      day,
      `7:16  “datePublished” klopt niet: “${day}”  (jaar, maand en dag van een dag die bestaat, zoals 2025-09-07)`,
    ]),
    ...['0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31'].map((day): [string, string, string] => [
      '2025-09-01',
      day,
      `7:16  “datePublished” klopt niet: “${day}”  (een dag in 2000 tot en met 2100)`,
    ]),
    // The feed would be no XML.
    [
      'title: Proef',
      'title: "Proef \\a"',
      '2:8  hier staat een teken dat niemand kan zien (U+0007)  (haal het weg)',
    ],
    // Nobody would see a title.
    ['title: Proef', 'title: \u00ad', '2:8  “title” klopt niet: “\u00ad”  (tekst)'],
    [
      '2025-09-01',
      '2025-09-01\ndateModified: 2025-08-31',
      '8:15  “dateModified” (2025-08-31) ligt voor “datePublished”  (2025-09-01 of later)',
    ],
    ['[ander]', '[andere]', '8:19  er is geen artikel “andere”  (bedoelde je “ander”?)'],
    ['[ander]', '[ander, ander]', '8:26  “ander” staat twee keer bij relatedArticles  (één keer)'],
    [
      '[ander]',
      '[ander, weg]',
      '8:26  er is geen artikel “weg”  (de naam van een bestand, zonder .md, of haal het weg)',
    ],
    ['[ander]', '[proef]', '8:19  een artikel kan niet naar zichzelf verwijzen  (een ander artikel)'],
    [
      '[ander]',
      'ander',
      '8:18  “relatedArticles” klopt niet: “ander”  (een lijst met namen van artikelen: [ander])',
    ],
    ['[ander]', '&a [ander]', '8:18  ankers als “&a” gelden hier niet  (de waarde zelf)'],
  ])('%s → %s', (line, instead, ...problems) => {
    expect(withField(line, instead).problems).toEqual(problems);
  });

  it('are all checked, whatever is wrong above or below', () => {
    const wrong = testFields.replace('rijm', 'sport').replace('[ander]', '[weg]');
    expect(readTestArticle('[a](/weg)\n\n# Kop', wrong).problems).toHaveLength(4);
    expect(readTestArticle('[a](/weg)', 'title: "a').problems).toHaveLength(2);
  });

  it('keeps a day of change that says something', () => {
    const changed = withField('2025-09-01', '2025-09-01\ndateModified: 2025-09-03');
    expect(changed.draft?.article?.dateModified).toBe('2025-09-03');
    expect(changed.problems).toEqual([]);
    expect(withField('2025-09-01', '2025-09-01\ndateModified: 2025-09-01').draft?.article).not.toHaveProperty(
      'dateModified',
    );
  });

  it('says when its day is still to come: it would be on top of the list until then', () => {
    const { problems, warnings } = readTestArticle('Tekst.', testFields.replace('2025-09-01', '2099-09-01'));
    expect(problems).toEqual([]);
    expect(warnings).toContain(
      '7:16  “datePublished” (2099-09-01) is een dag die nog komt  (vandaag of eerder: een artikel wacht niet op zijn dag)',
    );
  });

  it('says when a search engine would cut off a title or a description', () => {
    const say = (field: string, old: string, length: number) =>
      withField(`${field}: ${old}`, `${field}: ${'a'.repeat(length)}`).warnings;
    expect(say('metaTitle', 'Proef', 49)).toContain(
      '4:12  “metaTitle” is met de naam van de site erachter 61 tekens  (liefst hoogstens 60)',
    );
    expect(say('metaTitle', 'Proef', 48).join()).not.toContain('metaTitle');
    expect(say('metaDescription', 'Een proef', 161)).toContain(
      '5:18  “metaDescription” is 161 tekens  (liefst hoogstens 160)',
    );
    expect(say('metaDescription', 'Een proef', 160).join()).not.toContain('metaDescription');
  });
});

describe('sources and books', () => {
  const typedSource = `sources:
  - authors: [Anna Bos, Bram Dal]
    title: Hoe kinderen luisteren
    year: 2019
    where: Uitgeverij Proef
    url: https://voorbeeld.test/luisteren?deel=2#kop
    language: en`;
  const typedBook = `books:
  - title: De gele muis
    makers: [Anna Bos (tekst), Bram Dal (tekeningen)]
    year: 1989
    publisher: Proef
    kind: op rijm
    why: Het rijmt.
    say: Waar is de muis?`;
  const firstLine = testFields.split('\n').length + 2;
  const read = (typed: string) => readTestArticle('Tekst.', `${testFields}\n${typed}`);

  it('are kept as they were typed, the makers of a book with what they made, and not counted as words', () => {
    const { draft, problems } = read(`${typedSource}\n${typedBook}`);
    expect(problems).toEqual([]);
    expect(draft?.article?.wordCount).toBe(1);
    const makers = [
      { name: 'Anna Bos', role: 'tekst' },
      { name: 'Bram Dal', role: 'tekeningen' },
    ];
    expect(draft?.article?.sources).toEqual(parse(typedSource).sources);
    expect(draft?.article?.books).toEqual([{ ...parse(typedBook).books[0], makers }]);
  });

  it('may be left out, all of them or what nobody could confirm of one', () => {
    expect(readTestArticle('Tekst.').draft?.article).toMatchObject({ sources: [], books: [] });
    const without = (typed: string, fields: RegExp) => read(typed.replace(fields, ''));
    expect(without(typedSource, /\n {4}(year|url|language):.*/g).problems).toEqual([]);
    expect(without(typedBook, /\n {4}(year|publisher):.*/g).problems).toEqual([]);
    const { draft } = read(typedBook.replace(/\[.*\]/, '[Anna Bos]'));
    expect(draft?.article?.books[0]?.makers).toEqual([{ name: 'Anna Bos' }]);
  });

  const line = (count: number) => firstLine + count;
  const tooLong = 'a'.repeat(41);
  test.each<[typed: string, instead: string, ...problems: string[]]>([
    [
      'year: 2019',
      'jaar: 2019',
      `${line(3)}:5  onbekend veld “jaar”  (kies uit authors, title, year, where, url of language)`,
    ],
    ['    title: Hoe kinderen luisteren\n', '', `${line(1)}:5  het veld “title” ontbreekt`],
    ['where: Uitgeverij Proef', 'where: " "', `${line(4)}:12  “where” is leeg  (tekst)`],
    [
      '[Anna Bos, Bram Dal]',
      '[]',
      `${line(1)}:14  “authors” klopt niet: een lijst van 0  (een lijst met minstens één punt)`,
    ],
    [
      '[Anna Bos, Bram Dal]',
      'Anna Bos',
      `${line(1)}:14  “authors” klopt niet: “Anna Bos”  (een lijst: [Anna Bos])`,
    ],
    ['2019', '"2019"', `${line(3)}:11  “year” klopt niet: “2019”  (een jaartal, zoals 2011)`],
    ['2019', '19', `${line(3)}:11  “year” klopt niet: “19”  (een jaartal, zoals 2011)`],
    ...[
      'http://voorbeeld.test/',
      'www.voorbeeld.test',
      'javascript:alert(1)',
      'https://',
      'https://voor beeld.test',
    ].map((url): [string, string, string] => [
      'https://voorbeeld.test/luisteren?deel=2#kop',
      url,
      `${line(5)}:10  “url” klopt niet: “${url}”  (een adres dat begint met https://, zoals https://doi.org/10.1000/182)`,
    ]),
    [
      'https://voorbeeld.test/luisteren?deel=2#kop',
      'https://iemand@voorbeeld.test/',
      `${line(5)}:10  “url” klopt niet: “https://iemand@voorbeeld.test/”  (een adres zonder naam of wachtwoord erin)`,
    ],
    [
      'language: en',
      'language: Engels',
      `${line(6)}:15  “language” klopt niet: “Engels”  (de afkorting van een taal, zoals en of fr)`,
    ],
  ])('a source with %s → %s', (typed, instead, ...problems) => {
    expect(typedSource).toContain(typed);
    expect(read(typedSource.replace(typed, instead)).problems).toEqual(problems);
  });

  const roles = 'een naam, met erachter zo nodig (tekst), (tekeningen) of (vertaling)';
  test.each<[typed: string, instead: string, ...problems: string[]]>([
    [
      'kind: op rijm',
      'soort: op rijm',
      `${line(5)}:5  onbekend veld “soort”  (kies uit title, makers, year, publisher, kind, why of say)`,
      `${line(1)}:5  het veld “kind” ontbreekt`,
    ],
    ['    say: Waar is de muis?', '', `${line(1)}:5  het veld “say” ontbreekt`],
    ['op rijm', tooLong, `${line(5)}:11  “kind” is te lang: 41 tekens  (hoogstens 40 tekens)`],
    ['(tekst)', '(schrijver)', `${line(2)}:14  “makers” klopt niet: “Anna Bos (schrijver)”  (${roles})`],
    ['Anna Bos (tekst)', '(tekst)', `${line(2)}:14  “makers” klopt niet: “(tekst)”  (${roles})`],
  ])('a book with %s → %s', (typed, instead, ...problems) => {
    expect(typedBook).toContain(typed);
    expect(read(typedBook.replace(typed, instead)).problems).toEqual(problems);
  });

  test.each(['sources: []', 'books: []'])('%s says nothing', (typed) => {
    expect(read(typed).problems).toEqual([
      expect.stringMatching(/klopt niet: een lijst van 0 {2}\(een lijst met minstens één punt\)$/),
    ]);
  });
});
