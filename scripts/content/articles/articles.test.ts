import { VFile } from 'vfile';
import { describe, expect, it, test } from 'vitest';
import type { Block } from '../../../src/model/article.ts';
import { categories } from '../../../src/model/category.ts';
import { oneOf } from '../../../src/model/one-of.ts';
import { pictureFinder } from '../images/pictures.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { firstBodyLine, readTestArticle, testFields, testSite } from './article-for-tests.ts';
import { parseArticle } from './articles.ts';

const bodyOf = (markdown: string) => {
  const { draft, problems } = readTestArticle(markdown);
  expect(problems).toEqual([]);
  return draft?.article?.body;
};

const L = firstBodyLine;

describe('what a writer types becomes a block', () => {
  test.each([
    [
      '## Kop\n\n### Kopje',
      [
        { kind: 'heading', level: 2, id: 'kop', html: 'Kop' },
        { kind: 'heading', level: 3, id: 'kopje', html: 'Kopje' },
      ],
    ],
    [
      '**Vet**, *schuin* en ~~weg~~.',
      [{ kind: 'paragraph', html: '<strong>Vet</strong>, <em>schuin</em> en <del>weg</del>.' }],
    ],
    [
      '- een\n- twee\n  - diep',
      [
        {
          kind: 'bullets',
          items: [
            { html: 'een', below: [] },
            { html: 'twee', below: [{ kind: 'bullets', items: [{ html: 'diep', below: [] }] }] },
          ],
        },
      ],
    ],
    [
      '- een [x] is ook tekst\n- [de tips](/tips)',
      [
        {
          kind: 'bullets',
          items: [
            { html: 'een [x] is ook tekst', below: [] },
            { html: '<a href="/tips">de tips</a>', below: [] },
          ],
        },
      ],
    ],
    [
      '- een\n\n  nog een alinea\n\n- twee',
      [
        {
          kind: 'bullets',
          items: [
            { html: 'een', below: [{ kind: 'paragraph', html: 'nog een alinea' }] },
            { html: 'twee', below: [] },
          ],
        },
      ],
    ],
    [
      '3. drie\n4. vier',
      [
        {
          kind: 'numbers',
          start: 3,
          items: [
            { html: 'drie', below: [] },
            { html: 'vier', below: [] },
          ],
        },
      ],
    ],
    ['- [ ] doe *dit*\n\n- [ ] en dat', [{ kind: 'checklist', items: ['doe <em>dit</em>', 'en dat'] }]],
    [
      '> Hoor je het?\n>\n> Ja.',
      [
        {
          kind: 'quote',
          blocks: [
            { kind: 'paragraph', html: 'Hoor je het?' },
            { kind: 'paragraph', html: 'Ja.' },
          ],
        },
      ],
    ],
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
    [
      'een\n\n---\n\ntwee',
      [{ kind: 'paragraph', html: 'een' }, { kind: 'rule' }, { kind: 'paragraph', html: 'twee' }],
    ],
    [
      '![een muis](muis.png)',
      [{ kind: 'picture', src: '/afbeeldingen/muis.png', alt: 'een muis', width: 30, height: 20 }],
    ],
    [
      'Druk op <kbd>Enter</kbd>, H<sub>2</sub>O.<br>Klaar',
      [{ kind: 'paragraph', html: 'Druk op <kbd>Enter</kbd>, H<sub>2</sub>O.<br>Klaar' }],
    ],
    ['<p lang="fr">Bonjour <b>jij</b></p>', [{ kind: 'paragraph', html: 'Bonjour <b>jij</b>' }]],
  ])('%s', (markdown, blocks) => {
    expect(bodyOf(markdown)).toEqual(blocks);
  });
});

describe('every kind of block has something that a writer types', () => {
  const typed: Record<Block['kind'], string> = {
    heading: '## Kop',
    paragraph: 'Tekst',
    bullets: '- een',
    numbers: '1. een',
    checklist: '- [ ] doe dit',
    quote: '> Hoor je het?',
    table: '| a |\n|---|\n| 1 |',
    rule: 'een\n\n---\n\ntwee',
    class: '## In de klas\n\nSamen',
    picture: '![een muis](muis.png)',
  };
  test.each(Object.entries(typed))('%s', (kind, markdown) => {
    expect(bodyOf(markdown)?.map((block) => block.kind)).toContain(kind);
  });
});

