/** What stands at the top and at the foot of each page of a sheet: of what it is, for whom, and its number. */
import { page as measures, type as typeSizes } from '../measures.ts';
import { type Artifact, type Page, type Part, pageSize } from '../sheet.ts';
import { setText } from '../text.ts';
import { layHead } from './head.ts';
import { decoration } from './meaning.ts';
import { listParts } from './parts.ts';
import { shorten } from './shorten.ts';
import { nameLine } from './writing-line.ts';

interface Named {
  /** At the top: of what the page is. */
  headOf(page: Page): string;
  /** At the foot of every page. */
  readonly foot: readonly string[];
}

export function numberPages(pages: readonly Page[], { headOf, foot }: Named): Page[] {
  const parts = listParts(pages);
  return pages.map((page, index) => ({
    ...page,
    blocks: [
      ...layHead(
        headOf(page),
        { page, number: index + 1 },
        parts.find(({ part }) => part === page.part),
      ),
      ...page.blocks,
      layFooter(page, foot.join(' · '), `bladzijde ${index + 1} van ${pages.length}`),
    ],
  }));
}

function layFooter(page: Page, name: string, count: string): Artifact {
  const { width, height } = pageSize(page);
  const baseline = height - measures.footer;
  const style = { size: typeSizes.small, colour: 'quiet' } as const;
  const number = setText(count, width - measures.margin, baseline, { ...style, align: 'right' });
  const forName = page.part?.named ? layNames(page.part.holder, width / 2, baseline) : [];
  const room = (forName[0]?.x ?? number.x) - measures.margin - 3;
  return decoration([
    setText(shorten(name, room, style.size), measures.margin, baseline, style),
    ...forName,
    number,
  ]);
}

/** In the middle of the foot, so that it takes nothing of what is done with the page. */
function layNames(holder: Part['holder'], middle: number, baseline: number) {
  const [label, width] = holder === 'tweetal' ? (['Namen', 92] as const) : (['Naam', 66] as const);
  return nameLine(label, middle - width / 2, middle + width / 2, baseline);
}
