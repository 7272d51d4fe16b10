import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VFile } from 'vfile';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { drawingsFolder } from '../../pictures/list-drawings.ts';
import { ifReadable } from '../problems/problem.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { checkDrawing, readDrawings } from './drawings.ts';

let around: string;
let content: string;

beforeEach(async () => {
  around = await mkdtemp(join(tmpdir(), 'inhoud-'));
  content = join(around, 'content');
  await mkdir(join(content, 'plaatjes'), { recursive: true });
});

afterEach(() => rm(around, { recursive: true }));

const write = (text: string | Uint8Array, name = 'aap.svg') =>
  writeFile(join(content, 'plaatjes', name), text);

const check = (files: VFile[]) =>
  files.flatMap((file) => {
    ifReadable(file, checkDrawing);
    return problemsIn(file);
  });
const problems = async () => check(await readDrawings(content));

const draw = (body: string, box = '0 0 32 32') => `<svg viewBox="${box}">\n  ${body}\n</svg>\n`;

it('our own drawings have no problem', async () => {
  expect(check(await readDrawings(join(drawingsFolder, '..')))).toEqual([]);
});

describe('a file that is no drawing is refused', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['empty', '', ': het bestand is leeg'],
    [
      'in UTF-16',
      Buffer.from(`\ufeff${draw('<g/>')}`, 'utf16le'),
      ':1:1: hier staat een teken dat geen UTF-8 is',
    ],
    [
      'a page',
      '<!DOCTYPE html>\n<html><br></html>',
      ':1:1: DOCTYPE kan hier niet; :2:7: <br> wordt niet gesloten',
    ],
    ['text', 'geen svg', ':1:9: hier klopt de SVG niet'],
    ['cut off', '<svg viewBox="0 0 32 32"><path fill="#000" d="M0 0L', ':1:26: <path> wordt niet gesloten'],
    ['not closed', draw('<g>'), ':2:3: <g> wordt niet gesloten'],
    ['closed twice', draw('</g>'), ':2:3: hier wordt iets gesloten dat niet open is'],
    ['of another kind', '<g><path d="M0 0H9V9Z"/></g>', ':1:1: dit begint met <g>'],
    ['too deep', draw('<g>'.repeat(30) + '</g>'.repeat(30)), ':2:60: deze tekening is te ingewikkeld'],
    ['very deep', draw('<g>'.repeat(14_000)), ':2:60: deze tekening is te ingewikkeld'],
    ['too much', draw('<g/>'.repeat(2000)), ':2:7999: deze tekening is te ingewikkeld'],
    ['too large', draw(' '.repeat(100_000)), ': het bestand is te groot: 101 kB'],
    ['with nothing on it', draw(''), ':1:1: er staat niets op'],
    [
      'with an entity',
      `<!DOCTYPE svg [<!ENTITY a "b">]>${draw('&a;')}`,
      ':1:1: DOCTYPE kan hier niet; :2:6: hier klopt de SVG niet',
    ],
  ])('%s', async (_, text, said) => {
    await write(text);
    const shown = (await problems()).map((line) =>
      line
        .replace('content/plaatjes/aap.svg', '')
        .replace(/^(:\d+:\d+)? {2}/, '$1: ')
        .replace(/ {2}\(.*\)$/, ''),
    );
    expect(shown.join('; ')).toBe(said);
  });
});