describe('text is published as it was typed', () => {
  test.each([
    ["“Kom je?” zei ze – 's avonds … ‘ja’", "“Kom je?” zei ze – 's avonds … ‘ja’"],
    ["$& $' $` $$ $1", "$&amp; $' $` $$ $1"],
    ['🦊 👩‍👧 é ĳ', '🦊 👩‍👧 é ĳ'],
    ['`</script><b>` en 1 < 2', '<code>&lt;/script>&lt;b></code> en 1 &lt; 2'],
    ['&lt;script&gt; &amp; &euro;', '&lt;script> &amp; €'],
  ])('%s', (typed, html) => {
    expect(bodyOf(typed)).toEqual([{ kind: 'paragraph', html }]);
  });
});

describe('markdown that has no place in an article is refused', () => {
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
    [
      '- []  a',
      '1  dit vakje is niet goed getypt  (streepje, spatie, blokhaak, spatie, blokhaak, spatie en dan tekst: “- [ ] Doe iets”)',
    ],
    [
      '- [x]a',
      '1  dit vakje is niet goed getypt  (streepje, spatie, blokhaak, spatie, blokhaak, spatie en dan tekst: “- [ ] Doe iets”)',
    ],
    [
      '- [ ] a\n- b',
      '1  in deze lijst hebben sommige punten een vakje en andere niet  (overal “- [ ] ” of nergens)',
      1,
    ],
    ['- [x] a', '1  dit vakje is al aangevinkt  (een leeg vakje: “- [ ] ”)'],
    ['- [ ] <br>', '1  dit punt van de lijst is leeg'],
    ['1. [ ] a', '1  een genummerde lijst kan geen vakjes hebben  (een lijst met “- [ ] ”)'],
    ['- [ ] a\n  - b', '1  bij een vakje hoort één stukje tekst  (geen lijst of tweede alinea eronder)'],
    [
      'Zie ![muis](muis.png) hier',
      '5  een plaatje kan niet midden in een zin staan  (een eigen regel, met een lege regel erboven en eronder)',
    ],
    [
      '**![muis](muis.png)**',
      '3  een plaatje kan niet midden in een zin staan  (een eigen regel, met een lege regel erboven en eronder)',
    ],
    [
      'Tekst.\n\n[b]: /tips',
      '1  een link met het adres op een andere plek kan hier niet  (zet het adres erachter: [tekst](/adres))',
      2,
    ],
    [
      '![a][b]\n\n[b]: muis.png',
      '1  een link met het adres op een andere plek kan hier niet  (zet het adres erachter: [tekst](/adres))',
    ],
    ['![](muis.png)', '1  dit plaatje heeft geen beschrijving  (![wat er te zien is](bestand.png))'],
    [
      'Zie [a][b].\n\n[b]: /tips',
      '5  een link met het adres op een andere plek kan hier niet  (zet het adres erachter: [tekst](/adres))',
    ],
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

  it('refuses an article without text', () => {
    const { draft, problems } = readTestArticle('\n \n');
    expect(problems).toEqual(['  onder de velden staat geen tekst']);
    expect(draft).toMatchObject({ article: undefined, links: [], relatedLinks: [], headingIds: [] });
  });

  it('refuses an article without fields', () => {
    const file = new VFile({ path: 'proef.md', value: 'Tekst.' });
    expect(parseArticle(file, testSite, pictureFinder('nergens'))).toBeUndefined();
    expect(problemsIn(file)).toEqual([
      'proef.md:1:1  de velden bovenaan ontbreken  (een eerste regel met alleen ---)',
    ]);
  });
});

