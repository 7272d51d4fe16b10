import GithubSlugger from 'github-slugger';
import type { Element, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { reservedIds } from '../../../src/model/page-ids.ts';
import { toSlug } from '../files/slug.ts';
import { plainText } from '../markdown/readable-text.ts';
import { refuse } from '../problems/problem.ts';
import { isHeading } from './article-sections.ts';

/** Gives every heading an id that stays the same as long as its text does, and checks the order of the levels. */
export function nameHeadings(body: readonly RootContent[], file: VFile): Set<string> {
  const slugger = new GithubSlugger();
  for (const id of reservedIds) slugger.slug(id);
  const ids = new Set<string>();
  let level = 1;
  for (const heading of body.filter(isHeading)) {
    checkHeading(heading, level, file);
    level = levelOf(heading);
    heading.properties.id = slugger.slug(toSlug(plainText([heading])) || 'kop');
    ids.add(heading.properties.id);
  }
  return ids;
}

function checkHeading(heading: Element, above: number, file: VFile): void {
  if (plainText([heading]) === '')
    refuse(file, 'heading', { reason: 'deze kop is leeg', place: heading.position });
  if (levelOf(heading) > above + 1)
    refuse(file, 'heading', {
      reason: `hier wordt een niveau overgeslagen: een kop van niveau ${levelOf(heading)}`,
      expected: `eerst een kop van niveau ${above + 1}`,
      place: heading.position,
    });
}

function levelOf(heading: Element): number {
  return Number(heading.tagName[1]);
}
