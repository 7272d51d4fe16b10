/** What marks are drawn with: each back end has a pen. */
import type { PdfCanvas } from '../draw/pdf-canvas.ts';
import type { Colour } from '../palette.ts';
import type { Picture, PictureLook } from '../picture.ts';
import type { Inks } from './stroke.ts';

/** A picture, and what tells which of its looks is asked for. */
interface Asked {
  readonly picture: string;
  readonly plain?: boolean;
  readonly height: number;
}

interface Stored {
  readonly name: string;
  readonly picture: Picture;
  readonly look: PictureLook;
}

export interface PdfPen {
  readonly canvas: PdfCanvas;
  /** As the numbers of a colour. */
  colour(name: Colour): string;
  /** Path data, filled and stroked. */
  paint(d: string, inks: Inks): void;
  /** The picture, and the name by which the page can place it. */
  store(asked: Asked): Stored;
}

export interface SvgPen {
  number(value: number): string;
  /** Path data. */
  rounded(d: string): string;
  colour(name: Colour): string;
  /** Attributes for what is filled and stroked. */
  inks(inks: Inks): string;
  /** The name is the id of the symbol that stands for the picture; each is defined once. */
  symbol(asked: Asked): Stored;
}
