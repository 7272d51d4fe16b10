import path from 'node:path';
import type { Site } from '../../src/model/site.ts';
import { isGuidance } from '../content/articles/guidance.ts';
import type { Problem } from '../content/problems/problem.ts';
import { formatProblems, formatWarnings } from '../content/problems/report.ts';
import { readCheckedContent } from './read-checked-content.ts';
import { replaceFolder } from './replace-folder.ts';
import { doStage, type Stage } from './stage.ts';

const freshFolder = path.resolve('.cache/dist');

interface Order {
  contentFolder: string;
  /** Where the site comes to stand; what stands there is replaced only by a whole new site. */
  folder: string;
  /** A site for the public must not have a made-up address, or an article that talks to its writer. */
  isPublished: boolean;
  env: { SITE_URL?: string | undefined };
  stage?: Stage;
}

/** From content to a folder that a static host can serve; false when the content has problems. */
export async function buildSite({
  contentFolder,
  folder,
  isPublished,
  env,
  stage = doStage,
}: Order): Promise<boolean> {
  const { warnings, ...checked } = await stage('content', () => readCheckedContent(contentFolder, env));
  if (warnings.length > 0) console.warn(formatWarnings(warnings));
  if (!checked.content) return refuse(checked.problems);
  const { content } = checked;
  const unfinished = warnings.filter(isGuidance);
  if (isPublished && unfinished.length > 0) return refuse(unfinished);
  if (!mayBePublished(content.site, isPublished)) return false;

  // What draws and bundles is loaded only for content that can be published: a refusal comes at once.
  const { writeSite } = await import('./write-site.ts');
  const problems = await writeSite(content, freshFolder, stage);
  if (problems.length > 0) return refuse(problems);
  await replaceFolder(freshFolder, folder);

  console.log(`De site staat in ${folder}/`);
  return true;
}

function refuse(problems: readonly Problem[]): false {
  console.error(formatProblems(problems));
  return false;
}

function mayBePublished(site: Site, isPublished: boolean): boolean {
  if (!new URL(site.url).hostname.endsWith('.example')) return true;
  const notice = `Het adres ${site.url} is een voorbeeld: zet het echte adres in content/site.yaml of in SITE_URL.`;
  if (isPublished) console.error(`${notice} Er is niets gepubliceerd.`);
  else console.warn(`let op: ${notice}`);
  return !isPublished;
}
