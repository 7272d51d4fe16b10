import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { categories } from '../../src/model/category.ts';
import { exerciseCount } from '../../src/model/exercise-card.ts';
import { drawings } from '../../src/model/illustrations.ts';
import { oneOf } from '../../src/model/one-of.ts';
import { makeSmallContent } from '../../tests/fixtures/small-content.ts';
import { readContent } from './read-content.ts';
import { formatProblem, formatProblems, formatWarnings } from './report.ts';

/** Is about the words that writers get, so it is no text of the site. */
const guideFile = join(import.meta.dirname, '../../content/README.md');

let folder: string;

beforeEach(async () => {
  folder = await makeSmallContent();
});

afterEach(() => rm(dirname(folder), { recursive: true }));

const path = (name: string) => join(folder, name);
const write = async (name: string, text: string | Uint8Array) => {
  await mkdir(dirname(path(name)), { recursive: true });
  await writeFile(path(name), text);
};
const change = async (name: string, from: string | RegExp, to: string) => {
  const text = await readFile(path(name), 'utf8');
  const changed = text.replace(from, () => to);
  expect(changed).not.toBe(text);
  await writeFile(path(name), changed);
};
const problems = async () => {
  const result = await readContent(folder);
  return result.content ? [] : result.problems.map(formatProblem);
};

const someArticle = 'artikelen/taalspelletjes-aan-tafel.md';

describe('content as it should be', () => {
  it('has no problem', async () => {
    expect(await problems()).toEqual([]);
  });

  it('has its articles newest first, and its exercises in their order', async () => {
    const { content } = await readContent(folder);
    expect(content?.articles.map(({ slug }) => slug)).toEqual([
      'luisteren-zonder-scherm',
      'taalspelletjes-aan-tafel',
    ]);
    expect(content?.exercises.map(({ slug }) => slug).slice(0, 3)).toEqual([
      'rijm-bingo',
      'spel-2',
      'spel-3',
    ]);
  });

  it('is published with a warning where an article is short or long', async () => {
    const { warnings } = await readContent(folder);
    expect(formatWarnings(warnings).split('\n')).toEqual([
      'let op: content/artikelen/luisteren-zonder-scherm.md  het artikel heeft 10 woorden  (690 tot 820)',
      'let op: content/artikelen/taalspelletjes-aan-tafel.md  het artikel heeft 17 woorden  (690 tot 820)',
    ]);
  });
});

describe('the guide for writers', () => {
  it('shows an article that can be published, though it is short', async () => {
    const guide = await readFile(guideFile, 'utf8');
    const example = guide.match(/```markdown\n(.*?)```/s)?.[1] ?? '';
    await write('artikelen/rijmen-bij-de-bakker.md', example);
    const result = await readContent(folder);
    expect(result.content ? [] : result.problems.map(formatProblem)).toEqual([]);
    const article = result.content?.articles.find(({ slug }) => slug === 'rijmen-bij-de-bakker');
    expect(article?.actions).toHaveLength(2);
    expect(article?.faq).toHaveLength(1);
    expect(article?.dateModified).toBe('2025-09-12');
    const itsWarnings = result.warnings.filter(({ file }) => file?.includes('rijmen-bij-de-bakker'));
    expect(itsWarnings).toHaveLength(1);
    expect(guide).toContain(`\n${formatWarnings(itsWarnings)}\n`);
  });

  it('names every drawing', async () => {
    const guide = await readFile(guideFile, 'utf8');
    const row = guide.match(/^\| `drawing` \|.*$/m)?.[0] ?? '';
    expect(drawings.filter((drawing) => !row.includes(`\`${drawing}\``))).toEqual([]);
  });

  it('shows problems in the words that writers get', async () => {
    const guide = await readFile(guideFile, 'utf8');
    const example = guide.match(/```markdown\n(.*?)```/s)?.[1] ?? '';
    const wrong = example
      .replace('category: rijm', 'category: rijmen')
      .replace('(/oefeningen#', '(/oefening#');
    await write('artikelen/rijmen-bij-de-bakker.md', wrong);
    const result = await readContent(folder);
    expect(guide).toContain(`\n${result.content ? '' : formatProblems(result.problems)}\n`);
  });
});