describe('links', () => {
  test.each([
    ['/'],
    ['/artikelen'],
    ['/artikelen?search=rijm'],
    ['/artikelen?search=mooi%20boek&categorie=rijm'],
    ['/tips'],
    ['/oefeningen'],
    ['/oefeningen#rijm-bingo'],
    ['/oefeningen/rijm-bingo'],
    ['/oefeningen/rijm-bingo.pdf'],
    ['/oefeningen/rijm-bingo-zwart-wit.pdf'],
    ['/oefeningen#klank-van-de-week'],
    ['/oefeningen/klank/m'],
    ['/over'],
    ['/over#twijfel-je'],
    ['/tips#tip-24'],
    ['/artikelen/ander'],
    ['/artikelen/ander#een-kop'],
    ['/artikelen/proef#kop'],
    ['#kop'],
    ['https://www.voorbeeld.test/pad?x=1#y'],
    ['mailto:iemand@voorbeeld.test'],
  ])('%s leads somewhere', (href) => {
    expect(readTestArticle(`## Kop\n\n[hier](${href})`).problems).toEqual([]);
  });

  it('to exercises are told, each exercise once', () => {
    const links = ['#rijm-bingo', '/rijm-bingo', '', '/rijm-bingo.pdf', '/klank/m'].map(
      (end) => `[hier](/oefeningen${end})`,
    );
    expect(readTestArticle(links.join(' ')).draft?.article?.exercises).toEqual(['rijm-bingo']);
  });

  test.each([
    ['/artikelen/andr', 'dit adres is er niet: “/artikelen/andr”  (bedoelde je /artikelen/ander?)'],
    [
      '/iets/heel/anders',
      'dit adres is er niet: “/iets/heel/anders”  (een adres van deze site, zoals /tips)',
    ],
    ['/artikelen/%zz', 'dit adres is er niet: “/artikelen/%zz”  (bedoelde je /artikelen?)'],
    ['/artikelen?zoek=rijm', 'achter /artikelen kan “?zoek=rijm” niet  (alleen ?search= achter /artikelen)'],
    [
      '/artikelen?categorie=sport',
      'achter /artikelen kan “?categorie=sport” niet  (alleen ?search= achter /artikelen)',
    ],
    ['mailto:iemand', 'dit adres klopt niet: “mailto:iemand”  (een adres als https://www.voorbeeld.nl)'],
    ['/tips/', 'dit adres heeft een / te veel: “/tips/”  (/tips)'],
    ['/Tips', 'dit adres is er niet: “/Tips”  (bedoelde je /tips?)'],
    [
      '/oefeningen/klank/mm',
      'dit adres is er niet: “/oefeningen/klank/mm”  (bedoelde je /oefeningen/klank/m?)',
    ],
    [
      '/artikelen?search=rijm&x=1',
      'achter /artikelen kan “?search=rijm&x=1” niet  (alleen ?search= achter /artikelen)',
    ],
    ['/tips?search=rijm', 'achter /tips kan “?search=rijm” niet  (alleen ?search= achter /artikelen)'],
    ['/tips?x=1', 'achter /tips kan “?x=1” niet  (alleen ?search= achter /artikelen)'],
    ['/oefeningen#rijmbingo', '“#rijmbingo” is er niet op /oefeningen  (bedoelde je #rijm-bingo?)'],
    ['#kopp', '“#kopp” is er niet op deze pagina  (bedoelde je #kop?)'],
    ['/artikelen#x', '“#x” is er niet op /artikelen  (een adres zonder #)'],
    ['/over#twijfel', '“#twijfel” is er niet op /over  (#twijfel-je)'],
    ['/tips#tip-25', '“#tip-25” is er niet op /tips  (bedoelde je #tip-2?)'],
    ['tips', 'dit adres is niet volledig: “tips”  (een adres dat begint met / of https://)'],
    ['tips/deel:2', 'dit adres is niet volledig: “tips/deel:2”  (een adres dat begint met / of https://)'],
    ['../tips', 'dit adres is niet volledig: “../tips”  (een adres dat begint met / of https://)'],
    [
      '//elders.test',
      'dit adres is niet volledig: “//elders.test”  (een adres dat begint met / of https://)',
    ],
    [`${testSite.url}/tips`, 'een link naar de eigen site heeft het adres van de site niet nodig  (/tips)'],
    ['https://', 'dit adres klopt niet: “https://”  (een adres als https://www.voorbeeld.nl)'],
    ['', 'deze link heeft geen adres  (een adres als /tips)'],
  ])('%s leads nowhere', (href, message) => {
    expect(readTestArticle(`## Kop\n\nKijk [hier](${href})`).problems).toEqual([`${L + 2}:6  ${message}`]);
  });

  it('refuses a link without text', () => {
    expect(readTestArticle('Kijk [](/tips)').problems).toEqual([
      `${L}:6  deze link heeft geen tekst  ([tekst](/adres))`,
    ]);
  });

  test.each([
    ['[dit boek](prentenboek:)', 'https://boeken.test'],
    ['[dit boek](prentenboek:/over-ons)', 'https://boeken.test/over-ons'],
    ['[dit boek](https://boeken.test/x?y=1)', 'https://boeken.test/x?y=1'],
    ['<a href="https://www.boeken.test/">dit boek</a>', 'https://www.boeken.test/'],
  ])('%s is the link to the picture books', (link, href) => {
    expect(bodyOf(`Maak **${link}** samen.`)).toEqual([
      {
        kind: 'paragraph',
        html: `Maak <strong><a href="${href}" target="_blank" rel="sponsored noopener">persoonlijk prentenboek</a></strong> samen.`,
      },
    ]);
  });
});

