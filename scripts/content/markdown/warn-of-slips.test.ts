import { VFile } from 'vfile';
import { describe, expect, it, test } from 'vitest';
import { firstBodyLine as L, readTestArticle } from '../articles/article-for-tests.ts';
import { parseAdultPage } from '../exercises/adult-page.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';

const warningsOf = (body: string) =>
  readTestArticle(body).warnings.filter((warning) => !warning.includes('het artikel heeft'));

const noHeading = 'dit wordt geen kop: na # ontbreekt een spatie  (## Kop)';
const lateHeading =
  'dit wordt geen kop: een kop begint op een nieuwe regel  (## Kop, met een lege regel erboven)';
const noBold =
  'deze ** maakt niets vet  (**vet**: twee ervoor en twee erachter, zonder spatie aan de binnenkant)';
const noItalics =
  'dit sterretje maakt niets schuin of vet  (*schuin* en **vet**, zonder spatie aan de binnenkant; \\* voor een los sterretje)';
const spaced = 'dit wordt geen link: voor het adres staat een spatie  ([tekst](/adres), aan elkaar)';
const swapped = 'dit wordt geen link: de haken staan andersom  ([tekst](/adres))';
const unfinished =
  'dit wordt geen link: het adres heeft een spatie of geen haak aan het eind  ([tekst](/adres))';
const noList = (right: string) => `dit wordt geen lijst: na het teken ontbreekt een spatie  (${right})`;
const noListSign = (right: string) => `dit teken maakt geen lijst  (${right})`;
const spacedPicture =
  'dit wordt geen plaatje: voor het adres staat een spatie  (![wat er te zien is](../afbeeldingen/naam.jpg), aan elkaar)';
const code = (right = 'é') => `hier staat de code van een teken  (het teken zelf, zoals ${right})`;

describe('what would be published as it is typed is told, with what was probably meant', () => {
  test.each([
    ['##Kop', 1, noHeading],
    ['#Kop', 1, noHeading],
    ['> ###Kop', 3, noHeading],
    ['Tekst. ## Kop', 8, lateHeading],
    ['Tekst.\nNog meer ### Kop', '+1:10', lateHeading],
    ['Dit is ==heel== mooi.', 8, 'deze == markeert niets  (**vet** of *schuin*)'],
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
    ['[Rijm] (../oefeningen/rijm-bingo)', 1, spaced],
    ['[tekst(/tips)', 1, 'dit wordt geen link: na de tekst ontbreekt ]  ([tekst](/adres))'],
    ['Zie de *tekst*](/tips).', 15, 'dit wordt geen link: voor de tekst ontbreekt [  ([tekst](/adres))'],
    ['![muis] (../afbeeldingen/muis.jpg)', 1, spacedPicture],
    ['![muis] (muis.jpg)', 1, spacedPicture],
    ['[[tips]]', 1, 'dubbele haken maken geen link  ([tekst](/adres))'],
    ['-een\n-twee', 1, noList('- tekst')],
    ['1.een', 1, noList('1. tekst')],
    ['-[ ] Doe dit', 1, noList('- [ ] tekst')],
    [
      '![een muis](../afbeeldingen/muis.jpg',
      1,
      'dit wordt geen plaatje: na het adres ontbreekt een haak  (![wat er te zien is](../afbeeldingen/naam.jpg))',
    ],
    ['[ ] Doe dit', 1, 'dit wordt geen vakje  (een streepje ervoor: - [ ] tekst)'],
    ['[x] Doe dit', 1, 'dit wordt geen vakje  (een streepje ervoor: - [ ] tekst)'],
    ['- [  ] Doe dit', 3, 'dit wordt geen vakje  (een streepje ervoor: - [ ] tekst)'],
    ['☐ Doe dit', 1, 'dit wordt geen vakje  (een streepje ervoor: - [ ] tekst)'],
    ['Dit is __vet', 8, 'deze __ maakt niets vet  (**vet**)'],
    ['Dit is “==heel== mooi”.', 9, 'deze == markeert niets  (**vet** of *schuin*)'],
    ['Dit is ==heel mooi.', 8, 'deze == markeert niets  (**vet** of *schuin*)'],
    ['Dit is ~weg~ nu.', 8, 'deze ~ streept niets door  (~~weg~~)'],
    ['+een\n+twee', 1, noList('- tekst')],
    ['a. een', 1, noListSign('1. tekst')],
    ['Dat weten we.[^1]', 14, 'dit wordt geen voetnoot  (zet de tekst in de zin zelf)'],
    [
      'Zie [tips][tips].',
      5,
      'dit wordt geen link: het adres staat niet tussen ronde haken  ([tekst](/adres))',
    ],
    [
      'Zie [de tips] /tips.',
      5,
      'dit wordt geen link: het adres staat niet tussen ronde haken  ([tekst](/adres))',
    ],
    ['> [!TIP]\n> Doe dit.', 3, 'dit maakt geen kader  (een alinea, of een citaat met > ervoor)'],
    ['::: tip', 1, 'dit maakt geen kader  (een alinea, of een citaat met > ervoor)'],
    ['• een', 1, noListSign('- tekst')],
    ['– een\n– twee', 1, noListSign('- tekst')],
    ['Neem mee:\n— een schaar\n— lijm', '+1:1', noListSign('- tekst')],
    ['a) een\nb) twee', 1, noListSign('1. tekst')],
    ['(a) een', 1, noListSign('1. tekst')],
    ['(1) een\n(2) twee', 1, noListSign('1. tekst')],
    ['> (1) een', 3, noListSign('1. tekst')],
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

describe('a picture whose address has a space', () => {
  test.each([
    ['![een pan](../afbeeldingen/Pan soep.jpg)', 1, '../afbeeldingen/Pan soep.jpg', 'pan-soep.jpg'],
    ['Kijk: ![](pan met _soep.PNG)', 7, 'pan met _soep.PNG', 'pan-met-soep.png'],
    ['![x](één café.jpg)', 1, 'één café.jpg', 'een-cafe.jpg'],
    ['- ![x](C:\\foto 1\\pan.jpeg)', 3, 'C:\\foto 1\\pan.jpeg', 'pan.jpeg'],
  ])('%s', (body, column, address, better) => {
    const { problems, warnings } = readTestArticle(`Tekst.\n\n${body}`);
    expect(problems).toEqual([
      `${L + 2}:${column}  het adres van dit plaatje heeft een spatie: “${address}”  (../afbeeldingen/${better}, en noem het bestand ook zo)`,
    ]);
    expect(warnings.filter((warning) => /geen (?:link|plaatje)/.test(warning))).toEqual([]);
  });
});

describe('what is common Dutch, or good markdown, is no slip', () => {
  test.each([
    ...[
      '-5 graden',
      '#1 van de klas',
      'A. de Boer zegt dat, en o.a. opa.',
      'Neem ~ 5 minuten, of ~10.',
      '1 + 1 is 2, en +5 graden.',
      'Het gat heet _ en de regel ___.',
      'Zeg [zzz] of [mmm] /m/.',
      'Hij kost € 5,95* per stuk.',
      '5 * 3 = 15, en 5 * 3 * 2 is 30.',
      '1.5 kg',
    ],
    ...[
      '-er en -en zijn uitgangen',
      '– Ja, zei ze.',
      'Hij wil\n– denk ik – niet,\nmaar zij wel.',
      'Kies (a) of b) en dan\na) of (1) erbij.',
      'nummer # 1',
      '## Kop ##',
      '\\### Kop',
      'a == b, en c == d',
      '[sic] (bladzijde 3), en a](b).',
      'De [m (zoals in maan)] zoemt.',
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
