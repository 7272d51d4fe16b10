/** A picture is a list of plain paths; its three looks are made from the one list. */
import { weights } from './measures.ts';
import { isBlush, type Look, pictureInk } from './palette.ts';
import { toRelative } from './path-data.ts';

export interface Shape {
  /** Absolute M, L, H, V, C, Q and Z only. */
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  /** Without it a line is as thick as the place of the picture says. */
  readonly weight?: number;
  readonly evenOdd?: boolean;
}

export interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** How thick its lines are beside those of most pictures: tall figures have thinner ones, since they are drawn larger. */
  readonly lines?: number;
  /** Of the visitor's own, instead of shapes. */
  readonly photo?: Readonly<Record<Look, Photo>>;
}

/** A square JPEG and where the browser has it. */
export interface Photo {
  readonly address: string;
  readonly jpeg: Uint8Array;
}

export type PictureLook = 'colour' | 'line' | 'plain';

/** Which of the looks a picture on a page has. */
export const drawnAs = ({ plain = false }: { readonly plain?: boolean }, look: Look): PictureLook =>
  look === 'line' ? 'line' : plain ? 'plain' : 'colour';

/** Of 32 units: as thin as still prints, and as a four-year-old can colour in. */
const outlineWeight = 0.8;
const lineWeight = 0.55;

/** What a line with a colour of its own has of it on top; the edge of a shape has the outline of that shape as well. */
const strokeOutline = { line: 0.6, edge: 0.36 } as const;

/** In millimetres: pictures on one page have one line, however large they are; small ones a thinner one. */
export const outlineAt = (look: PictureLook, side: number): number =>
  look === 'line' ? Math.min(weights.line, side * 0.025) : Math.min(weights.frame, side * 0.032);

/** How far outlines reach outside the picture's box. */
export const bleed = 1;

/** Eyes, noses, wheels; a dark blue or purple is a colour, and can be coloured in. */
export const isNearBlack = (colour: string): boolean =>
  [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) < 0x40);

const white = '#ffffff';

const scaleOf = ({ height, lines = 1 }: Picture): number => (height / 32) * lines;

/**
 * Colour: a dark outline around the whole first, so that pale things survive grey printing. Line: white with
 * a thin line, near-black parts (eyes, noses) stay black, and a thick line (a tail) is left open. Plain: as it is.
 */
export function shapesFor(picture: Picture, look: PictureLook): Shape[] {
  const scale = scaleOf(picture);
  const shapes = picture.shapes.map((shape) =>
    shape.stroke ? { ...shape, weight: shape.weight ?? 1 } : shape,
  );
  if (look === 'plain') return shapes;
  if (look === 'line') return shapes.flatMap((shape) => inLine(shape, scale));
  const outline = { d: shapes.map((shape) => shape.d).join(''), stroke: pictureInk };
  const strokes = shapes
    .filter((shape) => shape.stroke)
    .map((shape) => ({
      d: shape.d,
      stroke: pictureInk,
      weight: (shape.weight ?? 1) + strokeOutline[shape.fill ? 'edge' : 'line'] * scale,
    }));
  return [outline, ...strokes, ...shapes];
}

/** What a line that can be coloured in has of its thickness on each side for its own two lines, and what that takes at least. */
const ribbon = { from: 1.5, outside: 0.3, inside: 0.6 } as const;

function inLine({ d, fill, stroke, weight = 1, evenOdd }: Shape, scale: number): Shape[] {
  if (fill && isBlush(fill)) return [];
  if (fill)
    return [
      {
        d,
        fill: isNearBlack(fill) ? pictureInk : white,
        stroke: pictureInk,
        ...(evenOdd ? { evenOdd } : {}),
      },
    ];
  if (!stroke) return [{ d, stroke: pictureInk }];
  if (isNearBlack(stroke) || weight < ribbon.from * scale)
    return [{ d, stroke: pictureInk, weight: Math.min(weight, 1.2 * scale) }];
  return [
    { d, stroke: pictureInk, weight: weight + ribbon.outside * scale },
    { d, stroke: white, weight: weight - ribbon.inside * scale },
  ];
}

export const shapeSvg = (shape: Shape): string =>
  `<path d="${toRelative(shape.d)}" fill="${shape.fill ?? 'none'}"${shape.evenOdd ? ' fill-rule="evenodd"' : ''}${
    shape.stroke
      ? ` stroke="${shape.stroke}"${shape.weight === undefined ? '' : ` stroke-width="${shape.weight}"`} stroke-linejoin="round" stroke-linecap="round"`
      : ''
  }/>`;

/** A small SVG that stands on its own, for the site's icons and covers. */
export function pictureSvg(picture: Picture, look: PictureLook): string {
  const edge = look === 'plain' ? 0 : bleed / 2;
  const box = [-edge, -edge, picture.width + 2 * edge, picture.height + 2 * edge].join(' ');
  const weight = (look === 'line' ? lineWeight : outlineWeight) * scaleOf(picture);
  const line = look === 'plain' ? '' : ` stroke-width="${weight}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${line}>${shapesFor(picture, look).map(shapeSvg).join('')}</svg>`;
}
