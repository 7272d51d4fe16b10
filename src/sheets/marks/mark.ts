/** What there is to know of a kind of mark. */
import type { Edges } from './edges.ts';
import type { Move } from './move.ts';
import type { PdfPen, SvgPen } from './pens.ts';

export interface MarkKind<Mark> {
  /** The smallest upright box around it. */
  edges(mark: Mark): Edges;
  /** For whoever reads what is wrong with it; otherwise the name of its kind. */
  describe?(mark: Mark): string;
  /** Whether anybody sees it on a page that is shown small; otherwise it is. */
  isSeenSmall?(mark: Mark): boolean;
  drawPdf(mark: Mark, pen: PdfPen): void;
  drawSvg(mark: Mark, pen: SvgPen): string;
}

/** A mark that can be drawn elsewhere and at another size. */
export interface MovableKind<Mark> extends MarkKind<Mark> {
  move(mark: Mark, move: Move): Mark;
}
