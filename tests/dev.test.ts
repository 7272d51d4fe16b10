import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toHouseColour } from '../scripts/pictures/house-colours.ts';
import { launchChromium } from './browsers/chromium.ts';
import { copySmallHouse, type HouseCopy } from './house-copy.ts';
import { findFreePort, stop, untilItAnswers } from './machine/programs.ts';

const slug = 'luisteren-zonder-scherm';
const article = `content/artikelen/${slug}.md`;
/** One that a test adds. */
const other = 'content/artikelen/luisteren-naar-een-mus.md';
/** A picture of two by three. */
const pixels = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWM4Y2x8xtiYAYUCAE75By2kGvHzAAAAAElFTkSuQmCC',
  'base64',
);

const patience = { timeout: 120_000 };
const soon = { timeout: 30_000 };

/** What `npm run dev` runs, with content of its own. It starts with a mistake in it. */
describe('while a writer edits', patience, () => {
  let house: HouseCopy;
  let program: ChildProcess;
  let said = '';
  let address: string;
  let browser: Browser;
  let page: Page;
  let whole: string;
  let title: string;

  beforeAll(async () => {
    house = await copySmallHouse();
    whole = await read(article);
    title = whole.match(/^title: (.*)$/m)?.[1] ?? '';
    await write(article, whole.replace(/^category: .*$/m, 'category: rijmen'));
    const port = await findFreePort();
    program = spawn(process.execPath, ['node_modules/vite-react-ssg/bin/vite-react-ssg.js', 'dev'], {
      cwd: house.folder,
      env: { ...process.env, PORT: String(port) },
    });
    for (const output of [program.stdout, program.stderr]) output?.on('data', (text) => (said += text));
    address = `http://localhost:${port}`;
    await untilItAnswers(address, program);
  }, patience.timeout);

  // A page that is loading itself anew may never answer a close; a browser of its own ends with the test.
  beforeEach(async () => {
    browser = await launchChromium();
    page = await browser.newPage();
  });

  afterEach(async () => {
    await browser?.close();
    await write(article, whole);
    await rm(place(other), { force: true });
  });

  afterAll(async () => {
    if (program) await stop(program);
    await house?.remove();
  });

  const place = (name: string) => path.join(house.folder, name);
  const read = (name: string) => readFile(place(name), 'utf8');
  const write = (name: string, text: string) => writeFile(place(name), text);
  const visit = (where: string) => page.goto(address + where, { waitUntil: 'commit' });
  const told = () => page.locator('content-problems section').innerText();
  const heading = () => page.locator('h1').innerText();
  const lineOf = (text: string, line: RegExp) => text.split('\n').findIndex((one) => line.test(one)) + 1;

  async function change(name: string, from: string | RegExp, to: string): Promise<string> {
    const text = await read(name);
    const changed = text.replace(from, () => to);
    expect(changed).not.toBe(text);
    await write(name, changed);
    return text;
  }

  /** Any drawing of the project that has a colour. */
  async function findDrawing(): Promise<string> {
    const names = (await readdir(place('content/plaatjes'))).filter((name) => name.endsWith('.svg'));
    for (const name of names)
      if (/#[0-9a-f]{6}/i.test(await read(`content/plaatjes/${name}`))) return path.parse(name).name;
    throw new Error('There is no drawing');
  }

  async function expectNothingTold(): Promise<void> {
    await expect.poll(() => page.locator('content-problems').count(), soon).toBe(0);
  }

  it('tells what is wrong before there is any page, and shows the page once it is mended', async () => {
    await visit(`/artikelen/${slug}`);
    await expect.poll(told, soon).toContain(`${article}:${lineOf(whole, /^category:/)}:11`);
    expect(await page.locator('main').count()).toBe(0);
    await write(article, whole);
    await expect.poll(heading, soon).toBe(title);
    await expectNothingTold();
  });

  it('says that it reads, and nothing of pages that it could not make', () => {
    expect(said).toContain('De inhoud wordt gelezen …');
    expect(said).not.toContain('ENOENT');
  });

  it('has the page follow what is saved', async () => {
    await visit(`/artikelen/${slug}`);
    await write(article, whole.replace(/^title: .*$/m, 'title: Luisteren met een mus'));
    await expect.poll(heading, soon).toBe('Luisteren met een mus');
    await write(article, whole.replace(/^summary: .*$/m, 'summary: Een mus piept op het dak.'));
    await expect.poll(() => page.locator('.lead').innerText(), soon).toBe('Een mus piept op het dak.');
    expect(await heading()).toBe(title);
  });

  it('does not hear what a build writes', async () => {
    await visit(`/artikelen/${slug}`);
    await expect.poll(heading, soon).toBe(title);
    for (const folder of ['dist', 'dist-old', '.cache/building/1', '.vite-react-ssg-temp']) {
      await mkdir(place(folder), { recursive: true });
      await write(`${folder}/index.html`, '<p>Gebouwd');
    }
    await write(article, whole.replace(/^title: .*$/m, 'title: Luisteren na een bouw'));
    await expect.poll(heading, soon).toBe('Luisteren na een bouw');
    expect(said).not.toContain('index.html');
  });

  it('shows every mistake over the page: the file, the line itself and what was expected', async () => {
    await visit(`/artikelen/${slug}`);
    const broken = whole
      .replace(/^category: .*$/m, 'category: rijmen')
      .replace(/^datePublished: .*$/m, 'datePublished: 2025-02-30');
    await write(article, broken);
    const category = lineOf(whole, /^category:/);
    const date = lineOf(whole, /^datePublished:/);
    const expected = [
      '2 problemen in 1 bestand',
      'Verbeter het en bewaar, dan verdwijnt deze melding. Tot dan blijft de pagina zoals hij was.',
      `${article}:${category}:11`,
      '“category” klopt niet: “rijmen”',
      `${category} | category: rijmen`,
      'bedoelde je “rijm”?',
      `${article}:${date}:16`,
      '“datePublished” klopt niet: “2025-02-30”',
      `${date} | datePublished: 2025-02-30`,
      'jaar, maand en dag van een dag die bestaat, zoals 2025-09-07',
    ];
    const lines = async () => (await told()).split('\n').filter((line) => line.trim() !== '');
    await expect.poll(lines, soon).toEqual(expected);
    expect(await heading()).toBe(title);

    // In a page of its own: the open one may be loading itself anew at this moment.
    page = await browser.newPage();
    await visit(`/artikelen/${slug}`);
    await expect.poll(lines, soon).toEqual(expected);

    await write(article, broken.replace('rijmen', 'rijm'));
    await expect.poll(async () => (await lines())[0], soon).toBe('1 probleem in 1 bestand');
    await write(article, whole);
    await expectNothingTold();
    expect(await heading()).toBe(title);
  });

  it('knows a new article, and one that is gone', async () => {
    await visit('/artikelen/luisteren-naar-een-mus');
    await expect.poll(heading, soon).toBe('Artikel niet gevonden');
    await cp(place(article), place(other));
    await expect.poll(heading, soon).toBe(title);
    await rm(place(other));
    await expect.poll(heading, soon).toBe('Artikel niet gevonden');
  });

  it('shows a concept with a sign that it is one, and says what could be better in a corner', async () => {
    await visit('/artikelen/luisteren-naar-een-mus');
    await write(other, `${whole.replace('\n---\n', '\nconcept: true\n---\n')}\nEen krekelfluisteraarx.\n`);
    await expect.poll(heading, soon).toBe(`Concept: ${title}`);
    const remarks = page.locator('content-remarks details');
    await expect.poll(() => remarks.locator('summary').innerText(), soon).toMatch(/^Let op: \d+$/);
    await remarks.locator('summary').click();
    expect(await remarks.innerText()).toContain('dit is een concept: het komt niet op de site');
    expect(await remarks.innerText()).toContain('690 tot 820');
    expect(await remarks.innerText()).not.toContain(article);
    const said = () => remarks.evaluate((element) => element.textContent);
    await expect.poll(said, soon).toContain('“krekelfluisteraarx” staat niet in het woordenboek');
    await visit('/artikelen');
    await expect.poll(() => page.locator('main').innerText(), soon).toContain(`Concept: ${title}`);
    await rm(place(other));
    await expect.poll(() => page.locator('main').innerText(), soon).not.toContain('Concept');
  });

  it('shows a mistake in a concept as in any other article, whatever page is open', async () => {
    const concept = whole.replace('\n---\n', '\nconcept: true\n---\n');
    await visit('/tips');
    const tips = await heading();
    await write(other, concept.replace(/^title: .*$/m, 'title: Luisteren: een mus'));
    const line = lineOf(whole, /^title:/);
    await expect.poll(told, soon).toContain(`${other}:${line}:8`);
    expect(await told()).toContain(`${line} | title: Luisteren: een mus`);
    expect(await heading()).toBe(tips);

    await visit('/artikelen/luisteren-naar-een-mus');
    await expect.poll(told, soon).toContain(`${other}:${line}:8`);
    await write(other, concept.replace(/^relatedArticles: .*$/m, 'relatedArticles: [mus.md]'));
    await expect.poll(told, soon).toContain('“mus.md”');
    await write(other, concept);
    await expect.poll(heading, soon).toBe(`Concept: ${title}`);
    await expectNothingTold();
  });

  it('shows a picture of an article, and misses it under another name', async () => {
    const [muis, rat] = ['content/afbeeldingen/muis.png', 'content/afbeeldingen/rat.png'];
    await mkdir(place('content/afbeeldingen'));
    await writeFile(place(muis), pixels);
    await visit(`/artikelen/${slug}`);
    await write(article, whole.replace(/\n---\n/, '\n---\n\n![een muis](../afbeeldingen/muis.png)\n'));
    const width = () =>
      page.locator('img[alt="een muis"]').evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width, soon).toBeGreaterThan(0);
    await rename(place(muis), place(rat));
    await expect.poll(told, soon).toContain('het plaatje “muis.png” is er niet');
    await rename(place(rat), place(muis));
    await expectNothingTold();
    await expect.poll(width, soon).toBeGreaterThan(0);
  });

  it('shows a changed tip, with another picture', async () => {
    await visit('/tips');
    await change('content/tips.yaml', /icon: .*$/m, 'icon: rocket');
    const first = () => page.locator('#tip-1 img').getAttribute('src');
    await expect.poll(first, soon).toContain('rocket.svg');
    await change('content/tips.yaml', /title: .*$/m, 'title: Tel de mussen');
    await expect.poll(() => page.locator('#tip-1').innerText(), soon).toContain('Tel de mussen');
  });

  it('shows a mistake in the code of a page, and the page again when it is mended', async () => {
    const tip = 'src/components/tips/tip-card.tsx';
    await visit('/tips');
    const shown = await heading();
    const whole = await change(tip, /return \(/, 'return ((');
    await expect.poll(() => page.locator('pre').first().innerText(), soon).toContain('tip-card.tsx');
    await write(tip, whole);
    await expect.poll(heading, soon).toBe(shown);
  });

  it('has the styles that the built page would have, and no others', async () => {
    await visit('/over');
    await page.locator('h1').waitFor();
    const links = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toContain('/src/pages/about.css');
    expect(links).not.toContain('/src/pages/tips.css');
  });

  it('shows what is wrong with a drawing on its line, until it is mended', async () => {
    const drawing = `content/plaatjes/${await findDrawing()}.svg`;
    await visit('/tips');
    const drawn = await change(drawing, /fill="[^"]*"/, 'fill="url(#verloop)"');
    await expect.poll(told, soon).toMatch(new RegExp(`${drawing}:\\d+:\\d+`));
    expect(await told()).toContain('fill klopt niet: “url(#verloop)”');
    await write(drawing, drawn);
    await expectNothingTold();
  });

  it('lays out an exercise anew when its file, a drawing or a word changes', async () => {
    // Asked in the page: all sheets together are long.
    const isShown = (drawn: string) =>
      expect
        .poll(() => page.locator('body').evaluate((body, one) => body.innerHTML.includes(one), drawn), soon)
        .toBe(true);
    await visit('/vellen/rijm-bingo');
    await change('content/oefeningen/rijm-bingo.md', /^- een .*$/m, '- een muizenschaar');
    await isShown('muizenschaar');

    const drawing = await findDrawing();
    await change('content/woorden.yaml', 'picture: cow', `picture: ${drawing}`);
    await isShown(`--${drawing}-`);
    await change(`content/plaatjes/${drawing}.svg`, /#[0-9a-f]{6}/i, '#123456');
    await isShown(toHouseColour('#123456'));

    const words = await change('content/woorden.yaml', `picture: ${drawing}`, 'picture: zonnetje');
    await expect.poll(told, soon).toContain('plaatje zonnetje bestaat niet');
    await write('content/woorden.yaml', words);
    await expectNothingTold();
  });
});
