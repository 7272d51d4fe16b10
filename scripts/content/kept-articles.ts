import { VFile } from 'vfile';
import type { Site } from '../../src/model/site.ts';
import { fingerprint } from '../keep/fingerprint.ts';
import { labelOf, type Shelf } from '../keep/shelf.ts';
import type { FindPicture, Picture } from './images/pictures.ts';
import type { ArticleDraft } from './links/check-together.ts';
import { type Complaint, isRefused, type Place, warn } from './problems/problem.ts';

type ReadArticle = (file: VFile, findPicture: FindPicture) => Promise<ArticleDraft | undefined>;

/** An article with nothing wrong in it, as data. */
interface Kept {
  draft: Omit<ArticleDraft, 'file'>;
  warnings: (Complaint & { rule: string; place: Place | undefined })[];
  /** What it shows, by the name that it gives it: changed pictures change the article. */
  pictures: [src: string, found: Picture][];
}

/** Reads articles one by one; one that was read before, as it is, is not parsed again. */
export function articleReader(site: Site | undefined, shelf?: Shelf): ReadArticle {
  if (!shelf) return (file, findPicture) => parse(file, site, findPicture);
  let readBy: string[] | undefined;
  return async (file, findPicture) => {
    readBy ??= [fingerprint('scripts/content/articles/articles.ts'), JSON.stringify(site ?? null)];
    const label = labelOf(...readBy, file.path, String(file.value));
    const kept = restore(file, shelf.find(label), findPicture);
    if (kept) return kept;
    const pictures: Kept['pictures'] = [];
    const draft = await parse(file, site, (src, ...where) => {
      const found = findPicture(src, ...where);
      if (found) pictures.push([src, found]);
      return found;
    });
    if (!draft || isRefused(file)) return draft;
    const bytes = JSON.stringify(toKept(draft, pictures));
    shelf.keep(label, bytes);
    // As it comes from the shelf: what was parsed holds on to the text that it was cut from.
    return { file, ...readKept(bytes).draft };
  };
}

/** What parses is loaded for the first article that needs it. */
async function parse(file: VFile, site: Site | undefined, findPicture: FindPicture) {
  const { parseArticle } = await import('./articles/articles.ts');
  const draft = parseArticle(file, site, findPicture);
  file.value = '';
  return draft;
}

function toKept({ file, ...draft }: ArticleDraft, pictures: Kept['pictures']): Kept {
  const warnings = file.messages.map(({ ruleId = '', reason, expected, place }) => ({
    rule: ruleId,
    reason,
    ...(expected?.[0] !== undefined && { expected: expected[0] }),
    place,
  }));
  return { draft, warnings, pictures };
}

function readKept(bytes: string): Kept {
  return JSON.parse(bytes);
}

function restore(file: VFile, bytes: Buffer | undefined, findPicture: FindPicture): ArticleDraft | undefined {
  if (!bytes) return undefined;
  const { draft, warnings, pictures } = readKept(bytes.toString());
  const isSame = pictures.every(
    ([src, found]) => JSON.stringify(findPicture(src, new VFile(), undefined)) === JSON.stringify(found),
  );
  if (!isSame) return undefined;
  for (const { rule, ...complaint } of warnings) warn(file, rule, complaint);
  file.value = '';
  return { file, ...draft };
}
