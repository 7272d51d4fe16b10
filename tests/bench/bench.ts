/**
 * Weighs and times the site beside tests/budget.yaml: `npm run bench -- 9` for nine runs of each time. A budget of
 * bytes that is broken gives exit code 1; times say more about the machine, and only warn.
 */
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { serveFolder } from '../../scripts/serve.ts';
import { fileOfRoute, listRoutes } from '../built-site.ts';
import { findChromium, installChromium, launchChromium } from '../chromium.ts';
import { copyHouse } from '../house-copy.ts';
import { readBudget } from './budget.ts';
import { type BudgetedPage, choosePages } from './budgeted-pages.ts';
import { measureInTurn, middle } from './measure-in-turn.ts';
import { measurePaint, medianOf } from './measure-paint.ts';
import { measureTurn } from './measure-turn.ts';
import { type Report, reportBuild, reportFiles, reportTimes, reportTwin, reportWeight } from './report.ts';
import { timeBuild } from './time-build.ts';
import { weighStyles } from './weigh-file.ts';
import { weighFiles } from './weigh-files.ts';
import { type Place, weighPage } from './weigh-page.ts';
import { addTwinWithoutScript } from './without-script.ts';

const runs = Number(process.argv[2] ?? 5);
const budget = await readBudget();
if (!findChromium()) installChromium();

/** A copy, so that a build really starts from nothing and the site that is there stays as it is. */
const house = await copyHouse();
try {
  console.log('Building: seconds\n');
  for (const start of ['from nothing', 'nothing changed'] as const) {
    print(reportBuild(start, await timeBuild(house), budget.build[start]));
  }
  await lookAtSite(path.join(house.folder, 'dist'));
} finally {
  await house.remove();
}

async function lookAtSite(folder: string): Promise<void> {
  const pages = await choosePages(folder, await listRoutes(folder), budget);
  const article = pages.find(({ route }) => route.startsWith('/artikelen/'))?.route ?? '';
  const twin = await addTwinWithoutScript(folder, article);
  const [browser, host] = await Promise.all([launchChromium(), serveFolder(folder)]);
  try {
    await weighSite(browser, { folder, address: host.address }, pages);
    await timeSite(browser, host.address, pages, { article, twin });
  } finally {
    await Promise.all([browser.close(), host.close()]);
  }
}

async function weighSite(browser: Browser, place: Place, pages: readonly BudgetedPage[]): Promise<void> {
  console.log('Weight: bytes\n');
  for (const page of pages) {
    const weight = await weighPage(browser, place, page.route);
    holdTo(reportWeight(page, weight, await weighStyles(place.folder, fileOfRoute(page.route))));
  }
  const rows = Object.entries(budget.files).map(([name, bounds]) => weighFiles(place.folder, name, bounds));
  holdTo(reportFiles((await Promise.all(rows)).flat()));
}

async function timeSite(
  browser: Browser,
  address: string,
  pages: readonly BudgetedPage[],
  { article, twin }: { article: string; twin: string },
): Promise<void> {
  console.log(`On a slow phone: milliseconds, the median of ${runs} runs, each page in turn\n`);
  const routes = pages.map(({ route }) => route);
  const paints = await measureInTurn([...routes, twin], runs, (route) =>
    measurePaint(browser, address + route),
  );
  const turns = await measureInTurn(routes, runs, (route) => measureTurn(browser, address, route));
  const paintOf = (route: string) => medianOf(paints.get(route) ?? []);
  for (const page of pages)
    print(reportTimes(page, paintOf(page.route), middle(turns.get(page.route) ?? [])));
  print(reportTwin(paintOf(article), paintOf(twin)));
}

function holdTo(report: Report): void {
  print(report);
  if (report.isOver) process.exitCode = 1;
}

function print({ text }: Report): void {
  console.log(`${text}\n`);
}
