import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyMark } from '../../src/sheets/fixture.ts';
import type { Page, Sheet } from '../../src/sheets/sheet.ts';
import { buildPdfs, drawPdf } from './build-pdfs.ts';

const page = everyMark.pages[0] as Page;
/** With a picture that exists, so that it can be loaded. */
const sheet: Sheet = {
  ...everyMark,
  pages: [JSON.parse(JSON.stringify(page).replaceAll('"leaf"', '"fox"')) as Page],
};
const sheets = new Map([['proef', sheet]]);
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  await buildPdfs({ sheets, author: 'Site', folder });
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name));

describe('building PDFs', () => {
  it('makes a colour and a zwart-wit version', () => {
    expect(readdirSync(folder).sort()).toEqual(['proef-zwart-wit.pdf', 'proef.pdf']);
    expect(read('proef.pdf').equals(read('proef-zwart-wit.pdf'))).toBe(false);
  });

  it('makes others of another sheet and for another author, and mends what was damaged', async () => {
    const before = read('proef.pdf');
    await buildPdfs({ sheets: new Map([['proef', { ...sheet, title: 'Anders' }]]), author: 'Site', folder });
    expect(read('proef.pdf').equals(before)).toBe(false);
    await buildPdfs({ sheets, author: 'Een ander', folder });
    expect(read('proef.pdf').equals(before)).toBe(false);
    writeFileSync(join(folder, 'proef.pdf'), before.subarray(0, 1000));
    await buildPdfs({ sheets, author: 'Site', folder });
    expect(read('proef.pdf').equals(before)).toBe(true);
  });

  it('gives the same bytes every time that it draws', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => drawPdf(sheet, 'colour', 'Site')));
    expect(Buffer.from(one ?? []).equals(other ?? new Uint8Array())).toBe(true);
  });

  it('writes what PDF/UA asks', () => {
    const text = read('proef.pdf').toString('latin1');
    for (const sign of [
      '/Marked true',
      '/Lang (nl-NL)',
      '/DisplayDocTitle true',
      '<pdfuaid:part>1</pdfuaid:part>',
      '/S /Figure',
    ])
      expect(text).toContain(sign);
    expect(text).toContain('Proef &amp; toets');
    expect(text).not.toContain('/CIDSet');
    expect(text.match(/\/FontFile2/g)).toHaveLength(2);
    expect(text).not.toContain('/Helvetica');
  });

  it('stores a picture once however often it is placed', () => {
    const streams = streamsOf(read('proef.pdf'), /\/Subtype \/Form[\s\S]*?stream\n/g);
    expect(streams).toHaveLength(2);
    expect(streams[0]).toContain(' c ');
  });

  it('writes each letter by itself: what a child reads has no fl or fi in one', async () => {
    const written = JSON.parse(JSON.stringify(sheet).replaceAll('"text":"', '"text":"fles fiets ')) as Sheet;
    const bytes = Buffer.from(await drawPdf(written, 'colour', 'Site'));
    const texts = streamsOf(bytes, /stream\n/g);
    expect(texts.some((text) => text.includes('<0066>'))).toBe(true);
    for (const text of texts) expect(text).not.toMatch(/<0066 ?006[9c]>/);
  });
});

/** What begins behind each of these, unpacked where it is packed. */
const streamsOf = (bytes: Buffer, begin: RegExp): string[] => {
  const text = bytes.toString('latin1');
  return [...text.matchAll(begin)].map(({ 0: { length }, index }) => {
    const from = index + length;
    const stream = bytes.subarray(from, text.indexOf('\nendstream', from));
    return (stream[0] === 0x78 ? inflateSync(stream) : stream).toString('latin1');
  });
};
