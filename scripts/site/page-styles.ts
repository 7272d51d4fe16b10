import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { assetFileNames } from '../outputs/asset-file-names.ts';
import { type BuiltFiles, bundle, filesOf } from '../outputs/bundle.ts';
import { shortenTokens } from './shorten-tokens.ts';
import { dropUnusedTokens } from './unused-tokens.ts';

/** As the bundler spells it on every system. */
const place = (...names: string[]) => normalizePath(path.resolve(...names));

const frame = place('src/components/frame/frame.tsx');
const pagesFolder = place('src/pages');
const pageOf = (kind: string) => `${pagesFolder}/${kind}.tsx`;

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

/** Notes what imports what. */
export function noteImports(imports: Imports): Plugin {
  return {
    name: 'note-imports',
    buildEnd() {
      for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
    },
  };
}

/** For each kind of page the styles that its pages carry, and the files that these name. */
export async function buildStyles(
  imports: Imports,
  base: string,
): Promise<{ styles: Map<string, string>; pictures: BuiltFiles }> {
  const order = await readOrder();
  const kinds = [...imports.keys()].flatMap((id) => kindOf(id) ?? []).sort();
  const entries = new Map(
    kinds.map((kind) => [entryName(kind), stylesOf(kind, imports, order).map(importRule).join('')]),
  );
  const { output } = await bundle({
    base,
    plugins: [virtualFiles(entries)],
    build: { rolldownOptions: { input: [...entries.keys()], output: { assetFileNames } } },
  });
  const files = output.flatMap((file) => (file.type === 'asset' ? [file] : []));
  const styles = kinds.map((kind) => {
    const sheet = files.find(({ names }) => names.includes(entryName(kind)));
    if (!sheet) throw new Error(`No styles came out for pages of the kind ${kind}`);
    return [kind, shortenTokens(dropUnusedTokens(String(sheet.source).trim()))] as const;
  });
  return {
    styles: new Map(styles),
    pictures: filesOf(files.filter(({ fileName }) => !fileName.endsWith('.css'))),
  };
}

/** Each file of pages/ shows pages of one kind. */
function kindOf(id: string): string | undefined {
  return path.dirname(id) === pagesFolder && id.endsWith('.tsx') ? path.parse(id).name : undefined;
}

function entryName(kind: string): string {
  return `${kind}.css`;
}

const importRule = (file: string) => `@import "${file}";\n`;

async function readOrder(): Promise<string[]> {
  const rules = (await readFile(orderFile, 'utf8')).matchAll(/@import "([^"]+)"/g);
  return [...rules].map(([, file = '']) => place(path.dirname(orderFile), file));
}

/** What the page and its frame import, in the one order. */
function stylesOf(kind: string, imports: Imports, order: readonly string[]): string[] {
  const reached = new Set<string>();
  const follow = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const imported of imports.get(id) ?? []) follow(imported);
  };
  follow(frame);
  follow(pageOf(kind));
  const files = [...reached].filter((id) => id.endsWith('.css'));
  const unknown = files.find((file) => !order.includes(file));
  if (unknown) throw new Error(`${unknown} has no place in ${orderFile}`);
  return order.filter((file) => reached.has(file));
}

/** Lets the bundler begin with files that are nowhere on disk. */
function virtualFiles(texts: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'virtual-files',
    resolveId: (id) => (texts.has(id) ? id : undefined),
    load: (id) => texts.get(id),
  };
}
