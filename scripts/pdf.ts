/**
 * Makes the printables: `npm run pdf` what changed, `npm run pdf -- rijm-bingo` one, `--all` everything,
 * `--out=folder` somewhere else than .cache/oefeningen.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPrintables } from './content/exercises/printables.ts';
import { dataLimits, readSource } from './content/files/read-source.ts';
import { parseSite } from './content/pages/site.ts';
import { formatProblems } from './content/problems/report.ts';
import { openShelf } from './keep/shelf.ts';
import { shelves } from './keep/shelves.ts';
import { buildPdfs, pdfFolder } from './sheets/build-pdfs.ts';

const content = fileURLToPath(new URL('../content', import.meta.url));

async function makePdfs(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const folder = args.find((arg) => arg.startsWith('--out='))?.slice('--out='.length) ?? pdfFolder;
  const isAsked = (slug: string): boolean => names.length === 0 || names.includes(slug);

  const siteFile = await readSource(`${content}/site.yaml`, 'content/site.yaml', dataLimits);
  const site = parseSite(siteFile);
  const { wordFile, exerciseFolder, sheets } = await readPrintables(content, site);
  const files = exerciseFolder.files.filter(({ stem }) => isAsked(String(stem)));
  const unknown = names.filter((name) => !files.some(({ stem }) => stem === name));
  for (const name of unknown) console.error(`Er is geen oefening "${name}" in content/oefeningen/.`);
  if (unknown.length > 0 || files.length === 0) return 1;
  const problems = [siteFile, wordFile, ...files]
    .flatMap((file) => file.messages)
    .filter((message) => message.fatal);
  if (problems.length > 0 || !site) {
    console.error(formatProblems(problems));
    return 1;
  }
  const started = performance.now();
  const built = await buildPdfs({
    sheets: new Map([...sheets].filter(([slug]) => isAsked(slug))),
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
