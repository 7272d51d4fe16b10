/** All that can stand on a page: each kind knows how large it is, how it moves and how it is drawn. */
import { type CircleMark, circle } from './circle.ts';
import type { Edges } from './edges.ts';
import { type LineMark, line } from './line.ts';
import type { MarkKind, MovableKind } from './mark.ts';
import type { Move } from './move.ts';
import { type PathMark, path } from './path.ts';
import type { PdfPen, SvgPen } from './pens.ts';
import { type PictureMark, picture } from './picture.ts';
import { type RectMark, rect } from './rect.ts';
import { type TextMark, text } from './text.ts';

/** Text keeps its size, so that there is none in what is moved. */
export type MovableMark = PictureMark | LineMark | RectMark | CircleMark | PathMark;

export type Mark = TextMark | MovableMark;

const movable = { picture, line, rect, circle, path } satisfies {
  [Kind in MovableMark['kind']]: MovableKind<Extract<MovableMark, { kind: Kind }>>;
};
const kinds = { text, ...movable };

const kindOf = ({ kind }: Mark): MarkKind<Mark> => kinds[kind];

export const edgesOf = (mark: Mark): Edges => kindOf(mark).edges(mark);

export const describeMark = (mark: Mark): string => kindOf(mark).describe?.(mark) ?? mark.kind;

export const isSeenSmall = (mark: Mark): boolean => kindOf(mark).isSeenSmall?.(mark) ?? true;

export const drawPdfMark = (mark: Mark, pen: PdfPen): void => kindOf(mark).drawPdf(mark, pen);

export const drawSvgMark = (mark: Mark, pen: SvgPen): string => kindOf(mark).drawSvg(mark, pen);

export function moveMark(mark: MovableMark, move: Move): MovableMark {
  const kind: MovableKind<MovableMark> = movable[mark.kind];
  return kind.move(mark, move);
}
