/**
 * Weighs and times the site beside tests/budget.yaml: `npm run bench -- 9` for nine runs of each time; or builds it
 * with many articles more: `npm run bench -- --articles 1000`. A budget of
 * bytes that is broken gives exit code 1; times say more about the machine, and only warn.
 */
import path from 'node:path';
import type { StaticHost } from '../../scripts/serve.ts';
import { findChromium, installChromium, launchChromium } from '../browsers/chromium.ts';
import { copyHouse } from '../house-copy.ts';
import { listRoutes, serveSite } from '../site/built-site.ts';
import { benchArticles, benchBuilds } from './bench-builds.ts';
import { readBudget } from './budget.ts';
import { type BudgetedPage, choosePages } from './budgeted-pages.ts';
import { desk, phone } from './devices.ts';
import { addFloor } from './floor.ts';
import { measureInTurn } from './measure-in-turn.ts';
import { measurePaint, medianOf } from './measure-paint.ts';
import { measureTurns } from './measure-turn.ts';
import { type Report, reportFiles, reportFloor, reportPaint, reportTurns, reportWeight } from './report.ts';
import { openSlowLine } from './slow-line.ts';
import { weighFiles } from './weigh-files.ts';
import { openScales, type Place, weighPage } from './weigh-page.ts';

const budget = await readBudget();
const [first, count] = process.argv.slice(2);
if (first === '--articles') await benchArticles(Number(count ?? 1000), budget['thousand articles'], print);
else await benchSite(Number(first ?? 3));

/** In a copy, so that a build really starts from nothing and the site that is there stays as it is. */
async function benchSite(runs: number): Promise<void> {
  if (!findChromium()) installChromium();
  const house = await copyHouse();
  try {
    await benchBuilds(house, budget.build, print);
    await lookAtSite(path.join(house.folder, 'dist'), runs);
  } finally {
    await house.remove();
  }
}

async function lookAtSite(folder: string, runs: number): Promise<void> {
  const pages = await choosePages(folder, await listRoutes(folder), budget);
  const host = await serveSite(folder);
  try {
    await weighSite({ folder, address: host.address }, pages);
    const article = pages.find(({ route }) => route.startsWith('/artikelen/'))?.route ?? '';
    await timeSite(host, pages, { article, floor: await addFloor(folder, article), runs });
  } finally {
    await host.close();
  }
}

async function weighSite(place: Place, pages: readonly BudgetedPage[]): Promise<void> {
  console.log('Weight: bytes\n');
  const browser = await launchChromium();
  const scales = await openScales(browser);
  for (const page of pages) holdTo(reportWeight(page, await weighPage(scales, place, page.route)));
  await browser.close();
  const rows = Object.entries(budget.files).map(([name, bounds]) => weighFiles(place.folder, name, bounds));
  holdTo(reportFiles((await Promise.all(rows)).flat()));
}

async function timeSite(
  host: StaticHost,
  pages: readonly BudgetedPage[],
  { article, floor, runs }: { article: string; floor: string; runs: number },
): Promise<void> {
  const [far, near] = await Promise.all([openSlowLine(host, phone.line), openSlowLine(host, desk.line)]);
  const routes = pages.map(({ route }) => route);

  console.log(`Milliseconds, the median of ${runs} runs, each page in turn\n`);
  console.log('A first visit with a slow phone\n');
  const paints = await measureInTurn([...routes, floor], runs, (route) =>
    measurePaint(phone, far.address + route),
  );
  const paintOf = (route: string) => medianOf(paints.get(route) ?? []);
  for (const route of routes) print(reportPaint(route, paintOf(route), budget.paint));
  print(reportFloor(paintOf(article), paintOf(floor)));

  console.log('From a tap on a slow phone or a click on a desk to the first paint of the next page\n');
  const turns = await measureInTurn(routes, runs, async (route) => ({
    tap: await measureTurns(phone, { address: far.address, route, hover: 0 }),
    click: await measureTurns(desk, { address: near.address, route, hover: 0 }),
    'click after a rest': await measureTurns(desk, { address: near.address, route, hover: 300 }),
  }));
  for (const route of routes) print(reportTurns(route, turns.get(route) ?? [], budget.turn));
  await Promise.all([far.close(), near.close()]);
}

function holdTo(report: Report): void {
  print(report);
  if (report.isOver) process.exitCode = 1;
}

function print({ text }: Report): void {
  console.log(`${text}\n`);
}