describe('all problems of all files come at once, in the order of their places', () => {
  it('and are counted', async () => {
    await change('site.yaml', /^name:.*$/m, 'nam: x');
    await change('tips.yaml', 'id: 3', 'id: 4');
    await change(someArticle, /^category:.*$/m, 'category: rijmen');
    const result = await readContent(folder);
    const lines = result.content ? [] : formatProblems(result.problems).split('\n');
    expect(lines.map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
      'content/artikelen/taalspelletjes-aan-tafel.md  “category” klopt niet: “rijmen”  (bedoelde je “rijm”?)',
      'content/site.yaml  onbekend veld “nam”  (bedoelde je “name”?)',
      'content/tips.yaml  tip 3 ontbreekt',
      'content/tips.yaml  hier staat tip 4  (id: 3)',
      expect.stringMatching(
        /^content\/tips.yaml {2}tip 4 staat er twee keer, ook op regel \d+ {2}\(id: 4\)$/,
      ),
      '5 problemen in 3 bestanden; er is niets geschreven.',
    ]);
  });
});

describe('files', () => {
  const rule = 'kleine letters a–z, cijfers en losse streepjes, zoals “taalspelletjes-aan-tafel”';
  test.each([
    [
      'artikelen/Mijn Artikel.md',
      `de naam “Mijn Artikel.md” kan geen adres worden  (${rule}; bedoelde je mijn-artikel.md?)`,
    ],
    ['artikelen/één.md', `de naam “één.md” kan geen adres worden  (${rule}; bedoelde je een.md?)`],
    ['artikelen/a--b.md', `de naam “a--b.md” kan geen adres worden  (${rule}; bedoelde je a-b.md?)`],
    ['artikelen/foto.png', '“foto.png” is hier geen bestand dat we kennen  (een naam die op .md eindigt)'],
    ['artikelen/leeg.md', 'het bestand is leeg'],
  ])('%s', async (name, message) => {
    await write(name, name.endsWith('leeg.md') ? '' : 'x');
    expect(await problems()).toContain(`content/${name}  ${message}`);
  });

  it('that are hidden are left alone', async () => {
    await write('artikelen/.DS_Store', 'x');
    expect(await problems()).toEqual([]);
  });

  it('in a folder of their own are refused', async () => {
    await write('artikelen/oud/x.md', 'x');
    expect(await problems()).toEqual([
      'content/artikelen/oud  een map kan hier niet staan  (alleen bestanden die op .md eindigen)',
    ]);
  });

  it('of 5 MB are refused without being read', async () => {
    await write('artikelen/groot.md', 'a '.repeat(2_500_000));
    expect(await problems()).toEqual([
      'content/artikelen/groot.md  het bestand is te groot: 5000 kB  (hoogstens 50 kB)',
    ]);
  });

  it('are missed', async () => {
    await rm(path('paginas.yaml'));
    await rm(path('artikelen'), { recursive: true });
    const found = await problems();
    expect(found).toContain('content/paginas.yaml  het bestand ontbreekt');
    expect(found).toContain('content/artikelen  hier staat geen enkel bestand');
  });
});

describe('front matter', () => {
  test.each([
    ['Tekst', '1:1  de velden bovenaan ontbreken  (een eerste regel met alleen ---)'],
    [
      '---\ntitle: x\n',
      '1:1  de velden bovenaan zijn niet afgesloten  (na het laatste veld een regel met alleen ---)',
    ],
    ['---\n---\nTekst', '2:1  dit bestand is leeg  (een groep velden)'],
    ['---\n- a\n---\nTekst', '2:1  dit bestand klopt niet: een lijst van 1  (een groep velden)'],
  ])('%j', async (text, message) => {
    await write('artikelen/proef.md', text);
    expect(await problems()).toEqual([`content/artikelen/proef.md:${message}`]);
  });

  it('with CRLF and a BOM is published, and places stay true', async () => {
    const text = (await readFile(path(someArticle), 'utf8')).replace(/\n/g, '\r\n');
    await write(someArticle, `\uFEFF${text}`);
    expect(await problems()).toEqual([]);
    await write(someArticle, `\uFEFF${text.replace(/category: \S+/, 'category: x')}`);
    expect(await problems()).toEqual([
      `content/artikelen/taalspelletjes-aan-tafel.md:3:11  “category” klopt niet: “x”  (${oneOf(categories)})`,
    ]);
  });
});

