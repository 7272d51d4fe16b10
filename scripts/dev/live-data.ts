import path from 'node:path';
import type { EnvironmentModuleGraph, Plugin } from 'vite';
import { generatedFolder } from '../site/generated-folder.ts';

const generated = /\/generated\/([a-z]+)\.json$/;
const prefix = '\0generated-';

/**
 * The data of the pages, read by the module that hands it out: a list of a thousand articles as the text of a module
 * would keep a writer waiting for a tenth of a second at every save.
 */
export function liveData(): Plugin {
  return {
    name: 'live-data',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    resolveId: (source) => {
      const [, name] = source.match(generated) ?? [];
      return name && prefix + name;
    },
    load: (id) => {
      if (!id.startsWith(prefix)) return undefined;
      const file = path.resolve(generatedFolder, `${id.slice(prefix.length)}.json`);
      return `import { readFileSync } from 'node:fs';
        export default JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'));`;
    },
  };
}

/** What imports the data is evaluated again at the next visit. */
export function renewData(modules: EnvironmentModuleGraph): void {
  for (const [id, module] of modules.idToModuleMap)
    if (id.startsWith(prefix)) modules.invalidateModule(module);
}
