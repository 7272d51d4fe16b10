import { readFile } from 'node:fs/promises';
import { describe, expect, it, test } from 'vitest';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { dataLimits, decodeSource, markdownLimits, readSource } from './read-source.ts';

const read = (bytes: Uint8Array | string) =>
  decodeSource('x.md', typeof bytes === 'string' ? Buffer.from(bytes) : bytes, markdownLimits);
const problemsOf = (bytes: Uint8Array | string) => problemsIn(read(bytes));

describe('a text is read as the writer sees it', () => {
  test.each([
    ['CRLF', 'a\r\nb\rc', 'a\nb\nc'],
    ['a BOM', '\uFEFFa', 'a'],
    ['emoji and dollars', "🦊 $& $' $$", "🦊 $& $' $$"],
    ['a replacement character that was typed', 'a\uFFFDb', 'a\uFFFDb'],
  ])('%s', (_, typed, text) => {
    expect(String(read(typed))).toBe(text);
  });
});

describe('what is no text is refused', () => {
  const latin1 = Buffer.from([0xff]);
  test.each([
    ['', 'x.md  het bestand is leeg'],
    [' \r\n\t', 'x.md  het bestand is leeg'],
    ['ab\r\nc\0d', 'x.md:2:2  hier staat een NUL-teken  (haal het weg; mogelijk is dit geen tekstbestand)'],
    [
      Buffer.concat([Buffer.from('\uFEFFé\uFFFD\r\nça'), latin1]),
      'x.md:2:3  hier staat een teken dat geen UTF-8 is  (bewaar het bestand als UTF-8)',
    ],
    [latin1, 'x.md:1:1  hier staat een teken dat geen UTF-8 is  (bewaar het bestand als UTF-8)'],
    ['a\nb\u0007', 'x.md:2:2  hier staat een teken dat niemand kan zien (U+0007)  (haal het weg)'],
    ['a\nkort\u202e', 'x.md:2:5  hier staat een teken dat niemand kan zien (U+202E)  (haal het weg)'],
    ['---\nti\u200btle: x', 'x.md:2:3  hier staat een teken dat niemand kan zien (U+200B)  (haal het weg)'],
    ['a\n'.repeat(2000), 'x.md  het bestand heeft te veel regels: 2001  (hoogstens 2000)'],
  ])('%#', (bytes, message) => {
    expect(problemsOf(bytes)).toEqual([message]);
  });

  it('may be as long as it may be, and no longer', async () => {
    expect(problemsOf('a\n'.repeat(1999))).toEqual([]);
    const [folder, name] = [import.meta.dirname, 'read-source.test.ts'];
    const { length } = await readFile(import.meta.filename);
    const limits = { bytes: length, lines: 1000 };
    expect(problemsIn(await readSource(folder, name, limits))).toEqual([]);
    expect(problemsIn(await readSource(folder, name, { ...limits, bytes: length - 1 }))).toEqual([
      expect.stringMatching(
        /^files\/read-source.test.ts {2}het bestand is te groot: \d kB {2}\(hoogstens \d kB\)$/,
      ),
    ]);
  });

  it('says which file is not there', async () => {
    const file = await readSource(import.meta.dirname, 'geen-bestand.yaml', dataLimits);
    expect(problemsIn(file)).toEqual(['files/geen-bestand.yaml  het bestand ontbreekt']);
  });
});
