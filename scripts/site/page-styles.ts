import { readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { assetFileNames } from './asset-file-names.ts';
import { bundle } from './bundle.ts';
import { dropUnusedTokens } from './unused-tokens.ts';

/** As the bundler spells it on every system. */
const place = (...names: string[]) => normalizePath(path.resolve(...names));

const frame = place('src/components/frame/frame.tsx');
const pagesFolder = place('src/pages');

/** In the order of this file the style sheets count, whichever of them a page has. */
const orderFile = place('src/styles/index.css');

/** Of each module of the pages, those that it imports. */
export type Imports = Map<string, readonly string[]>;

/** In the browser nothing fetches a style sheet: what an island needs stands in its page already. */
export function leaveStylesToPages(): Plugin {
  const nothing = '\0styles-of-the-page';
  return {
    name: 'leave-styles-to-pages',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: (source, importer = '') =>
      source.endsWith('.css') && /\.tsx?$/.test(importer) ? nothing : undefined,
    load: (id) => (id === nothing ? '' : undefined),
  };
}

/** What a file of src/pages and the frame import, in the one order. */
export function stylesOf(file: string, importsOf: (id: string) => Iterable<string>): string[] {
  const reached = new Set<string>([frame, `${pagesFolder}/${file}.tsx`]);
  for (const id of reached) for (const imported of importsOf(id)) reached.add(imported);
  const order = readOrder();
  const unknown = [...reached].find((id) => id.endsWith('.css') && !order.includes(id));
  if (unknown) throw new Error(`${unknown} has no place in ${orderFile}`);
  return order.filter((file) => reached.has(file));
}

function readOrder(): string[] {
  const rules = readFileSync(orderFile, 'utf8').matchAll(/@import "([^"]+)"/g);
  return [...rules].map(([, file = '']) => place(path.dirname(orderFile), file));
}

interface BuiltStyles {
  /** By the file whose pages carry them. */
  styles: Map<string, string>;
  /** What they name. */
  files: Map<string, string | Uint8Array>;
}

/** For each file of src/pages its styles as one small text. */
export async function buildStyles(imports: Imports, base: string): Promise<BuiltStyles> {
  const pages = [...imports.keys()].flatMap((id) => pageFileOf(id) ?? []).sort();
  const entries = new Map(
    pages.map((page) => [
      `${page}.css`,
      stylesOf(page, (id) => imports.get(id) ?? [])
        .map((file) => `@import "${file}";\n`)
        .join(''),
    ]),
  );
  const { output } = await bundle({
    base,
    plugins: [virtualFiles(entries)],
    rolldownOptions: { input: [...entries.keys()], output: { assetFileNames } },
  });
  const assets = output.flatMap((file) => (file.type === 'asset' ? [file] : []));
  const sheets = assets.filter(({ fileName }) => fileName.endsWith('.css'));
  const styles = pages.map((page) => {
    const sheet = sheets.find(({ names }) => names.includes(`${page}.css`));
    if (!sheet) throw new Error(`No styles came out for src/pages/${page}.tsx`);
    return [page, dropUnusedTokens(String(sheet.source).trim())] as const;
  });
  const files = assets.filter((asset) => !sheets.includes(asset));
  return {
    styles: new Map(styles),
    files: new Map(files.map(({ fileName, source }) => [fileName, source])),
  };
}

function pageFileOf(id: string): string | undefined {
  return path.dirname(id) === pagesFolder && id.endsWith('.tsx') ? path.parse(id).name : undefined;
}

/** Lets the bundler begin with files that are nowhere on disk. */
function virtualFiles(texts: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'virtual-files',
    resolveId: (id) => (texts.has(id) ? id : undefined),
    load: (id) => texts.get(id),
  };
}
