/** Draws one page of a Sheet as SVG. */
import { escapeXml } from '../model/escape-xml.ts';
import { mm } from './measures.ts';
import { type Look, paint } from './palette.ts';
import { drawnAs, type Picture, shapeSvg, shapesFor } from './picture.ts';
import { isMark, type Mark, marksOf, type Page, type PictureMark, pageSize, type Stroke } from './sheet.ts';

export interface SvgOptions {
  readonly look: Look;
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Tells the symbols of several drawings in one document apart. */
  readonly prefix?: string;
  /** Leaves out the outlines of pictures and rounds more: a fraction of the bytes. */
  readonly light?: boolean;
  readonly label?: string;
}

export function drawSvg(page: Page, options: SvgOptions): string {
  const { look, pictures, prefix = 'p', light = false } = options;
  const number = (value: number): string =>
    String(Math.round(value * (light ? 10 : 1000)) / (light ? 10 : 1000));
  const rounded = (d: string): string =>
    light ? d.replace(/-?\d*\.\d+/g, (value) => number(Number(value))) : d;
  const symbols = new Map<string, string>();
  const paints = (mark: { fill?: Parameters<typeof paint>[0]; stroke?: Stroke }): string =>
    ` fill="${mark.fill ? paint(mark.fill, look) : 'none'}"${
      mark.stroke
        ? ` stroke="${paint(mark.stroke.colour, look)}" stroke-width="${mark.stroke.weight}" stroke-linecap="${mark.stroke.dash ? 'butt' : 'round'}" stroke-linejoin="round"${
            mark.stroke.dash ? ` stroke-dasharray="${mark.stroke.dash.join(' ')}"` : ''
          }`
        : ''
    }`;
  const symbolOf = (mark: PictureMark): string => {
    const picture = pictures.get(mark.picture);
    if (!picture) throw new Error(`No picture ${mark.picture}`);
    const as = light && look === 'colour' ? 'plain' : drawnAs(mark, look);
    const id = `${prefix}-${mark.picture}-${as}`;
    if (!symbols.has(id))
      symbols.set(
        id,
        `<symbol id="${id}" viewBox="0 0 ${picture.width} ${picture.height}" overflow="visible">${shapesFor(
          picture,
          as,
        )
          .map((shape) => shapeSvg({ ...shape, d: rounded(shape.d) }))
          .join('')}</symbol>`,
      );
    return id;
  };
  const draw = (mark: Mark): string => {
    switch (mark.kind) {
      case 'text': {
        const turn = mark.turn
          ? ` transform="rotate(${mark.turn} ${(mark.pivot ?? [mark.x, mark.y]).map(number).join(' ')})"`
          : '';
        const colour = paint(mark.colour, look);
        const fill =
          mark.hollow === undefined
            ? `fill="${colour}"`
            : `fill="none" stroke="${colour}" stroke-width="${mark.hollow}"`;
        return `<text x="${number(mark.x)}" y="${number(mark.y)}" font-size="${number(mm(mark.size))}"${mark.face === 'bold' ? ' font-weight="700"' : ''} textLength="${number(mark.width)}" ${fill}${turn}>${escapeXml(mark.text)}</text>`;
      }
      case 'picture': {
        const { x, y, width, height } = mark;
        const middle = `${number(x + width / 2)} ${number(y + height / 2)}`;
        const turn = mark.turn ? `rotate(${mark.turn} ${middle})` : '';
        const flip = mark.flip ? `translate(${number(2 * x + width)} 0) scale(-1 1)` : '';
        const transform = turn || flip ? ` transform="${`${turn} ${flip}`.trim()}"` : '';
        return `<use href="#${symbolOf(mark)}" x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"${transform}/>`;
      }
      case 'line':
        return `<path d="M${number(mark.x1)} ${number(mark.y1)}L${number(mark.x2)} ${number(mark.y2)}"${paints(mark)}/>`;
      case 'rect':
        return `<rect x="${number(mark.x)}" y="${number(mark.y)}" width="${number(mark.width)}" height="${number(mark.height)}"${mark.radius ? ` rx="${mark.radius}"` : ''}${paints(mark)}/>`;
      case 'circle':
        return `<circle cx="${number(mark.x)}" cy="${number(mark.y)}" r="${number(mark.radius)}"${paints(mark)}/>`;
      case 'path':
        return `<path d="${mark.d}"${paints(mark)}/>`;
    }
  };
  const drawn = page.blocks
    .flatMap((block) => (isMark(block) ? [block] : [...marksOf([block])]))
    .map(draw)
    .join('');
  const { width, height } = pageSize(page);
  const name = options.label ? ` role="img" aria-label="${escapeXml(options.label)}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${name} font-family="Andika, sans-serif" xml:space="preserve">${
    symbols.size > 0 ? `<defs>${[...symbols.values()].join('')}</defs>` : ''
  }<rect width="${width}" height="${height}" fill="#ffffff"/>${drawn}</svg>`;
}
