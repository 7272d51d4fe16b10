/** What the print of a week costs: sheets of paper, and minutes of scissors. */
import { printLoad } from '../sheets/lay/print-load.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { planPart } from './plan-part.ts';

/** Page one shows the other pages in small, with their lines: those are not cut. */
export const loadOfWeek = ({ pages }: Pick<Sheet, 'pages'>, children: number) =>
  printLoad(
    pages.map((page) => (page.part === planPart ? { ...page, blocks: [] } : page)),
    children,
  );
