/**
 * Makes the printables: `npm run pdf` what changed, `npm run pdf -- rijm-bingo` one, `--all` everything,
 * `--out=folder` somewhere else than .cache/oefeningen.
 */
import { relative } from 'node:path';
import type { Sheet } from '../src/sheets/sheet.ts';
import { dataLimits, readSource } from './content/read-source.ts';
import { formatProblems } from './content/report.ts';
import { parseSite } from './content/site.ts';
import { openShelf } from './keep/shelf.ts';
import { shelves } from './keep/shelves.ts';
import { buildPdfs, pdfFolder } from './sheets/build-pdfs.ts';
import { contentFolder, layOutAll, readExercises, readWords } from './sheets/read-sheets.ts';

async function makePdfs(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const folder = args.find((arg) => arg.startsWith('--out='))?.slice('--out='.length) ?? pdfFolder;

  const siteFile = await readSource(`${contentFolder}site.yaml`, 'content/site.yaml', dataLimits);
  const site = parseSite(siteFile);
  const { file: wordsFile, words } = await readWords();
  const { files, sources } = await readExercises(names);
  const unknown = names.filter(
    (name) =>
      !sources.some((source) => source.card.slug === name) && !files.some((file) => file.stem === name),
  );
  for (const name of unknown) console.error(`Er is geen oefening "${name}" in content/oefeningen/.`);
  if (unknown.length > 0 || files.length === 0) return 1;
  const sheets = site && words ? layOutAll(sources, words, site) : new Map<string, Sheet>();
  const problems = [siteFile, wordsFile, ...files]
    .flatMap((file) => file.messages)
    .filter((message) => message.fatal);
  if (problems.length > 0 || !site) {
    console.error(formatProblems(problems));
    return 1;
  }
  const started = performance.now();
  const built = await buildPdfs({
    sheets,
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
