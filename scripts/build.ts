import { buildSite } from './site/build-site.ts';

const built = await buildSite({
  contentFolder: 'content',
  folder: 'dist',
  isPublished: process.argv.includes('--publish'),
  env: process.env,
});
process.exitCode = built ? 0 : 1;
