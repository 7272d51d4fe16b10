import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { categories } from '../../src/model/category.ts';
import { oneOf } from '../../src/model/one-of.ts';
import { makeSmallContent } from '../../tests/fixtures/small-content.ts';
import { formatProblem, formatProblems } from '../content/problems/report.ts';
import { type ContentResult, readContent } from '../content/read-content.ts';
import { writeArticle } from './write-article.ts';

let content: string;
let articles: string;

beforeEach(async () => {
  content = await makeSmallContent();
  articles = path.join(content, 'artikelen');
});

afterEach(() => rm(path.dirname(content), { recursive: true }));

const answers = {
  titel: 'Café: rijmen “in de rij”',
  categorie: 'Rijm',
  samenvatting: 'Drie spelletjes voor wie wacht: zonder spullen.',
};
/** About the new article; the others are shorter than articles are. */
const warningsOf = ({ warnings, ofConcepts }: ContentResult) =>
  [...warnings, ...ofConcepts].map(formatProblem).filter((line) => line.includes('cafe-rijmen'));

const today = '2026-02-03';

describe('a new article', () => {
  it('is a concept that builds as it stands, with all its sections, and talks to its writer', async () => {
    const { file } = await writeArticle(articles, answers, today);
    expect(file).toBe(path.join(articles, 'cafe-rijmen-in-de-rij.md'));
    const result = await readContent(content);
    expect(result.problems).toBeUndefined();
    expect(warningsOf(result)).toEqual([
      'content/artikelen/cafe-rijmen-in-de-rij.md:2:1  dit is een concept: het komt niet op de site  (haal “concept: true” weg om het te publiceren)',
      'content/artikelen/cafe-rijmen-in-de-rij.md:6:18  hier staat nog uitleg voor de schrijver: 32 keer ✎  (je eigen tekst, zonder ✎)',
    ]);
    const [newest] = result.content?.concepts.articles ?? [];
    expect(newest).toMatchObject({
      slug: 'cafe-rijmen-in-de-rij',
      title: answers.titel,
      category: 'rijm',
      summary: answers.samenvatting,
      datePublished: today,
      relatedArticles: [],
    });
    expect(newest?.body.map(({ kind }) => kind)).toContain('class');
    expect(newest?.faq).toHaveLength(2);
    expect(newest?.actions).toHaveLength(4);
  });

  it('is no warning any more once the writer wrote it', async () => {
    const { file = '' } = await writeArticle(articles, answers, today);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll('✎ ', '').replace('concept: true\n', ''));
    const result = await readContent(content);
    expect(warningsOf(result)).toEqual([]);
    expect(result.content?.articles[0]?.title).toBe(answers.titel);
  });
});

it('has no place without its folder', async () => {
  const { problems = [] } = await writeArticle(path.join(content, 'nergens'), answers, today);
  expect(problems.map(formatProblem)).toEqual([expect.stringMatching(/^de map .*nergens ontbreekt$/)]);
});

describe('answers that make no article', () => {
  it('are told all at once, and nothing is written', async () => {
    await writeArticle(articles, answers, today);
    const before = await readdir(articles);
    const { problems = [] } = await writeArticle(
      articles,
      { ...answers, categorie: 'rijmen', samenvatting: 'a'.repeat(401) },
      today,
    );
    expect(formatProblems(problems)).toBe(
      [
        'er is al een artikel “cafe-rijmen-in-de-rij.md”  (een andere titel)',
        '“categorie” klopt niet: “rijmen”  (bedoelde je “rijm”?)',
        '“samenvatting” is te lang: 401 tekens  (hoogstens 400 tekens)',
        '3 problemen; er is niets geschreven.',
      ].join('\n'),
    );
    expect(await readdir(articles)).toEqual(before);
  });

  it('are missing, empty or cannot become an address', async () => {
    const tell = async (wrong: object) => {
      const { problems = [] } = await writeArticle(articles, wrong, today);
      return problems.map(formatProblem).sort();
    };
    expect(await tell({ titel: ' ' })).toEqual([
      'het veld “categorie” ontbreekt',
      'het veld “samenvatting” ontbreekt',
      '“titel” is leeg  (tekst)',
    ]);
    expect(await tell({ ...answers, titel: '?!' })).toEqual([
      'van “?!” is geen adres te maken  (kleine letters a–z, cijfers en losse streepjes, zoals “taalspelletjes-aan-tafel”)',
    ]);
    expect(await tell({ ...answers, titel: 'Index' })).toEqual([
      'het adres wordt “index”: “index” is als adres al voor iets anders  (een naam die zegt waar het over gaat)',
    ]);
    expect(await tell({ ...answers, titel: 'a'.repeat(101) })).toEqual([
      expect.stringContaining('de naam heeft 101 tekens  (hoogstens 100)'),
    ]);
    expect(await tell({ ...answers, categorie: 'dieren' })).toEqual([
      `“categorie” klopt niet: “dieren”  (${oneOf(categories)})`,
    ]);
  });
});
