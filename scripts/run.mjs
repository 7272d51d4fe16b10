/**
 * `node scripts/run.mjs build`: runs scripts/build.ts. A few hundred small files of TypeScript take longer to load
 * than a build in which nothing changed takes to run, so they are bundled once, until one of them changes.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = path.resolve('.cache/code');
const notes = path.join(folder, 'made-of.txt');
const [name] = process.argv.splice(2, 1);

module.enableCompileCache?.(path.join(folder, 'compiled'));
if (!isMade()) await make();
await import(pathToFileURL(path.join(folder, `${name}.mjs`)).href);

/** Of the same code, and whole. */
function isMade() {
  try {
    return readFileSync(notes, 'utf8') === describe();
  } catch {
    return false;
  }
}

function describe() {
  const code = ['scripts', 'src'].flatMap((room) => list(room, /^(?!generated).*\.tsx?$/));
  return hashOf(['node_modules/.package-lock.json', ...code, ...list(folder, /\.mjs$/)]);
}

/** By their way from the room. */
function list(room, kind) {
  return readdirSync(room, { recursive: true })
    .filter((file) => kind.test(file))
    .map((file) => path.join(room, file))
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256').update(`${name} ${process.version}`);
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

async function make() {
  const { build } = await import('vite');
  rmSync(folder, { recursive: true, force: true });
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: [`scripts/${name}.ts`, 'scripts/sheets/pdf-thread.ts'],
        // Beside each other: from there the project is as far away as from scripts/content.
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  writeFileSync(notes, describe());
}
