import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { printLoad } from '../src/sheets/lay/print-load.ts';
import { readRealContent } from './site/real-content.ts';
import { specSays, specWords } from './site/spec-words.ts';

const { articles, exercises, pages, sheets, tips } = await readRealContent();

it('has the tips of the specification: four groups of six', () => {
  expect(tips.map(({ group }) => group)).toEqual([
    'Dagelijks leven',
    'Spelenderwijs',
    'Leren & Groeien',
    'Gesprekken',
  ]);
  expect(tips.flatMap((group) => group.tips.map(({ id }) => id))).toEqual(
    Array.from({ length: 24 }, (_, index) => index + 1),
  );
});

it('has the ten printables of the specification, in its order', () => {
  expect(exercises.map(({ title }) => title)).toEqual([
    'Rijm-bingo',
    'Woordenjacht',
    'Luister-dobbelsteen',
    'Klank-zoekplaatje',
    'Verhaal-kaarten',
    'Woordlengte-sorteren',
    'Letter-herkenning',
    'Woord-plaatjes-memory',
    'Zin-puzzel',
    'Lees-spoor',
  ]);
});

it('costs twenty-four children at most 25 sheets and 40 minutes of scissors for the basis of a printable', () => {
  const loads = [...sheets].map(([slug, sheet]) => ({ slug, ...printLoad(sheet.pages, 24) }));
  expect(loads).toHaveLength(10);
  expect(loads.filter((load) => load.sheets > 25 || load.minutes > 40)).toEqual([]);
});

it('has articles, newest first', () => {
  const days = articles.map(({ datePublished }) => datePublished);
  expect(days.length).toBeGreaterThan(0);
  expect(days).toEqual(days.toSorted().toReversed());
});

it('says what the specification has it say, word for word', async () => {
  const files = ['site.yaml', 'paginas.yaml'].map((name) => readFile(`content/${name}`, 'utf8'));
  const text = (await Promise.all(files)).join();
  expect(specWords.filter((words) => !text.includes(words))).toEqual([]);
  expect(JSON.stringify(pages.about.note)).toContain(specSays.note);
  expect(JSON.stringify(pages.about.contact)).toContain(specSays.reply);
});
