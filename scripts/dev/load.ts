import type { ViteDevServer } from 'vite';

/** A script through Vite, so that it is as fresh as the pages. */
export async function load<Module>(server: ViteDevServer, file: string): Promise<Module> {
  // biome-ignore lint/plugin: the caller names the file and knows what it exports
  return (await server.ssrLoadModule(`/${file}`)) as Module;
}
