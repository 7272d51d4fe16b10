import { buildSite } from './site/build-site.ts';
import { doStage, timeStage } from './site/stage.ts';

process.env.NODE_ENV = 'production';

const isPublished = process.argv.includes('--publish');
const stage = process.argv.includes('--times') ? timeStage : doStage;
const built = await buildSite({
  contentFolder: 'content',
  folder: 'dist',
  isPublished,
  env: process.env,
  stage,
});
process.exitCode = built ? 0 : 1;
