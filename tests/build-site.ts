import { execFileSync } from 'node:child_process';
import { buildCommand } from './house-copy.ts';
import { readRealContent } from './real-content.ts';

/** The tests of the built site look at what a maintainer publishes, made by the maintainer's own command. */
export default async function buildSite(): Promise<void> {
  const { site } = await readRealContent();
  const mayPublish = !new URL(site.url).hostname.endsWith('.example');
  const { SITE_URL: _preview, ...env } = process.env;
  const words = [...buildCommand, ...(mayPublish ? ['--publish'] : [])];
  execFileSync(process.execPath, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}
