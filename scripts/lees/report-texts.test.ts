import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportTexts } from './report-texts.ts';

let content: string;

/** Long enough for an article, with links at its end. */
const body = (more = '') =>
  `${Array(78).fill('De poes slaapt boven op de warme kachel vandaag.\n\n').join('')}Lees [dit](/artikelen/muis), [dat](/artikelen/poes) en [meer](/artikelen/kat).${more}`;

beforeAll(async () => {
  content = join(await mkdtemp(join(tmpdir(), 'lees-')), 'content');
  await mkdir(content);
  await Promise.all(['artikelen', 'oefeningen'].map((folder) => mkdir(join(content, folder))));
  const files = {
    'artikelen/muis.md': `---\ntitle: Muis\n---\n\n${body()}\n`,
    'artikelen/poes.md': `---\ntitle: Poes\n---\n\n${body()}\n`,
    'artikelen/kat.md': `---\ntitle: Kleutters\n---\n\n${body(' Dat werkt altijd.')}\n`,
    'tips.yaml': '- tip: Lees voor.\n',
    'paginas.yaml': 'home:\n  intro: Taal is overal.\n',
    'klanken.yaml': '- mouth: Doe je lippen op elkaar.\n',
    'site.yaml': 'tagline: Lees maar\n',
    'woordenlijst.txt': '# niets\n',
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(content, name), text)));
});

afterAll(() => rm(dirname(content), { recursive: true }));

describe('the report of the texts', () => {
  it('has the length of each article, what is advised, and what must be mended', async () => {
    const { report, isKnown } = await reportTexts(content, []);
    expect(isKnown).toBe(true);
    expect(report.split('\n\n')).toEqual([
      expect.stringMatching(/^\d+ woorden {2}kat\n\d+ woorden {2}muis\n\d+ woorden {2}poes$/),
      expect.stringMatching(
        /^let op: content\/artikelen\/kat.md:2:8 {2}“Kleutters” staat niet in het woordenboek.*$/,
      ),
      expect.stringMatching(
        /^content\/artikelen\/kat.md:\d+:\d+ {2}dit belooft dat het altijd werkt: “werkt altijd” {2}\(helpt vaak\)$/,
      ),
      '1 ding moet anders.',
    ]);
  });

  it('is about the articles that are named, by a part of their name or by file', async () => {
    const { report, isKnown } = await reportTexts(content, ['mui', 'content/artikelen/poes.md']);
    expect(isKnown).toBe(true);
    expect(report.split('\n')).toEqual([
      expect.stringMatching(/^\d+ woorden {2}muis$/),
      expect.stringMatching(/^\d+ woorden {2}poes$/),
      '',
      'Aan de taal moet niets anders. Of de rest klopt, zeggen npm run dev en npm run build.',
    ]);
  });

  it('knows which article was meant', async () => {
    expect(await reportTexts(content, ['pous'])).toEqual({
      report: 'Er is geen artikel “pous”: bedoelde je “poes”?',
      isKnown: false,
    });
  });
});
