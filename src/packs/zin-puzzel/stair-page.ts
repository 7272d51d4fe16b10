/** The stair on its page: the same for all sentences, since how many words there are is for the child to find out. */
import type { Box } from '../../sheets/lay/box.ts';
import { divide, fill, inPages } from '../../sheets/lay/cells.ts';
import { decoration, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { round, type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Block, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText, setText } from '../../sheets/text.ts';
import { scenePlace } from './measures.ts';
import { layCompany, layStair } from './stairs.ts';
import type { Piece } from './word-box.ts';

const legend = { side: 9.5, height: 12, gap: 2, setWidth: 16, perRow: 3 } as const;
/** Left free above the last step, where a piece stands highest. */
const stepsWithLegend = 4 / 5;

/** What the blocks stand for that each set brings, beside the picture and above the pieces: nobody has to remember that the round one is de. */
function layLegend(sets: readonly (readonly Piece[])[], { x, y, width }: Box): Block[] {
  const rows = sets.flatMap((pieces, set) => {
    const before = blocksIn(sets.slice(0, set).flat());
    const blocks = blocksIn(pieces).filter((one) => !before.some(({ word }) => word === one.word));
    return inPages(blocks, legend.perRow).map((row, index) => ({ row, set, isFirst: index === 0 }));
  });
  const left = sets.length > 1 ? x + legend.setWidth : x;
  return rows.flatMap(({ row, set, isFirst }, index) => {
    const top = y + index * legend.height;
    return [
      ...(sets.length > 1 && isFirst ? [layNameOfSet(set, x, top)] : []),
      ...layBlocks(row, { x: left, y: top, width: x + width - left, height: legend.height }),
    ];
  });
}

const blocksIn = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(
    ({ word, picture }, index) =>
      picture?.startsWith('blokje-') && pieces.findIndex((other) => other.word === word) === index,
  );

const baselineIn = (top: number, size: number): number => top + (legend.height + capHeight(size)) / 2;

const layNameOfSet = (index: number, x: number, top: number): Block => {
  const size = typeSizes.least;
  return paragraph([setText(`Set ${index + 1}`, x, baselineIn(top, size), { size, colour: 'quiet' })]);
};

const layBlocks = (blocks: readonly Piece[], row: Box): Block[] =>
  fill(divide(row, legend.perRow, 1), blocks, ({ word, picture = '' }, { x, y, width }) => {
    const size = typeSizes.heading;
    const { side, gap } = legend;
    const block = { x, y: y + (legend.height - side) / 2, width: side, height: side };
    return [
      decoration([placePicture(picture, block)]),
      paragraph([fitText(word, x + side + gap, baselineIn(y, size), width - side - 2 * gap, { size })]),
    ];
  });

function layPlaceOfScene(place: Box): Block[] {
  const says = setText('Hier ligt de kaart, dicht.', place.x + place.width / 2, place.y + place.height / 2, {
    size: typeSizes.body,
    colour: 'quiet',
    align: 'centre',
  });
  const stroke = { colour: 'faint', weight: weights.frame } as const;
  return [decoration([{ kind: 'rect', ...place, radius: 3, fill: 'paper', stroke }]), paragraph([says])];
}

export const layStairPage = (title: string, sets: readonly (readonly Piece[])[]): Page =>
  page(
    {
      title,
      hint: 'Niet knippen. Op elke tree komt één woord; er kunnen treden leeg blijven.',
      colour: 'own',
      landscape: true,
    },
    (room) => {
      const place = { x: room.x, y: room.y, ...scenePlace };
      const stairs = { x: room.x, foot: round(room.y + room.height), width: room.width };
      const beside = place.x + place.width + legend.gap * 3;
      return [
        ...layPlaceOfScene(place),
        decoration([...layStair(stairs), ...layCompany(stairs)]),
        ...layLegend(sets, {
          x: beside,
          y: room.y,
          width: room.x + room.width * stepsWithLegend - beside,
          height: legend.height,
        }),
      ];
    },
  );
