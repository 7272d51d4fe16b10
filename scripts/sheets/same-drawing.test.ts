import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePdf } from '../../src/pdf/write-pdf.ts';
import { drawSvg } from '../../src/sheets/draw/svg.ts';
import { everyMark, pictures } from '../../src/sheets/fixture.ts';
import type { Look } from '../../src/sheets/palette.ts';
import type { Picture } from '../../src/sheets/picture.ts';
import { type Page, pageSize, type Sheet } from '../../src/sheets/sheet.ts';
import { layOutExample } from '../content/exercises/exercise-for-tests.ts';
import { fontBytes } from './font.ts';
import { loadPictures } from './load-pictures.ts';

/** PDFs are rendered by poppler; where it isn't installed the recorded canvas has to do. */
const hasPoppler = spawnSync('pdftoppm', ['-v']).status === 0;
/** A line of a picture is wider than one dot: thinner ones are not drawn alike everywhere. */
const dotsPerInch = 96;
/** Grey values are averaged over squares of this many dots, which leaves antialiasing out. */
const square = 8;

type Pictures = ReadonlyMap<string, Picture>;

let folder: string;
let sheet: Sheet;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'same-drawing-'));
  writeFileSync(join(folder, 'regular.ttf'), fontBytes.regular);
  writeFileSync(join(folder, 'bold.ttf'), fontBytes.bold);
  ({ sheet } = layOutExample('rijm-bingo'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Squares {
  readonly columns: number;
  readonly greys: number[];
}

function averageSquares(dots: Uint8Array, width: number, height: number, channels: number): Squares {
  const columns = Math.floor(width / square);
  const rows = Math.floor(height / square);
  const greys = Array.from({ length: columns * rows }, (_, index) => {
    let sum = 0;
    for (let dy = 0; dy < square; dy++)
      for (let dx = 0; dx < square; dx++) {
        const x = (index % columns) * square + dx;
        const y = Math.floor(index / columns) * square + dy;
        for (let channel = 0; channel < 3; channel++) sum += dots[(y * width + x) * channels + channel] ?? 0;
      }
    return sum / (3 * square * square);
  });
  return { columns, greys };
}

async function renderPdf(page: Page, look: Look, known?: Pictures): Promise<Squares> {
  const file = join(folder, 'page.pdf');
  const one = { ...sheet, pages: [page] };
  writeFileSync(
    file,
    await writePdf(one, { look, pictures: known ?? loadPictures(one), author: 'Site', faces: fontBytes }),
  );
  const ppm = execFileSync('pdftoppm', ['-r', String(dotsPerInch), '-singlefile', file], { maxBuffer: 1e8 });
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.toString('latin1', 0, 40));
  const [width, height] = [Number(head?.[1]), Number(head?.[2])];
  return averageSquares(ppm.subarray(head?.[0].length), width, height, 3);
}

function renderSvg(page: Page, look: Look, known?: Pictures): Squares {
  const svg = drawSvg(page, {
    look,
    accent: sheet.accent,
    pictures: known ?? loadPictures({ ...sheet, pages: [page] }),
  });
  const rendered = new Resvg(svg, {
    fitTo: { mode: 'width', value: Math.ceil((pageSize(page).width / 25.4) * dotsPerInch) },
    font: { loadSystemFonts: false, fontFiles: [join(folder, 'regular.ttf'), join(folder, 'bold.ttf')] },
  }).render();
  return averageSquares(rendered.pixels, rendered.width, rendered.height, 4);
}

/** How many hundredths of the squares are clearly another grey. */
function difference(one: Squares, other: Squares): number {
  expect(one.columns).toBe(other.columns);
  const length = Math.min(one.greys.length, other.greys.length);
  const apart = one.greys
    .slice(0, length)
    .filter((grey, index) => Math.abs(grey - (other.greys[index] ?? 0)) > 40);
  return (100 * apart.length) / length;
}

describe.runIf(hasPoppler)('PDF and SVG of one page look alike', () => {
  it.each([
    ['how to play', 1],
    ['bingo cards', 2],
    ['the answers', -2],
  ])('%s', async (_, index) => {
    const page = sheet.pages.at(index) as Page;
    for (const look of ['colour', 'line'] as const)
      expect(difference(await renderPdf(page, look), renderSvg(page, look))).toBeLessThan(0.5);
  });

  it('with every kind of mark', async () => {
    const [page] = everyMark.pages as [Page];
    for (const look of ['colour', 'line'] as const) {
      const [pdf, svg] = [await renderPdf(page, look, pictures), renderSvg(page, look, pictures)];
      expect(difference(pdf, svg)).toBeLessThan(0.5);
    }
  });

  it('and another page does not', async () => {
    const [, , one, other] = sheet.pages as [Page, Page, Page, Page];
    expect(difference(await renderPdf(one, 'colour'), renderSvg(other, 'colour'))).toBeGreaterThan(5);
  });
});
