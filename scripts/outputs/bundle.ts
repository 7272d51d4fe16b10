import { build, type InlineConfig, type Rolldown } from 'vite';

type Order = Pick<InlineConfig, 'base' | 'build' | 'plugins' | 'worker'>;

/** What Vite makes, nothing of it written yet. */
export async function bundle({ build: options, ...order }: Order): Promise<Rolldown.RolldownOutput> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ...order,
    build: { write: false, target: 'baseline-widely-available', assetsInlineLimit: 0, ...options },
  });
  if (!('output' in built)) throw new Error('Vite gave more than one bundle');
  return built;
}

/** By the names that they will have. */
export type BuiltFiles = Map<string, string | Uint8Array>;

export function filesOf(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): BuiltFiles {
  return new Map(output.map((file) => [file.fileName, file.type === 'asset' ? file.source : file.code]));
}
