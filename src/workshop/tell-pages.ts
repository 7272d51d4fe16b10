/** What a set is, in the words and the numbers that stand on its paper. */
import { usesOf } from '../sheets/lay/head.ts';
import { listParts, sayCopies } from '../sheets/lay/parts.ts';
import { printLoad } from '../sheets/lay/print-load.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { ShownSet } from './protocol.ts';

/** `groups` are the numbers of children that it may be printed for. */
export function tellPages(
  { pages }: Pick<Sheet, 'pages'>,
  groups: readonly number[],
): Pick<ShownSet, 'loads' | 'pages'> {
  const parts = listParts(pages);
  return {
    loads: groups.map((children) => ({ children, ...printLoad(pages, children) })),
    pages: pages.map(({ part, title, landscape = false }, index) => {
      const whole = parts.find((one) => one.part === part);
      return {
        name: title ?? part?.name ?? '',
        use: whole ? [...usesOf(whole), sayCopies(whole, index + 1, groups)].join('\u00a0· ') : '',
        landscape,
      };
    }),
  };
}
