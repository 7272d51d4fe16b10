/**
 * `npm run bench -- 9`: what the site weighs and how fast it comes, beside tests/budget.yaml, with nine runs of each
 * time. `npm run bench -- --articles 1000`: how long a build takes with so many articles more. Bytes over their budget
 * give exit code 1; times say more about the machine, and only warn.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium, installChromium, launchChromium } from '../browsers/chromium.ts';
import { writeMadeUpArticles } from '../fixtures/made-up-articles.ts';
import { copyHouse, type HouseCopy } from '../house-copy.ts';
import { serveSite } from '../site/built-site.ts';
import { kindOf, listKinds } from '../site/kinds-of-pages.ts';
import { type BuildBudget, isOver, type Row, readBudget, rowsOf } from './budget.ts';
import { measurePaint, phone } from './measure-paint.ts';
import { desk, measureTurn } from './measure-turn.ts';
import { addPlainPage } from './plain-page.ts';
import { timeBuild } from './time-build.ts';
import { weighFiles } from './weigh-files.ts';
import { openScales, weighPage } from './weigh-page.ts';

interface Site {
  folder: string;
  address: string;
  /** One page of each kind. */
  routes: string[];
}

const budget = await readBudget();
const { values, positionals } = parseArgs({
  options: { articles: { type: 'string' } },
  allowPositionals: true,
});
const runs = Number(positionals[0] ?? 3);
if (!findChromium()) installChromium();

// In a copy, so that a build really starts from nothing and the site that is there stays as it is.
const house = await copyHouse();
try {
  if (values.articles) {
    await writeMadeUpArticles(path.join(house.folder, 'content/artikelen'), Number(values.articles));
    await timeBuilds(house, budget['thousand articles']);
  } else {
    await timeBuilds(house, budget.build);
    await lookAtSite(path.join(house.folder, 'dist'));
  }
} finally {
  await house.remove();
}

async function timeBuilds(copy: HouseCopy, most: BuildBudget): Promise<void> {
  for (const start of ['from nothing', 'nothing changed'] as const) {
    const { stages, memory } = await timeBuild(copy);
    const seconds = stages.map(({ name, seconds }) => ({ name, value: seconds }));
    const last = { name: 'all, in seconds', value: seconds.pop()?.value ?? Number.NaN, most: most[start] };
    print(`A build, ${start}`, [...seconds, last, { name: 'memory at most, MB', value: memory }]);
  }
}

async function lookAtSite(folder: string): Promise<void> {
  const host = await serveSite(folder);
  try {
    const site = { folder, address: host.address, routes: await listKinds(folder) };
    await weighSite(site);
    await timePaints(site);
    await timeTurns(site);
  } finally {
    await host.close();
  }
}

async function weighSite(site: Site): Promise<void> {
  const browser = await launchChromium();
  const scales = await openScales(browser);
  const rows: Row[] = [];
  for (const route of site.routes) {
    const bounds = budget.pages[kindOf(route)];
    if (!bounds) throw new Error(`${route} has no budget`);
    const weights = await weighPage(scales, site, { route, bounds });
    print(`Bytes of ${route}`, weights);
    rows.push(...weights);
  }
  await browser.close();
  const files = Object.entries(budget.files).map(([name, most]) => weighFiles(site.folder, name, most));
  const weights = (await Promise.all(files)).flat();
  print('Bytes of files', weights);
  if ([...rows, ...weights].some(isOver)) process.exitCode = 1;
}

/** The article stands beside its bare text: how much longer it takes is what the rest of the page costs. */
async function timePaints({ folder, address, routes }: Site): Promise<void> {
  const article = routes.find((route) => route.startsWith('/artikelen/')) ?? '';
  const plain = await addPlainPage(folder, article);
  const paints = await measureInTurn([...routes, plain], (route) => measurePaint(address + route));
  for (const [route, measured] of paints) {
    const median = (name: keyof (typeof measured)[number]) => middle(measured.map((paint) => paint[name]));
    const paint = { first: median('first'), largest: median('largest'), shift: median('shift') };
    print(`Milliseconds to a first visit with a slow phone at ${route}`, rowsOf(paint, budget.paint));
  }
}

async function timeTurns({ address, routes }: Site): Promise<void> {
  const turns = await measureInTurn(routes, async (route) => ({
    tap: await measureTurn(phone, address, route),
    click: await measureTurn(desk, address, route),
  }));
  for (const [route, measured] of turns) {
    const turn = {
      tap: middle(measured.map(({ tap }) => tap)),
      click: middle(measured.map(({ click }) => click)),
    };
    print(`Milliseconds from another page to ${route}`, rowsOf(turn, budget.turn));
  }
}

/** All routes once, then all of them again: a moment in which the machine is busy slows no single page. */
async function measureInTurn<Measured>(
  routes: readonly string[],
  measure: (route: string) => Promise<Measured>,
): Promise<Map<string, Measured[]>> {
  const measured = new Map(routes.map((route) => [route, [] as Measured[]]));
  for (let run = 0; run < runs; run += 1)
    for (const [route, results] of measured) results.push(await measure(route));
  return measured;
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN;
}

function print(title: string, rows: readonly Row[]): void {
  const format = (value?: number) =>
    (value?.toLocaleString('en-GB', { maximumSignificantDigits: 4 }) ?? '').padStart(10);
  const lines = rows.map(
    (row) =>
      `  ${row.name.padEnd(26)}${format(row.value)}${format(row.most)}${isOver(row) ? '  over its budget' : ''}`,
  );
  console.log([title, ...lines, ''].join('\n'));
}
