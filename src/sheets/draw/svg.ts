/** Draws one page of a Sheet as SVG. */
import { escapeXml } from '../../model/escape-xml.ts';
import { mm } from '../measures.ts';
import { type Accent, type Colour, type Look, paint } from '../palette.ts';
import { toRelative } from '../path-data.ts';
import { drawnAs, type Picture, type PictureLook, shapeSvg, shapesFor } from '../picture.ts';
import {
  type Mark,
  marksOf,
  type Page,
  type PictureMark,
  pageSize,
  type Stroke,
  type TextMark,
} from '../sheet.ts';
import { isSeen, lighten, type Size, simplify, sizeOf } from './light.ts';

interface SvgOptions {
  readonly look: Look;
  readonly accent?: Accent | undefined;
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Tells the symbols of several drawings in one document apart. */
  readonly prefix?: string;
  /** Leaves out the outlines of pictures and rounds more: a fraction of the bytes. */
  readonly light?: boolean;
  readonly label?: string;
  /** Of what is drawn, where that is no page of paper. */
  readonly size?: { readonly width: number; readonly height: number };
}

export function drawSvg(page: Page, options: SvgOptions): string {
  const symbols = new Map<string, string>();
  const pen = svgPen(options, symbols);
  const drawn = page.blocks
    .flatMap((block) => [...marksOf([block])])
    .filter((mark) => !options.light || isSeen(mark))
    .map((mark) => drawMark(mark, pen))
    .join('');
  const { width, height } = options.size ?? pageSize(page);
  const name = options.label ? ` role="img" aria-label="${escapeXml(options.label)}"` : '';
  const defs = symbols.size > 0 ? `<defs>${[...symbols.values()].join('')}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${name} font-family="Andika, sans-serif">${defs}<rect width="${width}" height="${height}" fill="#ffffff"/>${drawn}</svg>`;
}

interface SvgPen {
  number(value: number): string;
  /** Path data. */
  rounded(d: string): string;
  colour(name: Colour): string;
  /** Attributes for what is filled and stroked. */
  inks(mark: { readonly fill?: Colour; readonly stroke?: Stroke }): string;
  /** The id of the symbol that stands for a picture; each is defined once. */
  symbol(mark: PictureMark): string;
}

function svgPen(
  { look, accent, pictures, prefix = 'p', light = false }: SvgOptions,
  symbols: Map<string, string>,
): SvgPen {
  const precision = light ? 10 : 1000;
  const number = (value: number): string => String(Math.round(value * precision) / precision);
  const rounded = (d: string): string => (light ? simplify(d, precision) : d);
  const colour = (name: Colour): string => paint(name, look, accent);
  const symbolSvg = (id: string, picture: Picture, as: PictureLook, size: Size): string => {
    if (picture.photo) return photoSvg(id, picture, picture.photo.address);
    const shapes = light ? lightSvg(picture, as, size) : shapesFor(picture, as).map(shapeSvg).join('');
    return `<symbol id="${id}" viewBox="0 0 ${picture.width} ${picture.height}" overflow="visible">${shapes}</symbol>`;
  };
  const strokeOf = ({ colour: name, weight, dash }: Stroke): string =>
    ` stroke="${colour(name)}" stroke-width="${weight}" stroke-linecap="${dash ? 'butt' : 'round'}" stroke-linejoin="round"` +
    (dash ? ` stroke-dasharray="${dash.join(' ')}"` : '');
  return {
    number,
    rounded,
    colour,
    inks: ({ fill, stroke }) => ` fill="${fill ? colour(fill) : 'none'}"${stroke ? strokeOf(stroke) : ''}`,
    symbol(mark) {
      const picture = pictures.get(mark.picture);
      if (!picture) throw new Error(`No picture ${mark.picture}`);
      const as = light && look === 'colour' ? 'plain' : drawnAs(mark, look);
      const size = light ? sizeOf(mark) : 'large';
      const id = `${prefix}-${mark.picture}-${as}${size === 'large' ? '' : `-${size}`}`;
      if (!symbols.has(id)) symbols.set(id, symbolSvg(id, picture, as, size));
      return id;
    },
  };
}

const photoSvg = (id: string, { width, height }: Picture, address: string): string =>
  `<symbol id="${id}" viewBox="0 0 ${width} ${height}"><image href="${address}" width="${width}" height="${height}"/></symbol>`;

/** The same pictures come back on many pages. */
const lightSvgs = new WeakMap<Picture, Map<string, string>>();

function lightSvg(picture: Picture, as: PictureLook, size: Size): string {
  const known = lightSvgs.get(picture) ?? new Map<string, string>();
  lightSvgs.set(picture, known);
  const key = `${as} ${size}`;
  const svg = known.get(key) ?? lighten(shapesFor(picture, as), picture.height, size).map(shapeSvg).join('');
  known.set(key, svg);
  return svg;
}

function drawMark(mark: Mark, pen: SvgPen): string {
  const { number, inks } = pen;
  switch (mark.kind) {
    case 'text':
      return drawText(mark, pen);
    case 'picture':
      return drawPicture(mark, pen);
    case 'line':
      return `<path d="M${number(mark.x1)} ${number(mark.y1)}L${number(mark.x2)} ${number(mark.y2)}"${inks(mark)}/>`;
    case 'rect':
      return `<rect x="${number(mark.x)}" y="${number(mark.y)}" width="${number(mark.width)}" height="${number(mark.height)}"${mark.radius ? ` rx="${mark.radius}"` : ''}${inks(mark)}/>`;
    case 'circle':
      return `<circle cx="${number(mark.x)}" cy="${number(mark.y)}" r="${number(mark.radius)}"${inks(mark)}/>`;
    case 'path':
      return `<path d="${toRelative(pen.rounded(mark.d))}"${inks(mark)}/>`;
  }
}

function drawText(mark: TextMark, { number, colour }: SvgPen): string {
  const pivot = mark.pivot ?? [mark.x, mark.y];
  const turn = mark.turn ? ` transform="rotate(${mark.turn} ${pivot.map(number).join(' ')})"` : '';
  const ink = colour(mark.colour);
  const fill =
    mark.hollow === undefined ? `fill="${ink}"` : `fill="none" stroke="${ink}" stroke-width="${mark.hollow}"`;
  return `<text x="${number(mark.x)}" y="${number(mark.y)}" font-size="${number(mm(mark.size))}"${mark.face === 'bold' ? ' font-weight="700"' : ''} textLength="${number(mark.width)}" ${fill}${turn}>${escapeXml(keepSpaces(mark.text))}</text>`;
}

/** The width of a text counts a space at either end, which browsers leave out. */
const keepSpaces = (text: string): string => text.replace(/^ | $/g, '\u00a0');

function drawPicture(mark: PictureMark, { number, symbol }: SvgPen): string {
  const { x, y, width, height } = mark;
  const turn = mark.turn ? `rotate(${mark.turn} ${number(x + width / 2)} ${number(y + height / 2)})` : '';
  const flip = mark.flip ? `translate(${number(2 * x + width)} 0) scale(-1 1)` : '';
  const transform = turn || flip ? ` transform="${`${turn} ${flip}`.trim()}"` : '';
  return `<use href="#${symbol(mark)}" x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"${transform}/>`;
}
