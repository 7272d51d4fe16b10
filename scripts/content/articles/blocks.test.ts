import { describe, expect, it, test } from 'vitest';
import type { Block, Html, ListItem } from '../../../src/model/article.ts';
import { bodyOf, firstBodyLine as L, readTestArticle } from './article-for-tests.ts';

const paragraph = (html: Html): Block => ({ kind: 'paragraph', html });
const item = (html: Html, ...below: Block[]): ListItem => ({ html, below });
const bullets = (...items: ListItem[]): Block => ({ kind: 'bullets', items });

/** By the kind of the first block. */
const typed: Record<Block['kind'], [markdown: string, blocks: Block[]][]> = {
  heading: [
    [
      '## Kop\n\n### Kopje',
      [
        { kind: 'heading', level: 2, id: 'kop', html: 'Kop' },
        { kind: 'heading', level: 3, id: 'kopje', html: 'Kopje' },
      ],
    ],
  ],
  paragraph: [
    [
      '**Vet**, *schuin* en ~~weg~~.',
      [paragraph('<strong>Vet</strong>, <em>schuin</em> en <del>weg</del>.')],
    ],
    [
      'Druk op <kbd>Enter</kbd>, H<sub>2</sub>O.<br>Klaar',
      [paragraph('Druk op <kbd>Enter</kbd>, H<sub>2</sub>O.<br>Klaar')],
    ],
    ['<p lang="fr">Bonjour <b>jij</b></p>', [paragraph('Bonjour <b>jij</b>')]],
    // As it was typed, whatever it looks like.
    ["“Kom je?” zei ze – 's avonds … ‘ja’", [paragraph("“Kom je?” zei ze – 's avonds … ‘ja’")]],
    ["$& $' $` $$ $1", [paragraph("$&amp; $' $` $$ $1")]],
    ['🦊 👩‍👧 é ĳ', [paragraph('🦊 👩‍👧 é ĳ')]],
    ['`</script><b>` en 1 < 2', [paragraph('<code>&lt;/script>&lt;b></code> en 1 &lt; 2')]],
    ['&lt;script&gt; &amp; &euro;', [paragraph('&lt;script> &amp; €')]],
  ],
  bullets: [
    ['- een\n- twee\n  - diep', [bullets(item('een'), item('twee', bullets(item('diep'))))]],
    [
      '- een [x] is ook tekst\n- [de tips](/tips)',
      [bullets(item('een [x] is ook tekst'), item('<a href="/tips">de tips</a>'))],
    ],
    [
      '- een\n\n  nog een alinea\n\n- twee',
      [bullets(item('een', paragraph('nog een alinea')), item('twee'))],
    ],
  ],
  numbers: [['3. drie\n4. vier', [{ kind: 'numbers', start: 3, items: [item('drie'), item('vier')] }]]],
  checklist: [
    ['- [ ] doe *dit*\n\n- [ ] en dat', [{ kind: 'checklist', items: ['doe <em>dit</em>', 'en dat'] }]],
  ],
  quote: [
    ['> Hoor je het?\n>\n> Ja.', [{ kind: 'quote', blocks: [paragraph('Hoor je het?'), paragraph('Ja.')] }]],
  ],
  table: [
    [
      '| a | b | c | d |\n|---|:-:|:--|--:|\n| 1 | **2** | 3 | 4 |',
      [
        {
          kind: 'table',
          head: [
            { html: 'a' },
            { html: 'b', align: 'center' },
            { html: 'c', align: 'left' },
            { html: 'd', align: 'right' },
          ],
          rows: [
            [
              { html: '1' },
              { html: '<strong>2</strong>', align: 'center' },
              { html: '3', align: 'left' },
              { html: '4', align: 'right' },
            ],
          ],
        },
      ],
    ],
  ],
  rule: [['---\n\ntwee', [{ kind: 'rule' }, paragraph('twee')]]],
  class: [
    [
      '## In de klas\n\nSamen',
      [
        {
          kind: 'class',
          id: 'in-de-klas',
          blocks: [{ kind: 'heading', level: 2, id: 'in-de-klas', html: 'In de klas' }, paragraph('Samen')],
        },
      ],
    ],
  ],
  picture: [
    [
      '![een muis](muis.png)',
      [
        {
          kind: 'picture',
          alt: 'een muis',
          width: 700,
          height: 200,
          src: expect.stringMatching(/^\/assets\/muis-700-\w+\.jpeg$/),
          sizes: [
            { src: expect.stringMatching(/^\/assets\/muis-480-\w+\.avif$/), width: 480 },
            { src: expect.stringMatching(/^\/assets\/muis-700-\w+\.avif$/), width: 700 },
          ],
        },
      ],
    ],
  ],
};

