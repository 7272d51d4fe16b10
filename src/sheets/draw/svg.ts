/** Draws one page of a Sheet as SVG. */
import { escapeXml } from '../../model/escape-xml.ts';
import { drawSvgMark, isSeenSmall } from '../marks/index.ts';
import type { SvgPen } from '../marks/pens.ts';
import type { Stroke } from '../marks/stroke.ts';
import { type Accent, type Colour, type Look, paint } from '../palette.ts';
import { drawnAs, type Picture, type PictureLook, shapeSvg, shapesFor } from '../picture.ts';
import { marksOf, type Page, pageSize } from '../sheet.ts';
import { lighten, type Size, simplify, sizeOf } from './light.ts';

interface SvgOptions {
  readonly look: Look;
  readonly accent?: Accent | undefined;
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Tells the symbols of several drawings in one document apart. */
  readonly prefix?: string;
  /** Leaves out the outlines of pictures and rounds more: a fraction of the bytes. */
  readonly light?: boolean;
  /** Of what is drawn light: how small it is shown beside the previews of the site, where pictures are seen less well. */
  readonly scale?: number;
  readonly label?: string;
  /** Of what is drawn, where that is no page of paper. */
  readonly size?: { readonly width: number; readonly height: number };
}

export function drawSvg(page: Page, options: SvgOptions): string {
  const symbols = new Map<string, string>();
  const pen = svgPen(options, symbols);
  const drawn = page.blocks
    .flatMap((block) => [...marksOf([block])])
    .filter((mark) => !options.light || isSeenSmall(mark))
    .map((mark) => drawSvgMark(mark, pen))
    .join('');
  const { width, height } = options.size ?? pageSize(page);
  const name = options.label ? ` role="img" aria-label="${escapeXml(options.label)}"` : '';
  const defs = symbols.size > 0 ? `<defs>${[...symbols.values()].join('')}</defs>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${name} font-family="Andika, sans-serif" font-variant="none">${defs}<rect width="${width}" height="${height}" fill="#ffffff"/>${drawn}</svg>`;
}

function svgPen(
  { look, accent, pictures, prefix = 'p', light = false, scale = 1 }: SvgOptions,
  symbols: Map<string, string>,
): SvgPen {
  const precision = light ? 10 : 1000;
  const number = (value: number): string => String(Math.round(value * precision) / precision);
  const rounded = (d: string): string => (light ? simplify(d, precision) : d);
  const colour = (name: Colour): string => paint(name, look, accent);
  const symbolSvg = (id: string, picture: Picture, as: PictureLook, size: Size): string => {
    if (picture.photo) return photoSvg(id, picture, picture.photo[look].address);
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
    symbol(asked) {
      const picture = pictures.get(asked.picture);
      if (!picture) throw new Error(`No picture ${asked.picture}`);
      const as = light && look === 'colour' ? 'plain' : drawnAs(asked, look);
      const size = light ? sizeOf({ height: asked.height * scale }) : 'large';
      const id = `${prefix}-${asked.picture}-${as}${size === 'large' ? '' : `-${size}`}`;
      if (!symbols.has(id)) symbols.set(id, symbolSvg(id, picture, as, size));
      return { name: id, picture, look: as };
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
