import type { ViteDevServer } from 'vite';

/** A script through Vite, so that it is as fresh as the pages. */
export async function load<Module>(server: ViteDevServer, file: string): Promise<Module> {
  return (await server.ssrLoadModule(`/${file}`)) as Module;
}
