import { VFile } from 'vfile';
import { describe, expect, it, test } from 'vitest';
import { firstBodyLine as L, readTestArticle } from '../articles/article-for-tests.ts';
import { parseAdultPage } from '../exercises/adult-page.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';

const warningsOf = (body: string) =>
  readTestArticle(body).warnings.filter((warning) => !warning.includes('het artikel heeft'));

const noHeading = 'dit wordt geen kop: na # ontbreekt een spatie  (## Kop)';
const noBold =
  'deze ** maakt niets vet  (**vet**: twee ervoor en twee erachter, zonder spatie aan de binnenkant)';
const noItalics =
  'dit sterretje maakt niets schuin of vet  (*schuin* en **vet**, zonder spatie aan de binnenkant; \\* voor een los sterretje)';
const spaced = 'dit wordt geen link: voor het adres staat een spatie  ([tekst](/adres), aan elkaar)';
const swapped = 'dit wordt geen link: de haken staan andersom  ([tekst](/adres))';
const unfinished =
  'dit wordt geen link: het adres heeft een spatie of geen haak aan het eind  ([tekst](/adres))';
const noList = (right: string) => `dit wordt geen lijst: na het teken ontbreekt een spatie  (${right})`;
const code = (right = 'é') => `hier staat de code van een teken  (het teken zelf, zoals ${right})`;

describe('what would be published as it is typed is told, with what was probably meant', () => {
  test.each([
    ['##Kop', 1, noHeading],
    ['#Kop', 1, noHeading],
    ['> ###Kop', 3, noHeading],
    ['**Doel: lezen', 1, noBold],
    ['Doel:** lezen', 6, noBold],
    ['Dit is ** vet **.', 8, noBold],
    ['| a |\n|---|\n| **b |', '+2:3', noBold],
    ['*schuin', 1, noItalics],
    ['**Doel:* lezen', 1, noItalics],
    ['***vet**', 1, noItalics],
    ['*schuin** is dit', 9, noItalics],
    ['Dit is * heel * mooi.', 8, noItalics],
    ['* *vet* *', 9, noItalics],
    ['~~weg', 1, 'deze ~~ streept niets door  (~~weg~~)'],
    ['auto`s', 5, "dit teken ` staat er los  (een apostrof is ', en een aanhalingsteken “ of ”)"],
    ['[Rijm-bingo] (/oefeningen/rijm-bingo)', 1, spaced],
    ['Zie [Rijm] (https://a.nl)', 5, spaced],
    ['[Rijm]\n(/tips)', 1, spaced],
    ['(tekst)[/tips]', 1, swapped],
    ['(tekst)[https://a.nl]', 1, swapped],
    ['[a](/tips en meer)', 1, unfinished],
    ['[a](/tips', 1, unfinished],
    ['[[tips]]', 1, 'dubbele haken maken geen link  ([tekst](/adres))'],
    ['-een\n-twee', 1, noList('- tekst')],
    ['1.een', 1, noList('1. tekst')],
    ['-[ ] Doe dit', 1, noList('- [ ] tekst')],
    ['[ ] Doe dit', 1, 'dit wordt geen vakje  (een streepje ervoor: - [ ] tekst)'],
    ['• een', 1, 'dit teken maakt geen lijst  (- tekst)'],
    [
      '| a | b |\n| c | d |',
      1,
      'dit wordt geen tabel  (een rij als | --- | --- | onder de eerste, en een lege regel boven de tabel)',
    ],
    [
      'Kop\n---',
      1,
      'de streep eronder maakt hier een kop van  (een lege regel boven de streep, of ## voor de kop)',
    ],
    ['een&nbsp twee', 4, code()],
    ['caf&eacute;', 4, code()],
    ['R&amp;amp;D', 2, code('&')],
  ])('%j', (body, place, warning) => {
    const [down, column] = typeof place === 'string' ? place.split(':').map(Number) : [0, place];
    expect(warningsOf(`Tekst.\n\n${body}`)).toEqual([`${L + 2 + (down ?? 0)}:${column} ${` ${warning}`}`]);
  });

  it('in an exercise too', () => {
    const file = new VFile({ path: 'x.md' });
    parseAdultPage(file, '\n\n## Nodig\n\n- **Schaar\n\n##Zo speel je');
    expect(problemsIn(file).slice(0, 2)).toEqual([`x.md:5:3  ${noBold}`, `x.md:7:1  ${noHeading}`]);
  });
});

describe('what is common Dutch, or good markdown, is no slip', () => {
  test.each([
    ...[
      '-5 graden',
      '#1 van de klas',
      'Hij kost € 5,95* per stuk.',
      '5 * 3 = 15, en 5 * 3 * 2 is 30.',
      '1.5 kg',
    ],
    ...[
      '-er en -en zijn uitgangen',
      '– Ja, zei ze.',
      'R&D en C&A',
      'a &lt; b',
      'auto&nbsp;1',
      'Zie [1] (bladzijde 3).',
    ],
    ...[
      '(samen)[sic]',
      '**Doel:** *lezen*',
      '**a *b* c**',
      '***beide***',
      '`**`',
      '\\*los\\*',
      '\\##Kop',
      '\\[a](b',
    ],
    ...[
      '[a](/tips)',
      '<a href="/tips">a</a>',

      'a@b.nl is *goed*',
      '- [ ] a',
      '* a',
      '1) a',
    ],
    ...['| a |\n|---|\n| b |', '> a\n> b', 'a\n\n---\n\nb', 'De _at rijmt op kat.', '~5 minuten', 'k__t'],
  ])('%j', (body) => {
    expect(warningsOf(body)).toEqual([]);
  });
});