it('everything that we do not draw has its own line, with what to do instead', async () => {
  const lines = [
    '<svg viewBox="0 0 1e999" onload="alert(1)">',
    '<path style="fill:red" class="a" d="M0 0H9V9Z"/>',
    '<path fill="constructor" d="M0 0H9V9Z"/>',
    '<path fill="__proto__" stroke="hotpink" d="M0 0H9V9Z"/>',
    '<path transform="scale(1e999)" d="M0 0H9V9Z"/>',
    '<path transform="url()" d="M0 0H9V9Z"/>',
    '<path transform="rotate(1 2)" d="M0 0H9V9Z"/>',
    '<path d="M0 0 L x y"/>',
    '<path d="M0 0A1e999 9 0 0 1 9 9"/>',
    '<path/>',
    '<polygon points="1 2 3"/>',
    '<polygon points="1,2 3,NaN"/>',
    '<circle r="NaN"/>',
    '<circle r="-2"/>',
    '<rect width="9" height="50%"/>',
    '<path stroke="#000" stroke-width="2px" stroke-linecap="butt" d="M0 0H9"/>',
    '<linearGradient id="a"><stop/></linearGradient>',
    '<text x="1">Hoi</text>',
    '<image href="x.png"/>',
    '<use xlink:href="#a"/>',
    '<script>alert(1)</script>',
    '<a href="x"><path clip-path="url(#b)" d="M0 0"/></a>',
    '<animate attributeName="r"/>',
    '<path opacity=".5" filter="url(#b)" d="M0 0H9V9Z"/>',
    '<constructor toString="1"/>',
    'losse tekst',
    '</svg>',
  ];
  await write(lines.join('\n'));
  const shape = 'alleen path, circle, ellipse, rect, polygon, polyline en g';
  const colour = 'een kleur als #1c1c1c, of none';
  const transform =
    'translate, scale, rotate, skewX, skewY of matrix, met gewone getallen, zoals rotate(45 16 16)';
  const path = 'een pad van getallen en letters als M, L, C, A en Z, zoals M2 3L8 9L2 9Z';
  const points = 'minstens twee punten, zoals 2,3 8,9';
  const positive = 'een getal boven 0, zonder eenheid';
  const own = 'fill, stroke en stroke-width als eigen kenmerken van de vorm';
  expect(await problems()).toEqual(
    [
      '26:1  hier staat losse tekst  (alleen vormen, zonder letters)',
      '1:6  viewBox klopt niet: “0 0 1e999”  (0 0 32 32, of een ander vak dat bij 0 0 begint, van 8 tot 2000 breed en hoog)',
      '1:26  het kenmerk onload tekenen we niet  (haal het weg)',
      `2:7  het kenmerk style tekenen we niet  (${own})`,
      `2:24  het kenmerk class tekenen we niet  (${own})`,
      `3:7  fill klopt niet: “constructor”  (${colour})`,
      `4:7  fill klopt niet: “__proto__”  (${colour})`,
      `4:24  stroke klopt niet: “hotpink”  (${colour})`,
      `5:7  transform klopt niet: “scale(1e999)”  (${transform})`,
      `6:7  transform klopt niet: “url()”  (${transform})`,
      `7:7  transform klopt niet: “rotate(1 2)”  (${transform})`,
      `8:7  d klopt niet: “M0 0 L x y”  (${path})`,
      `9:7  d klopt niet: “M0 0A1e999 9 0 0 1 9 9”  (${path})`,
      `10:1  <path> zonder d  (${path})`,
      `11:10  points klopt niet: “1 2 3”  (${points})`,
      `12:10  points klopt niet: “1,2 3,NaN”  (${points})`,
      `13:9  r klopt niet: “NaN”  (${positive})`,
      `14:9  r klopt niet: “-2”  (${positive})`,
      `15:17  height klopt niet: “50%”  (${positive})`,
      '16:21  stroke-width klopt niet: “2px”  (een getal zonder min en zonder eenheid)',
      '16:40  stroke-linecap klopt niet: “butt”  (round: lijnen zijn hier altijd rond)',
      '17:1  <linearGradient> tekenen we niet  (een effen vlak, zoals fill="#f4b400")',
      '18:1  <text> tekenen we niet  (letters als path, of geen letters)',
      '19:1  <image> tekenen we niet  (getekende vormen; een foto hoort bij een artikel)',
      '20:1  <use> tekenen we niet  (de vorm zelf, op elke plek waar je hem ziet)',
      `21:1  <script> tekenen we niet  (${shape})`,
      `22:1  <a> tekenen we niet  (${shape})`,
      '23:1  <animate> tekenen we niet  (een plaatje dat stilstaat)',
      '24:7  het kenmerk opacity tekenen we niet  (een effen kleur, zoals je hem door het vlak heen ziet)',
      '24:20  het kenmerk filter tekenen we niet  (een effen vlak, zoals fill="#f4b400")',
      `25:1  <constructor> tekenen we niet  (${shape})`,
    ].map((problem) => `content/plaatjes/aap.svg:${problem}`),
  );
});

it('what a drawing program adds without harm may stay', async () => {
  const declared = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- een aap -->\n';
  const root = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">';
  await write(`${declared}${root}<title>Aap</title><g id="a"><path d="M0 0H9V9Z"/></g></svg>`);
  expect(await problems()).toEqual([]);
});

it('a name that nothing can name is refused', async () => {
  await write(draw('<path d="M0 0H9V9Z"/>'), 'Grote Aap.svg');
  expect(await problems()).toEqual([
    'content/plaatjes/Grote Aap.svg  een tekening kan niet zo heten: “Grote Aap.svg”  (kleine letters a–z, cijfers en losse streepjes, zoals raam-nacht.svg)',
  ]);
});

// On Windows only an administrator makes links, and there are no pipes among files.
describe.skipIf(process.platform === 'win32')('in the place of a drawing', () => {
  it('a pipe, and what leads out of the content, are refused', async () => {
    await writeFile(join(around, 'buiten.svg'), draw('<path d="M0 0H9V9Z"/>'));
    await symlink('../../buiten.svg', join(content, 'plaatjes/buiten.svg'));
    execFileSync('mkfifo', [join(content, 'plaatjes/pijp.svg')]);
    expect(await problems()).toEqual([
      'content/plaatjes/buiten.svg  dit verwijst naar een bestand buiten de map met teksten  (het bestand zelf)',
      'content/plaatjes/pijp.svg  dit is niet te lezen  (een gewoon bestand)',
    ]);
  });
});