describe('the ids of headings', () => {
  it('are the text without accents, each one once, and none of the page’s own', () => {
    const body = bodyOf('## Eén ding\n\n## Eén ding\n\n## Inhoud\n\n## Bronnen\n\n## 🦊');
    expect(body?.map((block) => 'id' in block && block.id)).toEqual([
      'een-ding',
      'een-ding-1',
      'inhoud-1',
      'bronnen-1',
      'kop',
    ]);
  });
});

describe('Probeer dit vandaag', () => {
  it('is lifted out of the body, and other checklists stay', () => {
    const { draft, problems } = readTestArticle(
      '## Nodig\n\n- [ ] schaar\n\n## Probeer dit vandaag\n\n- [ ] Rijm op *muis*.\n- [ ] Klap.\n\n## Tot slot\n\nDag.\n\nGerelateerde artikelen:\n\n- [Ander](/artikelen/ander)',
    );
    expect(problems).toEqual([]);
    expect(draft?.article?.actions).toEqual(['Rijm op <em>muis</em>.', 'Klap.']);
    expect(draft?.article?.body).toEqual([
      { kind: 'heading', level: 2, id: 'nodig', html: 'Nodig' },
      { kind: 'checklist', items: ['schaar'] },
      { kind: 'heading', level: 2, id: 'tot-slot', html: 'Tot slot' },
      { kind: 'paragraph', html: 'Dag.' },
    ]);
  });

  it('takes every box down to the related articles, also below another heading', () => {
    const { draft } = readTestArticle(
      '## Probeer dit vandaag\n\n- [ ] a\n\n## Meer\n\n- [ ] b\n\n**Gerelateerde artikelen:**\n\n- [ ] c',
    );
    expect(draft?.article?.actions).toEqual(['a', 'b']);
  });

  it('is refused with anything but boxes directly below it, and the second time', () => {
    expect(
      readTestArticle('## Probeer dit vandaag\n\nKies er een.\n\n- [ ] a\n\n## Probeer dit vandaag').problems,
    ).toEqual([
      `${L + 6}:1  de kop ‘Probeer dit vandaag’ staat er twee keer  (één keer)`,
      `${L + 2}:1  onder ‘Probeer dit vandaag’ staat iets anders dan een vakje  (alleen regels die beginnen met “- [ ] ”)`,
    ]);
  });

  it('is known by its words, whatever sign ends them, and may have nothing below it', () => {
    const { draft, problems } = readTestArticle('## Probeer dit vandaag!\n\n## Meer\n\nTekst.\n\n- [ ] a');
    expect(problems).toEqual([]);
    expect(draft?.article?.actions).toEqual(['a']);
    expect(draft?.headingIds).toEqual(['meer']);
  });

  it('is refused with anything but boxes also where the text ends with it', () => {
    expect(readTestArticle('## Probeer dit vandaag\n\n- [ ] a\n\nNog iets.').problems).toEqual([
      `${L + 4}:1  onder ‘Probeer dit vandaag’ staat iets anders dan een vakje  (alleen regels die beginnen met “- [ ] ”)`,
    ]);
  });

  it('is not missed', () => {
    expect(readTestArticle('Tekst.').draft?.article?.actions).toEqual([]);
  });
});

describe('In de klas', () => {
  it('is one block with its heading, down to the next heading of its level', () => {
    const body = bodyOf(
      'Eerst.\n\n## In de klas\n\nKies *een* boek.\n\n- **Doel:** kijken.\n\n### Later\n\nNog eens.\n\n## Verder\n\nDag.',
    );
    expect(body).toEqual([
      { kind: 'paragraph', html: 'Eerst.' },
      {
        kind: 'class',
        id: 'in-de-klas',
        blocks: [
          { kind: 'heading', level: 2, id: 'in-de-klas', html: 'In de klas' },
          { kind: 'paragraph', html: 'Kies <em>een</em> boek.' },
          { kind: 'bullets', items: [{ html: '<strong>Doel:</strong> kijken.', below: [] }] },
          { kind: 'heading', level: 3, id: 'later', html: 'Later' },
          { kind: 'paragraph', html: 'Nog eens.' },
        ],
      },
      { kind: 'heading', level: 2, id: 'verder', html: 'Verder' },
      { kind: 'paragraph', html: 'Dag.' },
    ]);
  });

  it('may be the last of the text, and its words count', () => {
    const { draft } = readTestArticle('Een woord.\n\n## In de klas\n\nNog twee.');
    expect(draft?.article?.wordCount).toBe(2 + 3 + 2);
    expect(draft?.article?.body).toHaveLength(2);
    expect(draft?.headingIds).toContain('in-de-klas');
  });

  it('is an ordinary heading at another level', () => {
    const body = bodyOf('## Op school\n\n### In de klas\n\nTekst.');
    expect(body?.map(({ kind }) => kind)).toEqual(['heading', 'heading', 'paragraph']);
  });

  it('is refused empty, and the second time', () => {
    expect(readTestArticle('## In de klas\n\n## In de klas\n\nTekst.').problems).toEqual([
      `${L + 2}:1  de kop ‘In de klas’ staat er twee keer  (één keer)`,
      `${L}:1  onder ‘In de klas’ staat niets  (tekst of een lijst)`,
    ]);
  });
});

