/** Makes the printables: `npm run pdf` all of them, `npm run pdf -- rijm-bingo` one. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePrintables } from './content/exercises/printables.ts';
import { readContentFiles } from './content/files/content-files.ts';
import { parseSite } from './content/pages/site.ts';
import { ifReadable } from './content/problems/problem.ts';
import { formatProblems } from './content/problems/report.ts';
import { buildPdfs, pdfFolder } from './sheets/build-pdfs.ts';

const content = fileURLToPath(new URL('../content', import.meta.url));

async function makePdfs(names: readonly string[]): Promise<number> {
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
  const sheets = new Map(
    exercises.flatMap(({ draft: { card }, sheet }) =>
      sheet && isAsked(card.slug) ? [[card.slug, sheet]] : [],
    ),
  );
  await buildPdfs({ sheets, author: site.name, folder: pdfFolder }, ({ file, bytes, pages }) =>
    console.log(`${relative('.', file)}  ${pages} pagina's, ${Math.ceil(bytes / 1000)} kB`),
  );
  return 0;
}

process.exitCode = await makePdfs(process.argv.slice(2));
