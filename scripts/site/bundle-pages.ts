import { createHash } from 'node:crypto';
import { folders } from '../../src/model/addresses.ts';
import type { BuiltFiles } from '../outputs/bundle.ts';
import { bundleScript } from '../outputs/bundle-script.ts';
import { bundleForBrowsers } from './bundle-for-browsers.ts';
import { bundleForRenderer } from './bundle-for-renderer.ts';
import { ownScripts } from './own-scripts.ts';
import { buildStyles } from './page-styles.ts';

/** The code of all pages, made ready. It holds nothing that writers wrote, and outlives a change of it. */
export interface PageBundle {
  /** What browsers fetch, by its name in the site. */
  files: BuiltFiles;
  /** The modules that show pages, for who renders them. */
  renderer: BuiltFiles;
  /** What pages of a kind have in common, by its name. */
  kinds: Map<string, PageKind>;
}

export interface PageKind {
  styles: string;
  /** The tag of the one script that the page runs. */
  script: string;
}

/** For a site that lives under this base. */
export async function bundlePages(base: string): Promise<PageBundle> {
  const [browsers, renderer, alone] = await Promise.all([
    bundleForBrowsers(base),
    bundleForRenderer(base),
    bundleAlone(base),
  ]);
  const { styles, pictures } = await buildStyles(renderer.imports, base);
  const starter = `<script type="module" src="${base}${browsers.starter}"></script>`;
  const kinds = [...styles].map(([kind, css]) => {
    const own = alone.get(kind);
    const script = own ? `<script src="${base}${own.name}"></script>` : starter;
    return [kind, { styles: css, script }] as const;
  });
  const scripts = [...alone.values()].map(({ name, code }) => [name, code] as const);
  return {
    files: new Map([...browsers.files, ...renderer.pictures, ...pictures, ...scripts]),
    renderer: renderer.modules,
    kinds: new Map(kinds),
  };
}

/** The scripts of pages that run no other. */
async function bundleAlone(base: string): Promise<Map<string, { name: string; code: string }>> {
  const bundled = Object.entries(ownScripts).map(async ([kind, source]) => {
    const code = await bundleScript(source, base);
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    return [kind, { name: `${folders.assets}/${kind}-${hash}.js`, code }] as const;
  });
  return new Map(await Promise.all(bundled));
}
