/**
 * Text that runs down a column. A piece knows how to lay itself in any column and tells where it ended, so that no
 * layout counts baselines: pieces are stacked, set beside each other, framed, and kept within their room.
 */

import { refuse } from '../refusal.ts';
import type { Block, Element, Mark, RectMark } from '../sheet.ts';
import { capHeight, fitText, type ParagraphStyle, type Run, setParagraph, type TextStyle } from '../text.ts';
import type { Box } from './box.ts';
import { decoration, heading, item, list, paragraph } from './meaning.ts';

export interface Column {
  readonly x: number;
  readonly top: number;
  readonly width: number;
}

export interface Laid {
  readonly blocks: readonly Block[];
  /** The last baseline, or the lower edge of what is drawn. */
  readonly bottom: number;
}

export type Piece = (column: Column) => Laid;

export const headingPiece =
  (level: 1 | 2 | 3, text: string, style: TextStyle): Piece =>
  ({ x, top, width }) => {
    const bottom = top + capHeight(style.size);
    return { blocks: [heading(level, [fitText(text, x, bottom, width, style)])], bottom };
  };

export const prose =
  (runs: readonly Run[], style: ParagraphStyle): Piece =>
  ({ x, top, width }) => {
    const { marks, lastBaseline } = setParagraph(runs, x, top + capHeight(style.size), width, style);
    return { blocks: [paragraph(marks)], bottom: lastBaseline };
  };

interface ListStyle extends ParagraphStyle {
  /** From the label to the text. */
  readonly indent: number;
  /** Between two items. */
  readonly gap: number;
  readonly label: (index: number, x: number, baseline: number) => readonly Mark[];
}

export const listing =
  (lines: readonly (readonly Run[])[], { indent, gap, label, ...style }: ListStyle): Piece =>
  ({ x, top, width }) => {
    const items: Element[] = [];
    let bottom = top - gap;
    for (const line of lines) {
      const baseline = bottom + gap + capHeight(style.size);
      const { marks, lastBaseline } = setParagraph(line, x + indent, baseline, width - indent, style);
      items.push(item(marks, label(items.length, x, baseline)));
      bottom = lastBaseline;
    }
    return { blocks: [list(items)], bottom };
  };

/** One below the other. */
export const stack =
  (pieces: readonly Piece[], gap: number): Piece =>
  (column) =>
    pieces.reduce<Laid>(
      ({ blocks, bottom }, piece) => {
        const laid = piece({ ...column, top: bottom + gap });
        return { blocks: [...blocks, ...laid.blocks], bottom: laid.bottom };
      },
      { blocks: [], bottom: column.top - gap },
    );

/** Beside each other, in columns of these widths, or of one width. */
export const row =
  (pieces: readonly Piece[], gap: number, widths?: readonly number[]): Piece =>
  ({ x, top, width }) => {
    const even = (width - gap * (pieces.length - 1)) / pieces.length;
    let left = x;
    const laid = pieces.map((piece, index) => {
      const column = { x: left, top, width: widths?.[index] ?? even };
      left += column.width + gap;
      return piece(column);
    });
    return {
      blocks: laid.flatMap(({ blocks }) => blocks),
      bottom: Math.max(top, ...laid.map(({ bottom }) => bottom)),
    };
  };

type FrameLook = Pick<RectMark, 'radius' | 'fill' | 'stroke'>;

/** In a box that grows with what is in it. */
export const framed =
  (piece: Piece, padding: number, look: FrameLook): Piece =>
  ({ x, top, width }) => {
    const { blocks, bottom } = piece({ x: x + padding, top: top + padding, width: width - 2 * padding });
    const frame: Mark = { kind: 'rect', x, y: top, width, height: bottom + padding - top, ...look };
    return { blocks: [decoration([frame]), ...blocks], bottom: bottom + padding };
  };

interface FramedPiece {
  readonly piece: Piece;
  readonly look: FrameLook;
}

/** Beside each other, each in a frame of its own, all as high as the highest. */
export const framedRow =
  (pieces: readonly FramedPiece[], padding: number, gap: number): Piece =>
  (column) => {
    const lay = (all: readonly FramedPiece[]): Laid =>
      row(
        all.map(({ piece, look }) => framed(piece, padding, look)),
        gap,
      )(column);
    const bottom = lay(pieces).bottom - padding;
    return lay(
      pieces.map(({ piece, look }) => ({ look, piece: (inside) => ({ ...piece(inside), bottom }) })),
    );
  };

/** Lays a piece in a box, or says by how much it is too long. */
export function layIn(box: Box, piece: Piece, tooLong: (by: number) => string): Laid {
  const laid = piece({ x: box.x, top: box.y, width: box.width });
  const by = laid.bottom - (box.y + box.height);
  return by > 0 ? refuse('text-too-long', tooLong(by)) : laid;
}
