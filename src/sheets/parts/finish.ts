/** The pages of a pack become a Sheet: each gets its footer. */
import type { Exercise } from '../../model/exercise.ts';
import { page as measures, type as typeSizes } from '../measures.ts';
import { type Page, pageSize, type Sheet } from '../sheet.ts';
import { setText } from '../text.ts';

const sayGroup = (group: Exercise['group']): string => `groep ${group}`;

export function finishSheet(
  exercise: Exercise,
  siteName: string,
  pages: readonly Page[],
  preview: number,
): Sheet {
  const style = { size: typeSizes.small, colour: 'quiet' } as const;
  return {
    title: `${exercise.title} – ${siteName}`,
    description: exercise.description,
    preview,
    pages: pages.map((page, index) => {
      const { width, height } = pageSize(page);
      const baseline = height - measures.footer;
      const left = `${siteName} · ${exercise.title} · ${sayGroup(exercise.group)}`;
      const right = `pagina ${index + 1} van ${pages.length}`;
      return {
        ...page,
        blocks: [
          ...page.blocks,
          {
            role: 'Artifact',
            children: [
              setText(left, measures.margin, baseline, style),
              setText(right, width - measures.margin, baseline, { ...style, align: 'right' }),
            ],
          },
        ],
      };
    }),
  };
}
