import { type BuildEnvironmentOptions, build, type PluginOption, type Rolldown } from 'vite';

interface Bundled {
  base: string;
  build: BuildEnvironmentOptions;
  plugins?: PluginOption[];
}

/** What Vite makes for a site under this base, nothing of it written yet. */
export async function bundle({ base, build: options, plugins }: Bundled): Promise<Rolldown.RolldownOutput> {
  const built = await build({
    configFile: false,
    publicDir: false,
    base,
    logLevel: 'warn',
    plugins,
    build: { write: false, target: 'baseline-widely-available', ...options },
  });
  if (!('output' in built)) throw new Error('Vite gave more than one bundle');
  return built;
}
