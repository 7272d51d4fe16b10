import { execFileSync } from 'node:child_process';
import { buildCommand } from './house-copy.ts';

/** The tests of the built site look at what a maintainer gets, made by the maintainer's own command. */
export default function buildSite(): void {
  const { SITE_URL: _preview, ...env } = process.env;
  execFileSync(process.execPath, buildCommand, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
