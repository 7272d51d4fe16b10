import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportTexts } from './report-texts.ts';

let content: string;

/** Fifty paragraphs of fifteen words, which no other article has, with links near the end. */
function body(word: string, links: string): string {
  const numbers = Array.from({ length: 50 }, (_, index) => index + 100);
  const paragraphs = numbers.map(
    (number) =>
      `Omdat de ${word} ${number} boven ligt, sluipt ${word} opa ${number} onder de tafel van ${word}.`,
  );
  return [...paragraphs.slice(0, -1), links, paragraphs.at(-1)].join('\n\n');
}

const onward = 'Lees [dit](/artikelen/muis), [dat](/artikelen/poes) en [nog iets](/artikelen/kat).';

beforeAll(async () => {
  content = await mkdtemp(join(tmpdir(), 'lees-'));
  await Promise.all(['artikelen', 'oefeningen'].map((folder) => mkdir(join(content, folder))));
  const files = {
    'artikelen/muis.md': `---\ntitle: Muis\n---\n\n${body('muis', onward)}\n`,
    'artikelen/poes.md': `---\ntitle: Poes\n---\n\n${body('poes', onward)}\n`,
    'artikelen/kat.md': `---\ntitle: Kleutters\n---\n\n${body('kat', `${onward} Dat werkt altijd.`)}\n`,
    'tips.yaml': '- tip: Lees voor.\n',
    'paginas.yaml': 'home:\n  intro: Taal is overal.\n',
    'klanken.yaml': '- mouth: Doe je lippen op elkaar.\n',
    'site.yaml': 'tagline: Lees maar\n',
    'woordenlijst.txt': '# niets\n',
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(content, name), text)));
});

afterAll(() => rm(content, { recursive: true }));

describe('the report of the texts', () => {
  it('has all texts in its table, and all problems, file by file', async () => {
    const { report, isGood } = await reportTexts(content, []);
    expect(isGood).toBe(false);
    expect(report.match(/^(?:kat|muis|poes|tips|pagina's|oefeningen) +\d+/gm)).toHaveLength(6);
    const [spelling, promise, , end] = report.split('\n').slice(-4);
    expect(spelling).toContain('content/artikelen/kat.md:2:8  “Kleutters” staat niet in het woordenboek');
    expect(promise).toBe(
      'content/artikelen/kat.md:103:88  dit belooft dat het altijd werkt: “werkt altijd”  (helpt vaak)',
    );
    expect(end).toBe('2 problemen.');
  });

  it('is about the articles that are named, by a part of their name or by file', async () => {
    const { report, isGood } = await reportTexts(content, ['mui', 'content/artikelen/poes.md']);
    expect(isGood).toBe(true);
    expect(report.match(/^(?!\s)\S+/gm)).toEqual(['muis', 'poes', 'Alles']);
  });

  it('knows which article was meant', async () => {
    expect(await reportTexts(content, ['pous'])).toEqual({
      report: 'Er is geen artikel “pous”: bedoelde je “poes”?',
      isGood: false,
    });
  });
});
