import { describe, expect, it, test } from 'vitest';
import { firstBodyLine as L, readTestArticle, testSite } from '../articles/article-for-tests.ts';

describe('links', () => {
  test.each(
    [
      '/ /artikelen /artikelen?search=rijm /artikelen?search=mooi%20boek&categorie=rijm /tips /tips#tip-24',
      '/oefeningen /oefeningen#rijm-bingo /oefeningen#klank-van-de-week /oefeningen/rijm-bingo /oefeningen/klank/m',
      '/oefeningen/rijm-bingo.pdf /oefeningen/rijm-bingo-zwart-wit.pdf /over /over#zorgen',
      '/artikelen/ander /artikelen/ander#een-kop /artikelen/proef#kop #kop',
      'https://www.voorbeeld.test/pad?x=1#y mailto:iemand@voorbeeld.test',
    ].flatMap((line) => line.split(' ')),
  )('%s leads somewhere', (href) => {
    expect(readTestArticle(`## Kop\n\n[hier](${href})`).problems).toEqual([]);
  });

  it('to exercises are told, each exercise once', () => {
    const links = ['#rijm-bingo', '/rijm-bingo', '', '/rijm-bingo.pdf', '/klank/m'].map(
      (end) => `[hier](/oefeningen${end})`,
    );
    expect(readTestArticle(links.join(' ')).draft?.article?.exercises).toEqual(['rijm-bingo']);
  });

  const onlySearch = 'niet  (alleen ?search= achter /artikelen)';
  const incomplete = '(een adres dat begint met / of https://)';
  const odd = '(een adres dat begint met https://, zoals https://doi.org/10.1000/182)';
  test.each([
    ['/artikelen/andr', 'dit adres is er niet: “/artikelen/andr”  (bedoelde je /artikelen/ander?)'],
    [
      '/iets/heel/anders',
      'dit adres is er niet: “/iets/heel/anders”  (een adres van deze site, zoals /tips)',
    ],
    ['/artikelen/%zz', 'dit adres is er niet: “/artikelen/%zz”  (bedoelde je /artikelen?)'],
    ['/Tips', 'dit adres is er niet: “/Tips”  (bedoelde je /tips?)'],
    [
      '/oefeningen/klank/mm',
      'dit adres is er niet: “/oefeningen/klank/mm”  (bedoelde je /oefeningen/klank/m?)',
    ],
    ['/tips/', 'dit adres heeft een / te veel: “/tips/”  (/tips)'],
    ['/artikelen?zoek=rijm', `achter /artikelen kan “?zoek=rijm” ${onlySearch}`],
    ['/artikelen?categorie=sport', `achter /artikelen kan “?categorie=sport” ${onlySearch}`],
    ['/artikelen?search=rijm&x=1', `achter /artikelen kan “?search=rijm&x=1” ${onlySearch}`],
    ['/tips?search=rijm', `achter /tips kan “?search=rijm” ${onlySearch}`],
    ['/oefeningen#rijmbingo', '“#rijmbingo” is er niet op /oefeningen  (bedoelde je #rijm-bingo?)'],
    ['#kopp', '“#kopp” is er niet op deze pagina  (bedoelde je #kop?)'],
    ['/artikelen#x', '“#x” is er niet op /artikelen  (een adres zonder #)'],
    ['/over#twijfel', '“#twijfel” is er niet op /over  (#zorgen)'],
    ['/tips#tip-25', '“#tip-25” is er niet op /tips  (bedoelde je #tip-2?)'],
    ['/rijm-bingo', 'dit adres is er niet: “/rijm-bingo”  (bedoelde je /oefeningen/rijm-bingo?)'],
    ['/oefeningen/rijm', 'dit adres is er niet: “/oefeningen/rijm”  (bedoelde je /oefeningen/rijm-bingo?)'],
    ['/lessen/tas', 'dit adres is er niet: “/lessen/tas”  (bedoelde je /lessen/tas-of-jas?)'],
    ['/artikelen/ander.md', 'dit adres is er niet: “/artikelen/ander.md”  (bedoelde je /artikelen/ander?)'],
    ['tips', 'dit adres is niet volledig: “tips”  (bedoelde je /tips?)'],
    ['ander.md#een-kop', 'dit adres is niet volledig: “ander.md#een-kop”  (bedoelde je /artikelen/ander?)'],
    ['artikelen/andr', 'dit adres is niet volledig: “artikelen/andr”  (bedoelde je /artikelen/ander?)'],
    ['www.voorbeeld.test', `dit adres is niet volledig: “www.voorbeeld.test”  ${incomplete}`],
    ['tips/deel:2', `dit adres is niet volledig: “tips/deel:2”  ${incomplete}`],
    ['../tips', 'dit adres is niet volledig: “../tips”  (bedoelde je /tips?)'],
    ['//elders.test', `dit adres is niet volledig: “//elders.test”  ${incomplete}`],
    [`${testSite.url}/tips`, 'een link naar de eigen site heeft het adres van de site niet nodig  (/tips)'],
    ...['mailto:iemand', 'mailto:a@b.test?bcc=c@d.test', 'mailto:a%0d%0abcc:c@d.test'].map(
      (href): [string, string] => [
        href,
        `dit mailadres klopt niet: “${href}”  (mailto:naam@voorbeeld.nl, met niets erachter)`,
      ],
    ),
    ['https://', `dit adres klopt niet: “https://”  ${odd}`],
    ['http://elders.test/a', 'dit adres klopt niet: “http://elders.test/a”  (https://elders.test/a)'],
    ...['https://ik:geheim@elders.test/', 'https://boeken.test@elders.test/'].map(
      (href): [string, string] => [
        href,
        `dit adres klopt niet: “${href}”  (een adres zonder naam of wachtwoord erin)`,
      ],
    ),
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
    const { draft, problems } = readTestArticle(`Maak **${link}** samen.`);
    expect(problems).toEqual([]);
    expect(draft?.article?.body).toEqual([
      {
        kind: 'paragraph',
        html: `Maak <strong><a href="${href}" target="_blank" rel="sponsored noopener">persoonlijk prentenboek</a></strong> samen.`,
      },
    ]);
  });
});
