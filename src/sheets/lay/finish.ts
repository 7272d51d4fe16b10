/** The pages of a pack become a Sheet: what the grown-up reads comes first, and each page gets its footer. */
import type { Exercise } from '../../model/exercise.ts';
import { page as measures, type as typeSizes } from '../measures.ts';
import type { Kit } from '../pack.ts';
import { accents } from '../palette.ts';
import { type Page, pageSize, type Sheet } from '../sheet.ts';
import { setText } from '../text.ts';
import { type Face, layAdultPage } from './adult-page.ts';
import { decoration } from './meaning.ts';

interface Whole extends Face {
  readonly pages: readonly Page[];
  /** Which page shows best what the pack is; the first one by default. */
  readonly preview?: Page | undefined;
}

export function finishSheet(exercise: Exercise, kit: Kit, { pages, preview, ...face }: Whole): Sheet {
  const all = [layAdultPage(exercise, kit, face, pages), ...pages];
  return {
    title: `${exercise.title} – ${kit.site.name}`,
    description: exercise.description,
    accent: accents[exercise.colour],
    preview: preview ? all.indexOf(preview) : 1,
    pages: all.map((page, index) => ({
      ...page,
      blocks: [...page.blocks, layFooter(exercise, kit, page, `pagina ${index + 1} van ${all.length}`)],
    })),
  };
}

function layFooter({ title, group }: Exercise, { site }: Kit, page: Page, count: string) {
  const { width, height } = pageSize(page);
  const baseline = height - measures.footer;
  const style = { size: typeSizes.small, colour: 'quiet' } as const;
  return decoration([
    setText(`${site.name} · ${title} · groep ${group}`, measures.margin, baseline, style),
    setText(count, width - measures.margin, baseline, { ...style, align: 'right' }),
  ]);
}