describe('Gerelateerde artikelen', () => {
  test.each([
    'Gerelateerde artikelen: [Ander](/artikelen/ander)',
    '**Gerelateerde artikelen:**',
    '## Gerelateerde artikelen',
    '### Gerelateerde artikelen:',
    '## Gerelateerde  artikelen :',
    'Gerelateerde  artikelen : [Ander](/artikelen/ander)',
  ])('%s ends the text', (line) => {
    expect(bodyOf(`Tekst.\n\n${line}\n\n- [Ander](/artikelen/ander)`)).toEqual([
      { kind: 'paragraph', html: 'Tekst.' },
    ]);
  });

  it('may be all there is', () => {
    expect(bodyOf('Gerelateerde artikelen:\n\n- [Ander](/artikelen/ander)')).toEqual([]);
  });

  it('names no article that the front matter does not', () => {
    expect(
      readTestArticle(
        'Lees [dit](/artikelen/ander).\n\nGerelateerde artikelen: [Ander](/artikelen/ander)',
        testFields.replace('[ander]', '[]'),
      ).problems,
    ).toEqual([
      `${L + 2}:25  dit artikel staat niet bij relatedArticles: /artikelen/ander  (zet het bovenaan bij relatedArticles, of haal de link weg)`,
    ]);
  });

  it('loses no text without a word', () => {
    const link = '[Ander](/artikelen/ander)';
    const { warnings } = readTestArticle(
      `Tekst.\n\nGerelateerde artikelen:\n\n- ${link}\n\nZie ${link} ook.\n\nNog een slotzin.`,
    );
    expect(warnings.filter((warning) => !warning.includes('woorden'))).toEqual([
      `${L + 8}:1  deze tekst staat na ‘Gerelateerde artikelen:’ en wordt niet gepubliceerd  (zet de tekst erboven)`,
    ]);
  });

  it('is an ordinary heading with more words in it', () => {
    const body = bodyOf('## Gerelateerde artikelen en meer\n\n## Meer gerelateerde artikelen\n\nTekst.');
    expect(body).toHaveLength(3);
  });
});

describe('Veelgestelde vragen', () => {
  it('are kept in the body and known as questions with plain answers', () => {
    const { draft } = readTestArticle(
      '## Veelgestelde vragen\n\n### Mag *dit*?\n\nJa.\n\n- a\n- b\n\n### En dat?\n\nNee.\n\n## Verder\n\n### Geen vraag\n\nTekst.',
    );
    expect(draft?.article?.faq).toEqual([
      { question: 'Mag dit?', answer: 'Ja. a b' },
      { question: 'En dat?', answer: 'Nee.' },
    ]);
    expect(draft?.article?.body).toHaveLength(9);
  });

  it('each have an answer', () => {
    expect(readTestArticle('## Veelgestelde vragen\n\n### En dat?').problems).toEqual([
      `${L + 2}:1  deze vraag heeft geen antwoord`,
    ]);
  });
});

