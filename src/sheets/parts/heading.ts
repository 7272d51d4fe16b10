/** Headings above what is cut or played with, for the grown-up who prints. */
import { type as typeSizes } from '../measures.ts';
import type { Colour } from '../palette.ts';
import type { Element } from '../sheet.ts';
import { capHeight, fitText, measureText, setText } from '../text.ts';
import type { Box } from './box.ts';
import { workArea } from './box.ts';

export interface PageHeading {
  readonly blocks: Element[];
  /** Where the rest of the page can begin. */
  readonly below: number;
}

/** One line at the top of a page: what it is, and a few words on what to do with it. */
export function headPage(
  title: string,
  hint = '',
  options: { readonly landscape?: boolean; readonly colour?: Colour; readonly level?: 'H2' | 'H3' } = {},
): PageHeading {
  const area: Box = workArea(options.landscape);
  const baseline = area.y + capHeight(typeSizes.heading);
  const colour = options.colour ?? 'ink';
  const blocks: Element[] = [
    {
      role: options.level ?? 'H2',
      children: [
        fitText(title, area.x, baseline, area.width, { size: typeSizes.heading, face: 'bold', colour }),
      ],
    },
  ];
  if (hint) {
    const left = area.x + measureText(title, typeSizes.heading, 'bold') + 5;
    const room = area.x + area.width - left;
    blocks.push({
      role: 'P',
      children: [fitText(hint, left, baseline, room, { size: typeSizes.small, colour: 'quiet' })],
    });
  }
  return { blocks, below: baseline + 5 };
}

/** A heading that is heard and not seen, for pages that are all picture: its text stands small in the footer line. */
export const smallHeading = (title: string, x: number, baseline: number): Element => ({
  role: 'H2',
  children: [setText(title, x, baseline, { size: typeSizes.small, face: 'bold', colour: 'quiet' })],
});
