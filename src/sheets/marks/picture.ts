import { operands, turnedAbout } from '../draw/pdf-operators.ts';
import { round } from '../measures.ts';
import { outlineAt, type Picture } from '../picture.ts';
import { edgesOfBox, turned } from './edges.ts';
import type { MovableKind } from './mark.ts';

export interface PictureMark {
  readonly kind: 'picture';
  readonly picture: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise about the middle. */
  readonly turn?: number;
  /** Left and right exchanged. */
  readonly flip?: boolean;
  /** Without the dark outline, e.g. as the ground of a scene. In zwart-wit it is line art all the same. */
  readonly plain?: boolean;
}

export const picture: MovableKind<PictureMark> = {
  edges: (mark) => (mark.turn ? turned(edgesOfBox(mark), mark.turn, middleOf(mark)) : edgesOfBox(mark)),

  describe: (mark) => `plaatje ${mark.picture}`,

  move: (mark, { scale, x, y }) => ({
    ...mark,
    x: mark.x * scale + x,
    y: mark.y * scale + y,
    width: mark.width * scale,
    height: mark.height * scale,
  }),

  drawPdf(mark, pen) {
    const { name, picture, look } = pen.store(mark);
    const scale = scaleOf(mark, picture);
    const weight = outlineAt(look, picture.height * scale) / scale;
    pen.canvas.addContent(`q ${placementOf(mark, picture, scale)} ${operands(weight)} w /${name} Do Q`);
  },

  drawSvg(mark, { number, symbol }) {
    const { x, y, width, height } = mark;
    const { name, picture, look } = symbol(mark);
    const scale = scaleOf(mark, picture);
    const weight = outlineAt(look, picture.height * scale) / scale;
    const line = look === 'plain' ? '' : ` stroke-width="${round(weight)}"`;
    const turn = mark.turn ? `rotate(${mark.turn} ${middleOf(mark).map(number).join(' ')})` : '';
    const flip = mark.flip ? `translate(${number(2 * x + width)} 0) scale(-1 1)` : '';
    const transform = turn || flip ? ` transform="${`${turn} ${flip}`.trim()}"` : '';
    return `<use href="#${name}" x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"${line}${transform}/>`;
  },
};

const middleOf = ({ x, y, width, height }: PictureMark): readonly [number, number] => [
  x + width / 2,
  y + height / 2,
];

/** As large as its box allows. */
const scaleOf = (mark: PictureMark, { width, height }: Picture): number =>
  Math.min(mark.width / width, mark.height / height);

/** In the middle of its box. */
function placementOf(mark: PictureMark, { width, height }: Picture, scale: number): string {
  const [w, h] = [width * scale, height * scale];
  const [x, y] = [mark.x + (mark.width - w) / 2, mark.y + (mark.height - h) / 2];
  const turn = mark.turn ? turnedAbout(mark.turn, middleOf(mark)) : '';
  const place = mark.flip ? operands(-scale, 0, 0, scale, x + w, y) : operands(scale, 0, 0, scale, x, y);
  return `${turn} ${place} cm`;
}