describe.each(Object.entries(typed))('what a writer types becomes a block: %s', (kind, cases) => {
  test.each(cases)('%s', (markdown, blocks) => {
    expect(blocks[0]?.kind).toBe(kind);
    expect(bodyOf(markdown)).toEqual(blocks);
  });
});

describe('markdown that has no place in an article is refused', () => {
  const oddBox =
    'dit vakje is niet goed getypt  (streepje, spatie, blokhaak, spatie, blokhaak, spatie en dan tekst: “- [ ] Doe iets”)';
  const inSentence =
    'een plaatje kan niet midden in een zin staan  (een eigen regel, met een lege regel erboven en eronder)';
  const reference =
    'een link met het adres op een andere plek kan hier niet  (zet het adres erachter: [tekst](/adres))';
  test.each([
    ['# Kop', '1  een kop van niveau 1 kan hier niet  (## of ###)'],
    ['#### Kop', '1  een kop van niveau 4 kan hier niet  (## of ###)'],
    ['### Kop', '1  hier wordt een niveau overgeslagen: een kop van niveau 3  (eerst een kop van niveau 2)'],
    ['##', '1  deze kop is leeg'],
    [
      '```\nx\n```',
      '1  een codeblok kan hier niet  (gewone tekst; begin een regel niet met vier spaties of met ```)',
    ],
    ['> ## Kop', '3  een kop kan niet in een citaat staan  (gewone tekst of een lijst)'],
    ['> > a', '3  een citaat kan niet in een citaat staan  (gewone tekst of een lijst)'],
    ['> a\n>\n> ---', '3  een streep kan niet in een citaat staan  (gewone tekst of een lijst)', 2],
    ['> | a |\n> |---|\n> | 1 |', '3  een tabel kan niet in een citaat staan  (gewone tekst of een lijst)'],
    ['> ![muis](muis.png)', '3  een plaatje kan niet in een citaat staan  (gewone tekst of een lijst)'],
    ['- a\n  - [ ] b', '3  een lijst met vakjes kan niet in een lijst staan  (gewone tekst of een lijst)', 1],
    ['- a\n  > b', '3  een citaat kan niet in een lijst staan  (gewone tekst of een lijst)', 1],
    ['- a\n-\n- b', '1  dit punt van de lijst is leeg', 1],
    ['- []  a', `1  ${oddBox}`],
    ['- [x]a', `1  ${oddBox}`],
    [
      '- [ ] a\n- b',
      '1  in deze lijst hebben sommige punten een vakje en andere niet  (overal “- [ ] ” of nergens)',
      1,
    ],
    ['- [x] a', '1  dit vakje is al aangevinkt  (een leeg vakje: “- [ ] ”)'],
    ['- [ ] <br>', '1  dit punt van de lijst is leeg'],
    ['1. [ ] a', '1  een genummerde lijst kan geen vakjes hebben  (een lijst met “- [ ] ”)'],
    ['- [ ] a\n  - b', '1  bij een vakje hoort één stukje tekst  (geen lijst of tweede alinea eronder)'],
    ['Zie ![muis](muis.png) hier', `5  ${inSentence}`],
    ['**![muis](muis.png)**', `3  ${inSentence}`],
    ['Tekst.\n\n[b]: /tips', `1  ${reference}`, 2],
    ['![a][b]\n\n[b]: muis.png', `1  ${reference}`],
    ['![](muis.png)', '1  dit plaatje heeft geen beschrijving  (![wat er te zien is](bestand.png))'],
    ['Zie [a][b].\n\n[b]: /tips', `5  ${reference}`],
  ])('%s', (markdown, message, below = 0) => {
    expect(readTestArticle(markdown).problems).toContain(`${L + below}:${message}`);
  });

  it('refuses a footnote at both of its ends', () => {
    const message = 'een voetnoot kan hier niet  (zet de tekst in de zin zelf)';
    expect(readTestArticle('a[^1]\n\n[^1]: b').problems).toEqual([
      `${L}:2  ${message}`,
      `${L + 2}:1  ${message}`,
    ]);
  });

  it('refuses a cell beyond the width of its table, and tells of one that lacks', () => {
    const { problems, warnings } = readTestArticle('| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |');
    expect(warnings).toContain(
      `${L + 2}:1  deze rij heeft 1 cel, de eerste rij van de tabel 2  (een leeg vakje als er niets hoort: | |)`,
    );
    expect(problems).toEqual([
      `${L + 3}:9  deze rij heeft 3 cellen, de eerste rij van de tabel 2  (hoogstens 2; schrijf \\| voor het teken |)`,
    ]);
  });
});
