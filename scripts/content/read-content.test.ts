import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { categories } from '../../src/model/category.ts';
import { exerciseCount } from '../../src/model/exercise-card.ts';
import { drawings } from '../../src/model/illustrations.ts';
import { oneOf } from '../../src/model/one-of.ts';
import { makeContentWithWeeks, makeSmallContent } from '../../tests/fixtures/small-content.ts';
import { problemsIn } from './problems/problems-for-tests.ts';
import { formatProblem, formatProblems, formatWarnings } from './problems/report.ts';
import {
  type ContentReader,
  type ContentResult,
  openContentReader,
  readContent,
  showConcepts,
} from './read-content.ts';

/** Is about the words that writers get, so it is no text of the site. */
const guide = await readFile(join(import.meta.dirname, '../../content/README.md'), 'utf8');
const example = guide.match(/```markdown\n(.*?)```/s)?.[1] ?? '';

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
  return problemsIn({ messages: result.content ? [] : [...result.problems] });
};

/** A picture of two by three. */
const pixels = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWM4Y2x8xtiYAYUCAE75By2kGvHzAAAAAElFTkSuQmCC',
  'base64',
);

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
      'let op: content/artikelen/taalspelletjes-aan-tafel.md  het artikel heeft 18 woorden  (690 tot 820)',
    ]);
  });
});