describe('pictures', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAC0lEQVR4nGNgQAYAAA4AAcHMyrwAAAAASUVORK5CYII=',
    'base64',
  );

  it('are found, measured, and to be copied', async () => {
    await write('afbeeldingen/muis.png', pixel);
    await change(someArticle, /\n## /, '\n![een muis](../afbeeldingen/muis.png)\n\n## ');
    const { content } = await readContent(folder);
    const picture = { width: 2, height: 3 };
    expect(content?.pictures).toEqual([
      { source: path('afbeeldingen/muis.png'), address: '/afbeeldingen/muis.png', ...picture },
    ]);
    const article = content?.articles.find(({ slug }) => slug === 'taalspelletjes-aan-tafel');
    expect(article?.body).toContainEqual({
      kind: 'picture',
      src: '/afbeeldingen/muis.png',
      alt: 'een muis',
      ...picture,
    });
  });

  test.each([
    ['muis.png', 'het plaatje “muis.png” is er niet'],
    ['../../package.json', 'dit plaatje kan niet: “../../package.json”'],
    ['https://elders.test/x.png', 'dit plaatje kan niet: “https://elders.test/x.png”'],
    ['kapot.png', 'van “kapot.png” is de grootte niet te lezen'],
  ])('%s is refused', async (src, message) => {
    await write('afbeeldingen/kapot.png', 'geen plaatje');
    await change(someArticle, /\n## /, `\n![een muis](${src})\n\n## `);
    expect(
      (await problems()).map((problem) => problem.replace(/^\S+ {2}/, '').replace(/ {2}\(.*/, '')),
    ).toEqual([message]);
  });
});

describe('tips', () => {
  test.each([
    [/group: Dagelijks leven/, 'group: Elke dag', 'groep 1 heet “Elke dag”  (Dagelijks leven)'],
    [/id: 24/, 'id: 25', 'hier staat tip 25  (id: 24)'],
    [/id: 24/, 'id: 25', 'tip 24 ontbreekt'],
    [/icon: socks/, 'icon: sockz', 'er is geen plaatje “sockz”  (bedoelde je “socks”?)'],
    [/icon: socks/, 'icon: qqqqqqqq', 'er is geen plaatje “qqqqqqqq”  (de naam van een plaatje)'],
    [
      /icon: socks/,
      'ikoon: socks',
      'onbekend veld “ikoon”  (kies uit id, title, icon, tip, whenToUse, article of exercise)',
    ],
    [/ {4}- id: 1\n.*?(?=\n {4}- id: 2\n)/s, '', 'de groep “Dagelijks leven” heeft 5 tips  (precies 6)'],
    [
      / {4}- id: 2\n.*?(?=- group: Spelenderwijs)/s,
      '',
      'de groep “Dagelijks leven” heeft 1 tip  (precies 6)',
    ],
    [/$/, '- group: Meer\n  tips: []\n', 'groep 5 heet “Meer”  (er zijn 4 groepen)'],
    [/- group: Gesprekken.*/s, '', 'de groep “Gesprekken” ontbreekt'],
  ])('%s → %s', async (from, to, message) => {
    await change('tips.yaml', from, to);
    expect((await problems()).map((problem) => problem.replace(/^\S+ {2}/, ''))).toContain(message);
  });
});

describe('what carries a tip further', () => {
  test.each([
    [
      'article',
      'taalspelletjes-aan-tafl',
      'er is geen artikel “taalspelletjes-aan-tafl”  (bedoelde je “taalspelletjes-aan-tafel”?)',
    ],
    ['article', 'weg', 'er is geen artikel “weg”  (de naam van een bestand, zonder .md)'],
    ['exercise', 'rijmbingo', 'er is geen oefening “rijmbingo”  (bedoelde je “rijm-bingo”?)'],
    [
      'exercise',
      'taalspelletjes-aan-tafel',
      'er is geen oefening “taalspelletjes-aan-tafel”  (de naam van een bestand, zonder .md)',
    ],
    [
      'exercise',
      'Rijm-bingo',
      '“exercise” klopt niet: “Rijm-bingo”  (kleine letters a–z, cijfers en losse streepjes, zoals “taalspelletjes-aan-tafel”)',
    ],
  ])('%s: %s is refused at its place', async (field, name, message) => {
    const text = (await readFile(path('tips.yaml'), 'utf8')).replace(/^ {6}(article|exercise): .*\n/gm, '');
    await write('tips.yaml', text);
    expect(await problems()).toEqual([]);
    await write('tips.yaml', `${text.trimEnd()}\n      ${field}: ${name}\n`);
    const { length } = text.trimEnd().split('\n');
    expect(await problems()).toEqual([`content/tips.yaml:${length + 1}:${field.length + 9}  ${message}`]);
  });

  it('is told also where another tip is wrong', async () => {
    await change('tips.yaml', 'title: Aankleedpraat', 'titel: Aankleedpraat');
    await change('tips.yaml', /exercise: .*/, 'exercise: weg');
    expect((await problems()).map((problem) => problem.replace(/^\S+ {2}/, ''))).toEqual([
      'onbekend veld “titel”  (bedoelde je “title”?)',
      'er is geen oefening “weg”  (de naam van een bestand, zonder .md)',
    ]);
  });
});

it('tips are missed one by one', async () => {
  await write('tips.yaml', '[]');
  expect(await problems()).toHaveLength(4 + 24);
});

it('tips are all checked, whatever is wrong with one of them', async () => {
  await change('tips.yaml', 'title: Aankleedpraat', 'titel: Aankleedpraat');
  await change('tips.yaml', 'id: 24', 'id: 25');
  expect((await problems()).map((problem) => problem.replace(/^\S+ {2}/, ''))).toEqual([
    'onbekend veld “titel”  (bedoelde je “title”?)',
    'hier staat tip 25  (id: 24)',
    'tip 24 ontbreekt',
  ]);
});

describe('exercises', () => {
  test.each([
    [
      /title: Rijm-bingo/,
      'title: Rijmbingo',
      ':2:8  de oefening heet “Rijmbingo”, het bestand “rijm-bingo.md”  (noem het bestand rijmbingo.md)',
    ],
    [
      /order: 1\n/,
      `order: ${exerciseCount + 1}\n`,
      `:3:8  “order” klopt niet: “${exerciseCount + 1}”  (hoogstens ${exerciseCount})`,
    ],
    [/order: 1\n/, 'order: 1.5\n', ':3:8  “order” klopt niet: “1.5”  (een heel getal)'],
    [/group: 1\/2/, 'group: 3', '  “group” klopt niet: “3”  (1, 2 of 1/2)'],
    [/colour: rijm/, 'colour: rood', `  “colour” klopt niet: “rood”  (${oneOf(categories)})`],
    [/trains:/, 'trians:', '  onbekend veld “trians”  (bedoelde je “trains”?)'],
  ])('%s → %s', async (from, to, message) => {
    await change('oefeningen/rijm-bingo.md', from, to);
    const [first = ''] = await problems();
    expect(message.startsWith(':') ? first : first.replace(/:\d+:\d+/, '')).toBe(
      `content/oefeningen/rijm-bingo.md${message}`,
    );
  });

  it('each have a place of their own', async () => {
    await change('oefeningen/rijm-bingo.md', /order: 1\n/, 'order: 2\n');
    expect((await problems()).join()).toMatch(
      /^content\/oefeningen\/\S+:3:8 {2}plaats 2 is al van “[a-z-]+” {2}\(een plaats die nog vrij is\)$/,
    );
  });

  it('are as many as there must be', async () => {
    await rm(path('oefeningen/spel-2.md'));
    expect(await problems()).toContain(
      `content/oefeningen  hier staan ${exerciseCount - 1} oefeningen  (precies ${exerciseCount})`,
    );
  });
});

describe('the texts of pages', () => {
  it('are all there, and no others', async () => {
    await change('paginas.yaml', /^ {2}headline:/m, '  kop:');
    await change('paginas.yaml', '- taalspelletjes-aan-tafel', '- weg');
    expect((await problems()).map((problem) => problem.replace(/:\d+:\d+/, ''))).toEqual([
      'content/paginas.yaml  onbekend veld “kop”  (kies uit metaTitle, metaDescription, keywords, headline, intro of featured)',
      'content/paginas.yaml  het veld “headline” ontbreekt',
      'content/paginas.yaml  er is geen artikel “weg”  (de naam van een bestand, zonder .md)',
    ]);
  });

  test.each([
    [
      'taalspelletjes-aan-tafl',
      'er is geen artikel “taalspelletjes-aan-tafl”  (bedoelde je “taalspelletjes-aan-tafel”?)',
    ],
    ['weg', 'er is geen artikel “weg”  (de naam van een bestand, zonder .md)'],
    [
      'luisteren-zonder-scherm',
      '“luisteren-zonder-scherm” staat twee keer bij featured  (twee verschillende artikelen)',
    ],
  ])('feature articles that are there: not %s', async (typed, message) => {
    await change('paginas.yaml', '- taalspelletjes-aan-tafel', `- ${typed}`);
    const line =
      (await readFile(path('paginas.yaml'), 'utf8')).split(`- ${typed}`)[0]?.split('\n').length ?? 0;
    const at = typed.startsWith('luisteren') ? line + 1 : line;
    expect(await problems()).toEqual([`content/paginas.yaml:${at}:7  ${message}`]);
  });
});
