import { execFileSync } from 'node:child_process';

/** The tests of the built site look at what a maintainer publishes, made by the maintainer's own command. */
export default function buildSite(): void {
  const { SITE_URL: _preview, ...env } = process.env;
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}
