import { build, type InlineConfig, type Rolldown } from 'vite';

interface Order {
  /** Where the site lives under its host. */
  base: string;
  plugins?: InlineConfig['plugins'];
  rolldownOptions: Rolldown.RolldownOptions;
}

/** How long it took is English, and of no use to a writer. */
const quiet = { checks: { pluginTimings: false } } as const;

/** Bundles what stands beside the bundles of the pages; nothing of it is written. */
export async function bundle({
  base,
  plugins = [],
  rolldownOptions,
}: Order): Promise<Rolldown.RolldownOutput> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    base,
    plugins,
    build: {
      write: false,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      rolldownOptions: { ...quiet, ...rolldownOptions },
    },
  });
  if (!('output' in built)) throw new Error('Vite gave more than one bundle');
  return built;
}

/** A script that stands alone: one file, without modules. */
export async function bundleScript(source: string, base: string): Promise<string> {
  const { output } = await bundle({ base, rolldownOptions: { input: source, output: { format: 'iife' } } });
  return output[0].code;
}
