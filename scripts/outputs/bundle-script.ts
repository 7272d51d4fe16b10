import path from 'node:path';
import { bundle } from './bundle.ts';

/** A script that stands alone: one file, without modules, for a site under this base. */
export async function bundleScript(source: string, base: string): Promise<string> {
  const { output } = await bundle({
    base,
    build: { rolldownOptions: { input: path.resolve(source), output: { format: 'iife' } } },
  });
  return output[0].code;
}
