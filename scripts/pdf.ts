/**
 * Makes the printables: `npm run pdf` what changed, `npm run pdf -- rijm-bingo` one, `--all` everything,
 * `--out=folder` somewhere else than .cache/oefeningen.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePrintables } from './content/exercises/printables.ts';
import { readContentFiles } from './content/files/content-files.ts';
import { parseSite } from './content/pages/site.ts';
import { ifReadable } from './content/problems/problem.ts';
import { formatProblems } from './content/problems/report.ts';
import { openShelf } from './keep/shelf.ts';
import { shelves } from './keep/shelves.ts';
import { buildPdfs, pdfFolder } from './sheets/build-pdfs.ts';

const content = fileURLToPath(new URL('../content', import.meta.url));

async function makePdfs(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const folder = args.find((arg) => arg.startsWith('--out='))?.slice('--out='.length) ?? pdfFolder;
  const isAsked = (slug: string): boolean => names.length === 0 || names.includes(slug);

  const typed = await readContentFiles(content);
  const site = ifReadable(typed.site, parseSite);
  const { exercises } = makePrintables(typed, site);
  const files = typed.exercises.files.filter(({ stem }) => isAsked(String(stem)));
  const unknown = names.filter((name) => !files.some(({ stem }) => stem === name));
  for (const name of unknown) console.error(`Er is geen oefening "${name}" in content/oefeningen/.`);
  if (unknown.length > 0 || files.length === 0) return 1;
  const problems = [typed.site, typed.words, ...files]
    .flatMap((file) => file.messages)
    .filter((message) => message.fatal);
  if (problems.length > 0 || !site) {
    console.error(formatProblems(problems));
    return 1;
  }
  const started = performance.now();
  const built = await buildPdfs({
    sheets: new Map(
      exercises.flatMap(({ draft: { card }, sheet }) =>
        sheet && isAsked(card.slug) ? [[card.slug, sheet]] : [],
      ),
    ),
    author: site.name,
    folder,
    shelf: openShelf(shelves.pdfs),
    all: args.includes('--all'),
    onBuilt: ({ file, bytes, pages, made }) =>
      console.log(
        `${made ? 'gemaakt' : 'gelijk '}  ${relative('.', file)}  ${pages} pagina's, ${Math.ceil(bytes / 1000)} kB`,
      ),
  });
  const made = built.filter((pdf) => pdf.made).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${made} gemaakt, ${built.length - made} ongewijzigd, ${seconds} s`);
  return 0;
}

process.exitCode = await makePdfs(process.argv.slice(2));
