import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readPageParts, viteNotes } from './page-parts.ts';
import { type RenderOrder, toEnv } from './render-order.ts';

const renderer = path.resolve('node_modules/vite-react-ssg/bin/vite-react-ssg.js');

/** A larger young generation: garbage collection took a quarter of the time. */
const roomForRendering = ['--max-semi-space-size=64'];

/**
 * vite-react-ssg renders every route into a folder, by its own command and vite.config.ts. In a process of its own: it
 * leaves a timer behind that ends whatever still runs after fifteen seconds, as if all were well. Gives the styles that
 * stand in the pages.
 */
export async function renderPages(order: RenderOrder): Promise<string[]> {
  const { code, said } = await run([...roomForRendering, renderer, 'build'], toEnv(order));
  if (code !== 0) throw new Error(`The pages could not be rendered:\n${said}`);
  const { styles } = readPageParts(order.folder);
  await rm(path.join(order.folder, viteNotes), { recursive: true });
  return Object.values(styles);
}

function run(words: readonly string[], env: Record<string, string>): Promise<{ code: number; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said += text));
    child.once('error', reject).once('close', (code) => resolve({ code: code ?? 1, said }));
  });
}
