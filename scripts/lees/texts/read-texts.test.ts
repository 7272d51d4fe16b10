import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { makeSmallContent } from '../../../tests/fixtures/small-content.ts';
import { formatWarnings } from '../../content/problems/report.ts';
import { readContent } from '../../content/read-content.ts';
import { allTexts, parseArticleText, parseExerciseText, readTexts } from './read-texts.ts';

const article = parseArticleText(
  new VFile({
    path: 'content/artikelen/rijm.md',
    value: [
      '---', // 1
      'title: "Rijm: horen"',
      'category: rijm',
      'summary: >-',
      '  Eerst een regel,', // 5
      '  dan een tweede.',
      '---',
      '',
      '## Zie [hier](/tips)',
      '', // 10
      'Een *schuin* woord, met [een link](/oefeningen#rijm-bingo) erin. Nog een',
      'regel. Klaar.',
      '',
      '> Kind: “Hoi.”',
      '', // 15
      '- [ ] Doe iets.',
      '',
      'Gerelateerde artikelen:',
      '',
      '- niet voor de lezer',
    ].join('\n'),
  }),
);

function placeOf(words: string): string | undefined {
  const passage = article.passages.find(({ text }) => text.includes(words));
  const place = passage?.placeAt(passage.text.indexOf(words));
  return place && `${place.line}:${place.column}`;
}

describe('the text of an article', () => {
  it('is that of its fields, headings, paragraphs, quotes and lists, without markup', () => {
    expect(article.passages.map(({ text }) => text)).toEqual([
      'Rijm: horen',
      'Eerst een regel, dan een tweede.',
      'Zie hier',
      'Een schuin woord, met een link erin. Nog een\nregel. Klaar.',
      'Kind: “Hoi.”',
      'Doe iets.',
    ]);
  });

  it.each([
    ['horen', '2:15'],
    ['regel,', '5:13'],
    ['tweede', '6:11'],
    ['schuin', '11:6'],
    ['link', '11:30'],
    ['erin', '11:60'],
    ['Klaar', '12:8'],
    ['Hoi', '14:10'],
  ])('%s stands at %s', (words, place) => {
    expect(placeOf(words)).toBe(place);
  });

  it('has the links of its running text, not those of a heading', () => {
    expect(article.links.map(({ url }) => url)).toEqual(['/oefeningen#rijm-bingo']);
  });

  it('has a summary above it', () => {
    expect(article.summary?.text).toBe('Eerst een regel, dan een tweede.');
    expect(article.summary?.placeAt(0)?.line).toBe(5);
  });

  it('counts the words of its body as the site does', () => {
    expect(article.wordCount).toBe(17);
  });
});

it('reads what we say of a book and of a tip, not the names that others gave', () => {
  const value = [
    '---',
    'title: Kiezen',
    'sources:',
    '  - authors: [Jan Smit]',
    '    title: Reading Aloud',
    '    where: Press',
    'books:',
    '  - title: Xander zoekt',
    '    makers: [Kees Bol (tekst)]',
    '    publisher: Zwyx',
    '    kind: op rijm',
    '    why: Het rijmt.',
    '    say: Waar is hij?',
    '---',
    'Tekst.',
  ].join('\n');
  const { passages, body } = parseArticleText(new VFile({ path: 'content/artikelen/kiezen.md', value }));
  expect(passages.map(({ text }) => text)).toEqual([
    'Kiezen',
    'op rijm',
    'Het rijmt.',
    'Waar is hij?',
    'Tekst.',
  ]);
  expect(body.map(({ text }) => text)).toEqual(['Tekst.']);
});

it('reads of a pack what is more than one word, since one word names a thing', () => {
  const value = '---\ntitle: Bingo\nlayout: rijm-bingo\ncall: sun\nhint: Zeg het zacht.\n---\n\n## Nodig\n';
  const exercise = parseExerciseText(new VFile({ path: 'bingo.md', value }));
  expect(exercise.passages.map(({ text }) => text)).toEqual(['Bingo', 'Zeg het zacht.', 'Nodig']);
});

it('reads of a pack what is true of some sets, not the sign that says so', () => {
  const value = '---\ntitle: Bingo\n---\n\n## Nodig\n\n- een zak {met rijm}\n- een doos {zonder rijm}\n';
  const [, , bag, box] = parseExerciseText(new VFile({ path: 'bingo.md', value })).passages;
  expect([bag?.text, box?.text]).toEqual(['een zak', 'een doos']);
  expect(box?.placeAt(4)).toEqual({ line: 8, column: 7 });
});

it('tells what the build warns of, in its words, and leaves what is refused to it', async () => {
  const content = await makeSmallContent();
  const change = async (name: string, from: RegExp, to: string) => {
    const file = path.join(content, name);
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replace(from, () => to),
    );
  };
  await change('artikelen/luisteren-zonder-scherm.md', /(?<=\n---\n)/, '\n##Kop\n\n<script>\n');
  await change('oefeningen/rijm-bingo.md', /$/, '\n##Kop\n');
  await change('oefeningen/rijm-bingo.md', /(?<=\ndescription: Speel )/, '**nu** ');
  await change('tips.yaml', /(?<=\n {6}tip: Zeg )/, '<b>nu</b> ');
  const texts = await readTexts(content);
  const { warnings } = await readContent(content);
  await rm(path.dirname(content), { recursive: true });
  const told = formatWarnings(allTexts(texts).flatMap(({ file }) => file.messages));
  expect(told).toBe(formatWarnings(warnings));
  expect(told.match(/##? Kop|het artikel heeft/g)).toContain('## Kop');
  expect(told).toContain('let op: content/oefeningen/rijm-bingo.md');
  expect(told.match(/“\*\*nu\*\*”|“<b>”/g)).toEqual(['“**nu**”', '“<b>”']);
});
