import { buildSite } from './site/build-site.ts';

process.env.NODE_ENV = 'production';

const isPublished = process.argv.includes('--publish');
const built = await buildSite({ contentFolder: 'content', folder: 'dist', isPublished, env: process.env });
process.exitCode = built ? 0 : 1;
