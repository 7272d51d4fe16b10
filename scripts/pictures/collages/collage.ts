import { shapeSvg } from '../../../src/sheets/picture.ts';
import { loadPicture } from '../load-picture.ts';

/** Pictures and cut paper on one sheet, from back to front. */
export interface Collage {
  width: number;
  height: number;
  /** How far the sheet reaches above the pieces' zero. */
  above?: number;
  pieces: readonly Piece[];
}

export type Piece = CutPaper | Placed | Letter;

/** A shape cut with scissors: straight cuts only. */
interface CutPaper {
  cut: string;
  colour: string;
}

interface Standing {
  /** The middle of its foot: there it stands. */
  x: number;
  y: number;
  size: number;
  turn?: number;
}

export interface Placed extends Standing {
  picture: string;
  flip?: boolean;
}

/** One of the few letters that are drawn. */
export interface Letter extends Standing {
  letter: keyof typeof letters;
  colour: string;
}

/** In a box of 10 by 10, drawn with one fat line, in the shapes that a kleuter learns. */
const letters = {
  s: 'M7.6 2.9C6.8 1.8 3 1.4 2.8 3.4 2.7 5.4 7.6 4.5 7.6 7 7.5 9 3.5 8.9 2.3 7.5',
  o: 'M5 1.9C1.2 1.9 1.2 8.3 5 8.3 8.8 8.3 8.8 1.9 5 1.9Z',
  e: 'M2.3 5.2H7.7C8 .9 2.3.9 2.2 5.2 2.2 8.7 6.2 9.2 7.6 7.3',
  p: 'M2.6 2.2V11.6M2.6 4C3.4 1.4 8 1.4 8 5 8 8.7 3.6 8.9 2.6 6.5',
} as const;

export function drawCollage({ width, height, above = 0, pieces }: Collage): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-above} ${width} ${height}" width="${width}" height="${height}">${drawPieces(pieces)}</svg>`;
}

export function drawPieces(pieces: readonly Piece[]): string {
  return pieces.map(drawPiece).join('');
}

function drawPiece(piece: Piece): string {
  if ('cut' in piece) return `<path d="${piece.cut}" fill="${piece.colour}"/>`;
  if ('letter' in piece) return drawLetter(piece);
  return drawPlaced(piece);
}

function toPlace({ x, y, turn }: Standing): string {
  return `translate(${round(x)} ${round(y)})${turn ? `rotate(${turn})` : ''}`;
}

function drawLetter({ letter, colour, ...standing }: Letter): string {
  const scale = round(standing.size / 10);
  const place = `${toPlace(standing)}scale(${scale})translate(-5 -9)`;
  return `<path transform="${place}" d="${letters[letter]}" fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function drawPlaced({ picture, flip = false, ...standing }: Placed): string {
  const { width, height, shapes } = loadPicture(picture);
  const scale = round(standing.size / height);
  const place = `${toPlace(standing)}scale(${flip ? -scale : scale} ${scale})translate(${-width / 2} ${-height})`;
  return `<g transform="${place}">${shapes.map(shapeSvg).join('')}</g>`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
