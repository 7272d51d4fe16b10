/** What is needed besides a printer, across the whole width. */
import { type Line, adultPageTitles as titles } from '../../model/exercise.ts';
import { weights } from '../measures.ts';
import { framed, type Piece, row } from './flow.ts';
import type { Sections } from './sections.ts';

const gutter = 8;

export const layNeeds = (needs: readonly Line[], { section, bullets }: Sections): Piece =>
  framed(section(titles.needs, row(inHalves(needs).map(bullets), gutter)), 4.5, {
    radius: 4,
    fill: 'paper',
    stroke: { colour: 'own', weight: weights.line },
  });

/** In two columns, the fuller of them as short as can be. */
function inHalves(lines: readonly Line[]): (readonly Line[])[] {
  const splits = lines.map((_, index) => [lines.slice(0, index + 1), lines.slice(index + 1)]);
  const fullest = (columns: readonly (readonly Line[])[]): number => Math.max(...columns.map(lengthOf));
  const [best = []] = splits.toSorted((one, other) => fullest(one) - fullest(other));
  return best.filter(({ length }) => length > 0);
}

const lengthOf = (lines: readonly Line[]): number =>
  lines.flat().reduce((sum, { text }) => sum + text.length, 0);