describe('the fields of an article', () => {
  const withField = (line: string, instead: string) =>
    readTestArticle('Tekst.', testFields.replace(line, instead));

  test.each([
    ['title: Proef', 'titel: Proef', ['2:1  onbekend veld “titel”  (bedoelde je “title”?)']],
    [
      'title: Proef',
      'title: 12',
      ['2:8  “title” klopt niet: “12”  (tekst; zet haar zo nodig tussen aanhalingstekens)'],
    ],
    [
      'title: Proef',
      'title: true',
      ['2:8  “title” klopt niet: “true”  (tekst; zet haar zo nodig tussen aanhalingstekens)'],
    ],
    [
      'category: rijm',
      'category: rijm\ndrawing: robt',
      ['4:10  “drawing” klopt niet: “robt”  (bedoelde je “robot”?)'],
    ],
    ['title: Proef', 'title:', ['2:1  “title” is leeg  (tekst; zet haar zo nodig tussen aanhalingstekens)']],
    ['title: Proef', 'title: " "', ['2:8  “title” is leeg  (tekst)']],
    [
      'title: Proef',
      'title: [a]',
      ['2:8  “title” klopt niet: een lijst van 1  (tekst; zet haar zo nodig tussen aanhalingstekens)'],
    ],
    [
      'title: Proef',
      'title: a: b',
      ['2:8  er staat nog een dubbele punt in de waarde  (zet de waarde tussen aanhalingstekens)'],
    ],
    ['title: Proef', 'title: a\ntitle: b', ['3:1  het veld “title” staat er twee keer  (één keer)']],
    [
      'title: Proef',
      'title: a\nwordCount: 700',
      ['3:1  onbekend veld “wordCount”  (haal deze regel weg: de woorden worden geteld)'],
    ],
    [
      'title: Proef',
      'title: a\nslug: b',
      ['3:1  onbekend veld “slug”  (haal deze regel weg: de naam van het bestand is het adres)'],
    ],
    [
      'title: Proef',
      'title: a\n__proto__: {}\nconstructor: 1',
      [
        '3:1  onbekend veld “__proto__”  (kies uit title, category, drawing, metaTitle, metaDescription, summary, datePublished, dateModified, relatedArticles, sources of books)',
        '4:1  onbekend veld “constructor”  (kies uit title, category, drawing, metaTitle, metaDescription, summary, datePublished, dateModified, relatedArticles, sources of books)',
      ],
    ],
    ['rijm', 'rijmen', ['3:11  “category” klopt niet: “rijmen”  (bedoelde je “rijm”?)']],
    ['rijm', 'sport', [`3:11  “category” klopt niet: “sport”  (${oneOf(categories)})`]],
    [
      '2025-09-01',
      '2025-02-30',
      ['7:16  “datePublished” klopt niet: “2025-02-30”  (een dag die bestaat, zoals 2025-09-07)'],
    ],
    [
      '2025-09-01',
      '1 sept 2025',
      ['7:16  “datePublished” klopt niet: “1 sept 2025”  (een dag die bestaat, zoals 2025-09-07)'],
    ],
    [
      '2025-09-01',
      '2025-09-01\ndateModified: 2025-08-31',
      ['8:15  “dateModified” (2025-08-31) ligt voor “datePublished”  (2025-09-01 of later)'],
    ],
    ['[ander]', '[andere]', ['8:19  er is geen artikel “andere”  (bedoelde je “ander”?)']],
    ['[ander]', '[ander, ander]', ['8:26  “ander” staat twee keer bij relatedArticles  (één keer)']],
    ['[ander]', '[ander, weg]', ['8:26  er is geen artikel “weg”  (de naam van een bestand, zonder .md)']],
    ['[ander]', '[proef]', ['8:19  een artikel kan niet naar zichzelf verwijzen  (een ander artikel)']],
    [
      '[ander]',
      'ander',
      ['8:18  “relatedArticles” klopt niet: “ander”  (een lijst met namen van artikelen)'],
    ],
    ['[ander]', '&a [ander]', ['8:18  ankers als “&a” gelden hier niet  (de waarde zelf)']],
  ])('%s → %s', (line, instead, problems) => {
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

  it('says when a search engine would cut off a title', () => {
    const titled = (length: number) =>
      withField('metaTitle: Proef', `metaTitle: ${'a'.repeat(length)}`).warnings;
    expect(titled(49)).toContain(
      '4:12  “metaTitle” is met de naam van de site erachter 61 tekens  (liefst hoogstens 60)',
    );
    expect(titled(48).join()).not.toContain('metaTitle');
  });

  it('says when a search engine would cut off a description', () => {
    const described = (length: number) =>
      withField('metaDescription: Een proef', `metaDescription: ${'a'.repeat(length)}`).warnings;
    expect(described(161)).toContain('5:18  “metaDescription” is 161 tekens  (liefst hoogstens 160)');
    expect(described(160).join()).not.toContain('metaDescription');
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

  it('are kept as they were typed, the makers of a book with what they made', () => {
    const { draft, problems } = read(`${typedSource}\n${typedBook}`);
    expect(problems).toEqual([]);
    expect(draft?.article?.sources).toEqual([
      {
        authors: ['Anna Bos', 'Bram Dal'],
        title: 'Hoe kinderen luisteren',
        year: 2019,
        where: 'Uitgeverij Proef',
        url: 'https://voorbeeld.test/luisteren?deel=2#kop',
        language: 'en',
      },
    ]);
    expect(draft?.article?.books).toEqual([
      {
        title: 'De gele muis',
        makers: [
          { name: 'Anna Bos', role: 'tekst' },
          { name: 'Bram Dal', role: 'tekeningen' },
        ],
        year: 1989,
        publisher: 'Proef',
        kind: 'op rijm',
        why: 'Het rijmt.',
        say: 'Waar is de muis?',
      },
    ]);
  });

  it('are not counted as words', () => {
    expect(read(`${typedSource}\n${typedBook}`).draft?.article?.wordCount).toBe(1);
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
  test.each([
    [
      'year: 2019',
      'jaar: 2019',
      [`${line(3)}:5  onbekend veld “jaar”  (kies uit authors, title, year, where, url of language)`],
    ],
    ['    title: Hoe kinderen luisteren\n', '', [`${line(1)}:5  het veld “title” ontbreekt`]],
    ['    where: Uitgeverij Proef\n', '', [`${line(1)}:5  het veld “where” ontbreekt`]],
    ['where: Uitgeverij Proef', 'where: " "', [`${line(4)}:12  “where” is leeg  (tekst)`]],
    [
      '[Anna Bos, Bram Dal]',
      '[]',
      [`${line(1)}:14  “authors” klopt niet: een lijst van 0  (een lijst met minstens één punt)`],
    ],
    ['[Anna Bos, Bram Dal]', 'Anna Bos', [`${line(1)}:14  “authors” klopt niet: “Anna Bos”  (een lijst)`]],
    ['[Anna Bos, Bram Dal]', '[Anna Bos, ""]', [`${line(1)}:25  “authors” is leeg  (tekst)`]],
    ['2019', '“2019”', [`${line(3)}:11  “year” klopt niet: ““2019””  (een jaartal, zoals 2011)`]],
    ['2019', '"2019"', [`${line(3)}:11  “year” klopt niet: “2019”  (een jaartal, zoals 2011)`]],
    ['2019', '19', [`${line(3)}:11  “year” klopt niet: “19”  (een jaartal, zoals 2011)`]],
    ['2019', '2019.5', [`${line(3)}:11  “year” klopt niet: “2019.5”  (een jaartal, zoals 2011)`]],
    ...[
      'http://voorbeeld.test/',
      'www.voorbeeld.test',
      'javascript:alert(1)',
      'https://',
      'https://voor beeld.test',
      'https://iemand@voorbeeld.test/',
    ].map((url): [string, string, string[]] => [
      'https://voorbeeld.test/luisteren?deel=2#kop',
      url,
      [
        `${line(5)}:10  “url” klopt niet: “${url}”  (een adres dat begint met https://, zoals https://doi.org/10.1000/182)`,
      ],
    ]),
    [
      'language: en',
      'language: Engels',
      [`${line(6)}:15  “language” klopt niet: “Engels”  (de afkorting van een taal, zoals en of fr)`],
    ],
    [
      'language: en',
      'language: 1',
      [`${line(6)}:15  “language” klopt niet: “1”  (de afkorting van een taal, zoals en of fr)`],
    ],
  ])('a source with %s → %s', (typed, instead, problems) => {
    expect(typedSource).toContain(typed);
    expect(read(typedSource.replace(typed, instead)).problems).toEqual(problems);
  });

  const roles = 'een naam, met erachter zo nodig (tekst), (tekeningen) of (vertaling)';
  test.each([
    [
      'kind: op rijm',
      'soort: op rijm',
      [
        `${line(5)}:5  onbekend veld “soort”  (kies uit title, makers, year, publisher, kind, why of say)`,
        `${line(1)}:5  het veld “kind” ontbreekt`,
      ],
    ],
    ['    say: Waar is de muis?', '', [`${line(1)}:5  het veld “say” ontbreekt`]],
    [
      'why: Het rijmt.',
      'why:',
      [`${line(6)}:5  “why” is leeg  (tekst; zet haar zo nodig tussen aanhalingstekens)`],
    ],
    ['op rijm', tooLong, [`${line(5)}:11  “kind” is te lang: 41 tekens  (hoogstens 40 tekens)`]],
    ['1989', 'ooit', [`${line(3)}:11  “year” klopt niet: “ooit”  (een jaartal, zoals 2011)`]],
    ['(tekst)', '(schrijver)', [`${line(2)}:14  “makers” klopt niet: “Anna Bos (schrijver)”  (${roles})`]],
    ['Anna Bos (tekst)', '(tekst)', [`${line(2)}:14  “makers” klopt niet: “(tekst)”  (${roles})`]],
  ])('a book with %s → %s', (typed, instead, problems) => {
    expect(typedBook).toContain(typed);
    expect(read(typedBook.replace(typed, instead)).problems).toEqual(problems);
  });

  test.each(['sources: []', 'books: []'])('%s says nothing', (typed) => {
    expect(read(typed).problems).toEqual([
      expect.stringMatching(/klopt niet: een lijst van 0 {2}\(een lijst met minstens één punt\)$/),
    ]);
  });
});

describe('the length of an article', () => {
  test.each([
    [689, 1],
    [690, 0],
    [820, 0],
    [821, 1],
  ])('%i words', (count, warnings) => {
    const { draft, warnings: said } = readTestArticle('woord '.repeat(count));
    expect(draft?.article?.wordCount).toBe(count);
    expect(said).toEqual(Array(warnings).fill(`  het artikel heeft ${count} woorden  (690 tot 820)`));
  });

  it('counts what a reader reads, the checklist and its heading too, and not the related line', () => {
    const { draft } = readTestArticle(
      "## Twee woorden\n\n's Avonds – auto's, ik-boek en 24 /m/.<br>Zeven\n\n- een\n- [een link](/tips)\n\n| a | b |\n|---|---|\n| c | d |\n\n## Probeer dit vandaag\n\n- [ ] Doe dit.\n\nGerelateerde artikelen: ander",
    );
    expect(draft?.article?.wordCount).toBe(2 + 8 + 1 + 2 + 4 + 3 + 2);
  });
});

test('an article that still talks to its writer says so once, where that begins', () => {
  const { warnings } = readTestArticle('Tekst.\n\nSchrijf ✎ hier.\n\n✎ En hier.');
  expect(warnings).toContain(
    `${L + 2}:9  hier staat nog uitleg voor de schrijver: 2 keer ✎  (je eigen tekst, zonder ✎)`,
  );
  expect(readTestArticle('Tekst.').warnings.join()).not.toContain('✎');
});

describe('one mistake gives one line', () => {
  test.each([
    ['<li>a</li>', `${L}:1  <li> kan niet in een artikel staan  (een lijst met - of 1.)`],
    [
      '<table><tr><td>a</td></tr></table>',
      `${L}:1  <table> kan niet in een artikel staan  (een tabel in markdown)`,
    ],
    ['- [x] a', `${L}:1  dit vakje is al aangevinkt  (een leeg vakje: “- [ ] ”)`],
    [
      '```js\nx\n```',
      `${L}:1  een codeblok kan hier niet  (gewone tekst; begin een regel niet met vier spaties of met \`\`\`)`,
    ],
    [
      '[bel](tel:112)',
      `${L}:1  dit adres is niet veilig: “tel:112”  (een adres dat begint met /, #, https:// of mailto:)`,
    ],
  ])('%s', (body, problem) => {
    expect(readTestArticle(body).problems).toEqual([problem]);
  });
});

describe('the line ‘Gerelateerde artikelen:’ is never published as text', () => {
  test.each([
    ['Tekst.\nGerelateerde artikelen: [Ander](/artikelen/ander)', `${L + 1}:1`],
    ['## Probeer dit vandaag\n\n- [ ] a\nGerelateerde artikelen: ander', `${L + 3}:1`],
    ['- a\n- Gerelateerde artikelen: ander', `${L + 1}:3`],
    ['- Gerelateerde artikelen: ander', `${L}:3`],
    ['> Gerelateerde artikelen: ander', `${L}:3`],
    ['Tekst.\n**Gerelateerde artikelen**: ander', `${L + 1}:3`],
    ['Tekst.\nGerelateerde artikelen : ander', `${L + 1}:1`],
    ['<br>\nGerelateerde artikelen: ander', `${L + 1}:1`],
  ])('%j', (body, place) => {
    expect(readTestArticle(body).problems).toEqual([
      `${place}  de regel ‘Gerelateerde artikelen:’ staat hier midden in andere tekst  ` +
        '(een lege regel erboven, en geen streepje of spatie ervoor)',
    ]);
  });
});

test('a cell beyond the width of its table is refused, not dropped', () => {
  expect(readTestArticle('| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |').problems).toEqual([
    `${L + 3}:9  deze rij heeft 3 cellen, de eerste rij van de tabel 2  (hoogstens 2; schrijf \\| voor het teken |)`,
  ]);
});

test('a date that is no text is told what a date looks like', () => {
  const fields = testFields.replace('2025-09-01', '20250901');
  expect(readTestArticle('Tekst.', fields).problems).toEqual([
    '7:16  “datePublished” klopt niet: “20250901”  (een dag die bestaat, zoals 2025-09-07)',
  ]);
});

test('a control sign spelt in YAML is refused: the feed would be no XML', () => {
  const fields = testFields.replace('title: Proef', 'title: "Proef \\a"');
  expect(readTestArticle('Tekst.', fields).problems).toEqual([
    '2:8  “title” klopt niet: “Proef”  (tekst zonder onzichtbare stuurtekens)',
  ]);
});
