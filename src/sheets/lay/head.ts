/** The line at the top of each page: of what it is a part, whom it is for, and how it is printed. */
import { page as measures, type as typeSizes } from '../measures.ts';
import { type Block, type Page, pageSize } from '../sheet.ts';
import { setText } from '../text.ts';
import { drawHolder, sayHolder } from './holder.ts';
import { decoration, heading } from './meaning.ts';
import { isChosen, nameOfPage, type PagesOfPart, sayPaper } from './parts.ts';

const baseline = measures.head;
const style = { size: typeSizes.small, colour: 'quiet' } as const;

/** Its title is read as a heading: the page has no other then. */
export function layHead(
  exercise: string,
  { page, number }: { readonly page: Page; readonly number: number },
  pages: PagesOfPart | undefined,
): Block[] {
  const said = [exercise, page.title ?? (pages && nameOfPage(pages, number))].filter(Boolean).join(' · ');
  const name = setText(said, measures.margin, baseline, style);
  return [
    page.title === undefined ? decoration([name]) : heading(2, [name]),
    ...(pages ? [layUse(pages, pageSize(page).width - measures.margin)] : []),
  ];
}

/** Ends at `right`. */
function layUse(pages: PagesOfPart, right: number): Block {
  const said = setText(sayUse(pages), right, baseline, { ...style, align: 'right' });
  return decoration([...drawHolder(pages.part.holder, said.x - 1.5, baseline), said]);
}

const sayUse = (pages: PagesOfPart): string => [...usesOf(pages), sayPaper(pages.part)].join(' · ');

/** Who has its pages in hand, and whether all of them are needed. */
export const usesOf = (pages: PagesOfPart): string[] => [
  sayHolder(pages.part.holder),
  ...(pages.part.optional ? ['naar keuze'] : []),
  ...(isChosen(pages) ? ['kies er één'] : []),
];
