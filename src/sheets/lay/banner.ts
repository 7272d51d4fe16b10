/** At the top of page one, on a sheet of colour: what a printable is called and what it is good for. */
import { findFigure } from '../cast/index.ts';
import type { SquareCode } from '../imprint.ts';
import { type as typeSizes, weights } from '../measures.ts';
import type { Block, Element, Mark } from '../sheet.ts';
import { fitText, measureText, type Run, setParagraph, setText } from '../text.ts';
import type { Box } from './box.ts';
import { divide, fill } from './cells.ts';
import { layCode } from './code.ts';
import { decoration, heading, paragraph } from './meaning.ts';
import { placePicture } from './picture-box.ts';
import { drawCard } from './props.ts';
import { layShadow } from './shadow.ts';

const { small } = typeSizes;
export const bannerHeight = 41;
const codeSide = 38;

/** Hardly seen on colour; in zwart-wit it is what the title stands in. */
const edge = { colour: 'faint', weight: weights.line } as const;

export interface Banner {
  /** Three, by name. */
  readonly pictures: readonly string[];
  /** Takes the place of the pictures. */
  readonly code?: SquareCode;
  /** The title, in so much room. */
  lay(x: number, baseline: number, room: number): Mark;
  readonly goodFor: readonly Run[];
  readonly quiet: readonly string[];
}

/** At the top of an area. */
export function layBanner({ pictures, code, lay, goodFor, quiet }: Banner, area: Box): Block[] {
  const box = { ...area, height: bannerHeight };
  const side = 26;
  const picturesLeft = box.x + box.width - 3 * side - 4;
  const left = box.x + 7;
  const room = picturesLeft - box.x - 12;
  const ground = box.y + box.height - groundHeight + 2;
  const cells = divide({ ...box, x: picturesLeft, width: 3 * side }, 3, 1);
  const shown = fill(cells, pictures, (picture, cell) => layShown(picture, cell, ground));
  return [
    decoration([
      { kind: 'rect', ...box, radius: cornerRadius, fill: 'ownSoft', stroke: edge },
      ...(code ? [] : [layGround(box), ...shown]),
    ]),
    heading(1, [lay(left, box.y + 15, room + 4)]),
    paragraph(setParagraph(goodFor, left, box.y + 23.4, room, { size: 13, leading: 1.3 }).marks),
    paragraph([
      fitText(quiet.join(' · '), left, box.y + box.height - 3.2, box.width - 14 - (code ? codeSide : 0), {
        size: small,
        colour: 'quiet',
      }),
    ]),
    ...(code ? layCodeWithCaption(code, placeOfCode(box)) : []),
  ];
}

/** Of the ground in the corner. */
const groundHeight = 11;
const cornerRadius = 6;

/** From edge to edge, rising a little to where the pictures stand: what is quiet stands on it. */
function layGround({ x, y, width, height }: Box): Mark {
  const [right, bottom, top] = [x + width, y + height, y + height - groundHeight];
  const low = bottom - lowest;
  const r = cornerRadius;
  return {
    kind: 'path',
    d: `M${x} ${low}C${x + width * 0.3} ${low} ${x + width * 0.42} ${top + 0.8} ${x + width * 0.62} ${top + 0.4}C${x + width * 0.76} ${top + 0.2} ${right - 14} ${top + 1.6} ${right} ${top - 0.6}V${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}H${x + r}Q${x} ${bottom} ${x} ${bottom - r}Z`,
    fill: 'paper',
    stroke: edge,
  };
}

/** Where it begins: under two lines of what it is good for. */
const lowest = 8.2;

/** Who plays stands there; what is played with is shown on a card. */
function layShown(picture: string, { x, width }: Box, ground: number): Mark[] {
  const side = findFigure(picture) ? width + 1 : width - 4;
  const place = { x: x + (width - side) / 2, y: ground - side, width: side, height: side };
  const shadow = layShadow({ x: x + width / 2, y: ground - 0.4, width: side * 0.7 }, 'paper');
  return [shadow, ...(findFigure(picture) ? [placePicture(picture, place)] : drawCard(picture, place))];
}

/** Two sizes, so that titles differ by their length and not from sheet to sheet. */
export function layTitle(title: string, x: number, baseline: number, room: number): Mark {
  const fits = measureText(title, typeSizes.title, 'bold') <= room - 4;
  const size = fits ? typeSizes.title : typeSizes.longTitle;
  return fitText(title, x, baseline, room, { size, face: 'bold', colour: 'own' });
}

/** Whoever holds the paper reads what the code is for. */
const layCodeWithCaption = (code: SquareCode, place: Box): Element[] => {
  const style = { size: small, align: 'right' } as const;
  const caption = ['Zelfde set maken?', 'Scan de code.'].map((line, index) =>
    setText(line, place.x - 3, place.y + 13 + index * 5, style),
  );
  return [layCode(code, place), paragraph(caption)];
};

const placeOfCode = ({ x, y, width, height }: Box): Box => ({
  x: x + width - codeSide - 2.5,
  y: y + (height - codeSide) / 2,
  width: codeSide,
  height: codeSide,
});
