import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyMark } from '../../src/sheets/fixture.ts';
import type { Page, Sheet } from '../../src/sheets/sheet.ts';
import { openShelf } from '../keep/shelf.ts';
import { buildPdfs, drawAhead } from './build-pdfs.ts';
import { drawPdf } from './draw-pdf.ts';

const page = everyMark.pages[0] as Page;
/** With a picture that exists, so that it can be loaded. */
const sheet: Sheet = {
  ...everyMark,
  pages: [JSON.parse(JSON.stringify(page).replaceAll('"leaf"', '"fox"')) as Page],
};
const sheets = new Map([['proef', sheet]]);
let folder: string;
let shelf: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  shelf = mkdtempSync(join(tmpdir(), 'shelf-'));
});
afterAll(() => {
  for (const made of [folder, shelf]) rmSync(made, { recursive: true });
});

const build = (from = sheets, all = false) =>
  buildPdfs({ sheets: from, author: 'Site', folder, all, shelf: openShelf(shelf) });
const read = (name: string) => readFileSync(join(folder, name));

describe('building PDFs', () => {
  it('makes a colour and a zwart-wit version', async () => {
    const built = await build();
    expect(built.map(({ made }) => made)).toEqual([true, true]);
    expect(readdirSync(folder).sort()).toEqual(['proef-zwart-wit.pdf', 'proef.pdf']);
    expect(read('proef.pdf').equals(read('proef-zwart-wit.pdf'))).toBe(false);
  });

  it('makes nothing when nothing changed', async () => {
    expect((await build()).map(({ made }) => made)).toEqual([false, false]);
  });

  it('makes again what changed, and puts back what somebody threw away', async () => {
    const changed = new Map([['proef', { ...sheet, title: 'Anders' }]]);
    expect((await build(changed)).map(({ made }) => made)).toEqual([true, true]);
    rmSync(join(folder, 'proef.pdf'));
    expect((await build(changed)).map(({ made }) => made)).toEqual([false, false]);
    expect(read('proef.pdf').length).toBeGreaterThan(1000);
  });

  it('finds on the shelf what was drawn ahead, and draws nothing ahead that is there', async () => {
    const order = { sheets: new Map([['ander', sheet]]), author: 'Een ander', shelf: openShelf(shelf) };
    await drawAhead(order, (orders) => Promise.all(orders.map(drawPdf)));
    const other = mkdtempSync(join(tmpdir(), 'ahead-'));
    expect((await buildPdfs({ ...order, folder: other })).map(({ made }) => made)).toEqual([false, false]);
    await drawAhead(order, () => expect.unreachable());
    rmSync(other, { recursive: true });
  });

  it('mends what was damaged', async () => {
    await build();
    const whole = read('proef.pdf');
    writeFileSync(join(folder, 'proef.pdf'), whole.subarray(0, 1000));
    await build();
    expect(read('proef.pdf').equals(whole)).toBe(true);
  });

  it('gives the same bytes every time', async () => {
    await build(sheets, true);
    const first = read('proef.pdf');
    rmSync(join(folder, 'proef.pdf'));
    await build(sheets, true);
    expect(read('proef.pdf').equals(first)).toBe(true);
  });

  it('writes what PDF/UA asks', async () => {
    await build();
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

  it('stores a picture once however often it is placed', async () => {
    await build();
    const bytes = read('proef.pdf');
    const text = bytes.toString('latin1');
    const streams = [...text.matchAll(/\/Subtype \/Form[\s\S]*?stream\n/g)].map((match) => {
      const from = match.index + match[0].length;
      return inflateSync(bytes.subarray(from, text.indexOf('\nendstream', from))).toString();
    });
    expect(streams).toHaveLength(2);
    expect(streams[0]).toContain(' c ');
  });
});
