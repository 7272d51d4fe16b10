import path from 'node:path';
import { build, type Rolldown } from 'vite';

/** A script that stands alone: one file, without modules, for a site under this base. */
export async function bundleScript(source: string, base: string): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    base,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: path.resolve(source), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
