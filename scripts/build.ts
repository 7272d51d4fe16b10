import { buildSite } from './site/build-site.ts';
import { doStage, tellAll, timeStage } from './site/stage.ts';

process.env.NODE_ENV = 'production';

const isPublished = process.argv.includes('--publish');
const isTimed = process.argv.includes('--times');
const stage = isTimed ? timeStage : doStage;
const built = await buildSite({
  contentFolder: 'content',
  folder: 'dist',
  isPublished,
  env: process.env,
  stage,
});
process.exitCode = built ? 0 : 1;
if (isTimed) tellAll();
