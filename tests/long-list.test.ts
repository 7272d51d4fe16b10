import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '../scripts/content/read-content.ts';
import { keptPages } from '../scripts/outputs/service-worker.ts';
import { addresses, files } from '../src/model/addresses.ts';
import type { Article } from '../src/model/article.ts';
import { findViolations } from './axe.ts';
import { openBrowser, waitForIslands } from './browser.ts';
import { writeMadeUpArticles } from './fixtures/made-up-articles.ts';
import { copyHouse, type HouseCopy } from './house-copy.ts';

/** With those of the project, three pages of the list. */
const madeUp = 50;
const perPage = 24;

/** In the summary of most of the made-up articles, so that what is found fills more than one page. */
const commonWord = ' de ';

let house: HouseCopy;
/** Newest first. */
let articles: Article[];
let found: Article[];

beforeAll(async () => {
  house = await copyHouse({ pdfs: true });
  const content = path.join(house.folder, 'content');
  await writeMadeUpArticles(path.join(content, 'artikelen'), madeUp);
  const { code, said } = await house.build();
  if (code !== 0) throw new Error(said);
  articles = (await readContent(content)).content?.articles ?? [];
  found = articles.filter(({ category }) => category !== 'rijm');
}, 300_000);