describe('the guide for writers', () => {
  it('shows an article that can be published, though it is short', async () => {
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

  it('names every drawing', () => {
    const row = guide.match(/^\| `drawing` \|.*$/m)?.[0] ?? '';
    expect(drawings.filter((drawing) => !row.includes(`\`${drawing}\``))).toEqual([]);
  });

  it('shows problems in the words that writers get', async () => {
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
  it('that cannot be read as text of the site are told beside all others', async () => {
    await write('artikelen/Mijn Artikel.md', 'x');
    await write('artikelen/leeg.md', '');
    await write('artikelen/.DS_Store', 'x');
    expect(await problems()).toEqual([
      expect.stringContaining(
        'content/artikelen/Mijn Artikel.md  de naam “Mijn Artikel.md” kan geen adres worden',
      ),
      'content/artikelen/leeg.md  het bestand is leeg',
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
  it('are found, measured, and to be made', async () => {
    await write('afbeeldingen/muis.png', pixels);
    await change(someArticle, /\n## /, '\n![een muis](../afbeeldingen/muis.png)\n\n## ');
    const { content } = await readContent(folder);
    const [picture] = content?.pictures ?? [];
    expect(content?.pictures).toHaveLength(1);
    expect(picture?.source).toBe(path('afbeeldingen/muis.png'));
    const article = content?.articles.find(({ slug }) => slug === 'taalspelletjes-aan-tafel');
    expect(article?.body).toContainEqual({
      kind: 'picture',
      alt: 'een muis',
      width: 2,
      height: 3,
      src: `/assets/${picture?.files.plain.name}`,
      sizes: [{ src: `/assets/${picture?.files.sizes[0]?.name}`, width: 2 }],
    });
  });

  it('that are broken are a problem where they are shown, or else of their own file', async () => {
    await write('afbeeldingen/muis.png', pixels.subarray(0, 45));
    await write('afbeeldingen/rat.jpg', 'geen plaatje');
    await write('afbeeldingen/Lees mij.txt', 'geen plaatje');
    await change(someArticle, /\n## /, '\n![een muis](../afbeeldingen/muis.png)\n\n## ');
    expect((await problems()).sort()).toEqual([
      'content/afbeeldingen/rat.jpg  dit is geen heel plaatje  (een heel png-, jpg- of webp-bestand)',
      expect.stringMatching(
        /^content\/artikelen\/[a-z-]+\.md:\d+:1 {2}“muis.png”: dit is geen heel plaatje {2}\(een heel/,
      ),
    ]);
  });

  it('that were left behind are told of, and stop nothing', async () => {
    await write('afbeeldingen/muis.png', pixels);
    await write('afbeeldingen/rat.png', pixels);
    await change(someArticle, /\n## /, '\n![een muis](../afbeeldingen/muis.png)\n\n## ');
    const { problems, warnings } = await readContent(folder);
    expect(problems).toBeUndefined();
    expect(formatWarnings(warnings)).toContain(
      'content/afbeeldingen/rat.png  geen artikel laat dit plaatje zien  (haal het weg, of zet het in een artikel: ![wat je ziet](../afbeeldingen/rat.png))',
    );
    expect(formatWarnings(warnings)).not.toContain('muis.png');
  });
});

it('what one file names, another holds', async () => {
  await change('tips.yaml', /exercise: .*/, 'exercise: rijmbingo');
  await change('tips.yaml', 'icon: socks', 'icon: sockz');
  await change('paginas.yaml', '- taalspelletjes-aan-tafel', '- taalspelletjes-aan-tafl');
  await change(someArticle, /\n## /, '\n![een rat](rat.png)\n\n## ');
  await change('oefeningen/spel-2.md', 'order: 2', 'order: 1');
  await rm(path('oefeningen/spel-3.md'));
  expect((await problems()).map((problem) => problem.replace(/^\S+ {2}/, '')).sort()).toEqual([
    'er is geen artikel “taalspelletjes-aan-tafl”  (bedoelde je “taalspelletjes-aan-tafel”?)',
    'er is geen oefening “rijmbingo”  (bedoelde je “rijm-bingo”?)',
    'er is geen plaatje “sockz”  (bedoelde je “socks”?)',
    'het plaatje “rat.png” is er niet  (een bestand uit content/afbeeldingen, met kleine letters, ook achter de punt: ../afbeeldingen/naam.png)',
    `hier staan ${exerciseCount - 1} oefeningen  (precies ${exerciseCount})`,
    expect.stringMatching(/^plaats 1 is al van “[a-z0-9-]+” {2}\(een plaats die nog vrij is\)$/),
  ]);
});

describe('one mistake is told of once, not again by all that leads to it', () => {
  const book =
    'books:\n  - { title: Kikker, makers: [Anna Bos], kind: op rijm, why: Om te lachen., say: Dag kikker! }\n';
  const leads = 'Zie [de m](/oefeningen/klank/m) en [buiten](/themas/buiten).';

  beforeEach(async () => {
    await rm(dirname(folder), { recursive: true });
    folder = await makeContentWithWeeks();
    await change(someArticle, 'Dan dat.', `Dan dat. ${leads}`);
    await change(someArticle, /^category:/m, `${book}category:`);
    await change('themas/buiten.yaml', '  days:', '  books: [Kikker]\n  days:');
    expect(await problems()).toEqual([]);
  });

  it.each([
    ['woorden.yaml', /claps: 1/, 'claps: 3'],
    ['woorden.yaml', /^aap:/m, '[[['],
    ['klanken.yaml', 'exercises:', 'exercise:'],
    ['klanken.yaml', 'exercises:', '[[['],
    ['themas/buiten.yaml', 'name:', 'naam:'],
    ['themas/buiten.yaml', 'week:', 'week: [['],
    [someArticle, /^category: .*$/m, 'category: rijmen'],
    [someArticle, /^category: .*$/m, 'category: [['],
    ['paginas.yaml', 'home:', 'thuis:'],
    ['site.yaml', /^name: .*$/m, 'name: []'],
  ])('%s: %s → %s', async (name, from, to) => {
    await change(name, from, to);
    const found = await problems();
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((problem) => !problem.startsWith(`content/${name}`))).toEqual([]);
  });

  it('and a book that only a concept recommends is not there', async () => {
    await change(someArticle, /^category:/m, 'concept: true\ncategory:');
    expect((await problems()).filter((problem) => problem.includes('Kikker'))).toEqual([
      'content/themas/buiten.yaml:16:11  “Kikker” is geen boek dat een artikel aanraadt  (laat dit veld weg)',
    ]);
  });
});

it('a game that can’t be played with the sound of its week is told of', async () => {
  await rm(dirname(folder), { recursive: true });
  folder = await makeContentWithWeeks();
  await change('klanken.yaml', 'sound: m\n    example: maan', 'sound: d\n    example: deur');
  await rename(path('klankweken/m.yaml'), path('klankweken/d.yaml'));
  await change('klankweken/d.yaml', /^words: .*$/m, 'words: [deur, doos, druif]');
  const { problems = [], warnings } = await readContent(folder);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(warnings.map(formatProblem).filter((line) => line.includes('klankweken'))).toEqual([
    'content/klankweken/d.yaml:8:85  “rijm-bingo” is met de klank “d” niet te spelen  (een spel dat op de pagina van de klank staat)',
  ]);
});

describe('a concept', () => {
  const concept = 'artikelen/muis.md';
  const writeConcept = (fields: string, body = 'Tekst.') =>
    write(
      concept,
      `---\ntitle: Muis\ncategory: rijm\nmetaTitle: Muis\nmetaDescription: Muis\nsummary: Muis\ndatePublished: 2026-09-01\n${fields}\n---\n\n${body}\n`,
    );
  const read = async () => {
    const result = await readContent(folder);
    expect(result.problems ?? []).toEqual([]);
    return { ...result, said: result.ofConcepts.map(formatProblem).sort() };
  };

  it('is read, and is none of the articles that are published', async () => {
    const before = await read();
    await write('afbeeldingen/muis.png', pixels);
    await writeConcept(
      'relatedArticles: []\nconcept: true # nog even',
      '![een muis](../afbeeldingen/muis.png)\n\nKijk [hier](/artikelen/muis#kop).\n\n## Kop',
    );
    const result = await read();
    const { content, warnings, said } = result;
    expect(content?.articles).toEqual(before.content?.articles);
    expect(content?.pictures).toEqual([]);
    expect(warnings).toHaveLength(before.warnings.length);
    expect(content?.concepts.articles.map(({ slug }) => slug)).toEqual(['muis']);
    expect(said).toEqual([
      'content/artikelen/muis.md  het artikel heeft 3 woorden  (690 tot 820)',
      'content/artikelen/muis.md:9:1  dit is een concept: het komt niet op de site  (haal “concept: true” weg om het te publiceren)',
    ]);
    const shown = showConcepts(result);
    expect(shown.content?.articles[0]?.title).toBe('Concept: Muis');
    expect(shown.content?.pictures).toHaveLength(1);
    expect(shown.warnings).toHaveLength(warnings.length + said.length);
  });

  it('is as wrong as any other article to whoever writes it', async () => {
    await writeConcept('relatedArticles: [rat.md]');
    const complaints = (await problems()).filter((problem) => problem.includes(concept));
    await writeConcept('relatedArticles: [rat.md]\nconcept: true');
    const shown = showConcepts(await read());
    expect(shown.content).toBeUndefined();
    expect(shown.problems?.map(formatProblem)).toEqual(complaints);
    expect(shown.warnings.every(({ fatal }) => !fatal)).toBe(true);
  });

  it('stops nothing, whatever is wrong with it', async () => {
    await writeConcept('relatedArticles: [weg]\nconcept: true', '<script>a</script>\n\n[a](/weg)');
    expect((await read()).said.length).toBeGreaterThan(3);
    await writeConcept('relatedArticles: [\nconcept: true');
    expect((await read()).content?.concepts.articles).toEqual([]);
    await write(concept, '---\nconcept: true\n');
    await read();
  });

  it('is an article like any other without that line, or with another answer', async () => {
    for (const fields of ['relatedArticles: []', 'relatedArticles: []\nconcept: false']) {
      await writeConcept(fields, 'concept: true');
      expect((await read()).content?.articles.map(({ slug }) => slug)).toContain('muis');
    }
    await writeConcept('relatedArticles: []\nconcept: ja');
    expect((await problems()).join()).toContain('“concept” klopt niet: “ja”  (true voor ja, false voor nee)');
  });

  it('may lead to another concept; nothing that is published may lead to one', async () => {
    await writeConcept('relatedArticles: []\nconcept: true');
    await write('artikelen/rat.md', (await readFile(path(concept), 'utf8')).replace('[]', '[muis]'));
    await read();
    await change(someArticle, '- luisteren-zonder-scherm', '- muis');
    await change(someArticle, 'Dan dat.', 'Dan [dat](/artikelen/muis#kop).');
    await change('tips.yaml', 'article: taalspelletjes-aan-tafel', 'article: muis');
    await change('paginas.yaml', '- taalspelletjes-aan-tafel', '- muis');
    const complaint =
      'het artikel “muis” is nog een concept  (een ander artikel, of haal in muis.md de regel “concept: true” weg)';
    expect((await problems()).filter((problem) => problem.includes('concept')).sort()).toEqual(
      [
        'artikelen/taalspelletjes-aan-tafel.md:10:5',
        'artikelen/taalspelletjes-aan-tafel.md:17:5',
        'paginas.yaml:41:7',
        'tips.yaml:8:16',
      ].map((place) => `content/${place}  ${complaint}`),
    );
  });
});

it('advises where an article has no place that leads to its lesson', async () => {
  const told = async () =>
    formatWarnings((await readContent(folder)).warnings)
      .split('\n')
      .filter((line) => line.includes('naar deze les'));
  expect(await told()).toEqual([]);
  await change(someArticle, '## In de klas', '## Een kop');
  expect(await told()).toEqual([
    'let op: content/lessen/huis-en-muis.yaml  het artikel “taalspelletjes-aan-tafel” verwijst niet naar deze les  (een kop ## In de klas in dat artikel)',
  ]);
});

describe('a reader that reads again', () => {
  let reader: ContentReader;

  beforeEach(() => {
    reader = openContentReader(folder);
  });

  const messagesOf = ({ problems = [], warnings }: ContentResult) =>
    [...problems, ...warnings].map(formatProblem);

  /** A reader that read before finds the same as one that begins. */
  async function expectNothingStale(): Promise<string[]> {
    const again = await reader.read();
    const fresh = await readContent(folder);
    expect(messagesOf(again)).toEqual(messagesOf(fresh));
    expect(again.content).toEqual(fresh.content);
    return messagesOf(again);
  }

  it('makes only what was saved again', async () => {
    const { content: first } = await reader.read();
    await change(someArticle, /^title: .*$/m, 'title: Anders');
    const { content: second } = await reader.read();
    const same = second?.articles.filter((one) => first?.articles.includes(one)).map(({ slug }) => slug);
    expect(same).toEqual(['luisteren-zonder-scherm']);
    expect(second?.articles.map(({ title }) => title)).toContain('Anders');
    for (const [slug, sheet] of second?.sheets ?? []) expect(sheet).toBe(first?.sheets.get(slug));
  });

  describe('of weeks', () => {
    const [theme, soundWeek] = ['themas/buiten.yaml', 'klankweken/m.yaml'];

    beforeEach(async () => {
      await rm(dirname(folder), { recursive: true });
      folder = await makeContentWithWeeks();
      reader = openContentReader(folder);
    });

    it('lays out only what was saved again', async () => {
      const { content: first } = await reader.read();
      await change(theme, 'intro: Er', 'intro: Daar');
      const { content: second } = await reader.read();
      expect(second?.themes[0]?.week?.intro).toBe('Daar liggen bladeren op het plein.');
      expect(second?.soundWeeks.get('m')).toBe(first?.soundWeeks.get('m'));
      const { content: third } = await reader.read();
      expect(third?.themes[0]).toBe(second?.themes[0]);
    });

    it.each([
      ['a theme', () => change(theme, 'rijm-bingo, spel-2', 'rijm-bing, spel-2')],
      ['the week of a sound', () => change(soundWeek, '[maan, muis', '[haan, muis')],
      ['the sounds', () => change('klanken.yaml', 'example: maan', 'example: muis')],
      ['a word of both', () => change('woorden.yaml', /^muis: /m, 'mui: ')],
      ['the name of the site', () => change('site.yaml', /^name: .*$/m, 'name: 🦊')],
      [
        'what a print of any theme says',
        () => change('paginas.yaml', /(?<=^themes:\n(?: .*\n)*? +facts: ).*$/m, 'Vijf'),
      ],
      ['an exercise', () => rename(path('oefeningen/spel-2.md'), path('oefeningen/anders.md'))],
      ['a lesson', () => rename(path('lessen/huis-en-muis.yaml'), path('lessen/anders.yaml'))],
    ])('makes all again that goes with %s', async (_what, act) => {
      await reader.read();
      await act();
      await expectNothingStale();
      await expectNothingStale();
    });
  });

  it.each([
    ['a field of an article', () => change(someArticle, /^category: .*$/m, 'category: rijmen')],
    ['a heading that another article links to', () => change(someArticle, /^## .*$/gm, '## Kop')],
    ['an article that others name', () => rename(path(someArticle), path('artikelen/anders.md'))],
    ['the address of the site', () => change('site.yaml', /^url: .*$/m, 'url: https://www.slo.nl')],
    ['a tip', () => change('tips.yaml', /icon: .*$/m, 'icon: nergens')],
    ['a text of a page', () => change('paginas.yaml', /intro: .*$/m, 'intro: Anders')],
    ['an exercise', () => change('oefeningen/rijm-bingo.md', 'title: Rijm-bingo', 'title: Bingo')],
    ['a word that sheets use', () => change('woorden.yaml', /picture: [a-z-]+/, 'picture: nergens')],
  ])('makes all again that goes with %s', async (_what, act) => {
    await reader.read();
    await act();
    await expectNothingStale();
    await expectNothingStale();
  });

  it('says what is wrong each time, until it is mended', async () => {
    const whole = await readFile(path(someArticle), 'utf8');
    await reader.read();
    await change(someArticle, /^ {2}- .*$/m, '  - er-is-niets');
    const about = async () => (await expectNothingStale()).filter((line) => line.includes('er-is-niets'));
    expect(await about()).toHaveLength(1);
    expect(await about()).toHaveLength(1);
    await write(someArticle, whole);
    expect(await about()).toEqual([]);
  });

  it('looks again for the image of an article', async () => {
    await write('afbeeldingen/muis.png', pixels);
    await change(someArticle, /\n## /, '\n![een muis](../afbeeldingen/muis.png)\n\n## ');
    expect((await expectNothingStale()).join()).not.toContain('plaatje');
    await rename(path('afbeeldingen/muis.png'), path('afbeeldingen/rat.png'));
    expect((await expectNothingStale()).join()).toContain('het plaatje “muis.png” is er niet');
  });
});
