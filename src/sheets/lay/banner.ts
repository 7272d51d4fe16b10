/** At the top of page one, on a sheet of colour: what a printable is called and what it is good for. */
import type { SquareCode } from '../imprint.ts';
import { type as typeSizes, weights } from '../measures.ts';
import type { Block, Element, Mark } from '../sheet.ts';
import { fitText, measureText, type Run, setParagraph, setText } from '../text.ts';
import type { Box } from './box.ts';
import { layCode } from './code.ts';
import { decoration, heading, paragraph } from './meaning.ts';
import { placePicture } from './picture-box.ts';

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
  const side = 25;
  const picturesLeft = box.x + box.width - 3 * side - 8;
  const left = box.x + 7;
  const room = picturesLeft - box.x - 12;
  const shown = pictures.map((picture, index) => {
    const y = box.y + (box.height - side) / 2 - 3.5 + (index === 1 ? -3 : 3);
    const place = { x: picturesLeft + index * (side + 1.5), y, width: side, height: side };
    return placePicture(picture, place, { turn: [-6, 4, 7][index] ?? 0 });
  });
  return [
    decoration([{ kind: 'rect', ...box, radius: 6, fill: 'ownSoft', stroke: edge }, ...(code ? [] : shown)]),
    heading(1, [lay(left, box.y + 16, room + 4)]),
    paragraph(setParagraph(goodFor, left, box.y + 24.5, room, { size: 13, leading: 1.3 }).marks),
    paragraph([
      fitText(quiet.join(' · '), left, box.y + box.height - 3.2, box.width - 14 - (code ? codeSide : 0), {
        size: small,
        colour: 'quiet',
      }),
    ]),
    ...(code ? layCodeWithCaption(code, placeOfCode(box)) : []),
  ];
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
