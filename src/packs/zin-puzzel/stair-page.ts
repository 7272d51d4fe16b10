/** The stair on its page: the same for all sentences, since how many words there are is for the child to find out. */
import type { Box } from '../../sheets/lay/box.ts';
import { divide } from '../../sheets/lay/cells.ts';
import { decoration, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { round, type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Block, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText, setText } from '../../sheets/text.ts';
import { scenePlace } from './measures.ts';
import { layCompany, layStair } from './stairs.ts';
import type { Piece } from './word-box.ts';

const legend = { side: 11, height: 15, gap: 2, perRow: 3 } as const;
/** Left free above the last step, where a piece stands highest. */
const stepsWithLegend = 4 / 5;

/** What a block stands for, beside the picture and above the pieces: nobody has to remember that the round one is de. */
function layLegend(pieces: readonly Piece[], { x, y, width, height }: Box): Block[] {
  const blocks = [...new Set(pieces.flatMap(({ picture }) => picture ?? []))].filter((picture) =>
    picture.startsWith('blokje-'),
  );
  const style = { size: typeSizes.heading } as const;
  const rows = Math.ceil(blocks.length / legend.perRow);
  const cells = divide({ x, y, width, height: rows * height }, legend.perRow, rows);
  return blocks.flatMap((picture, index) => {
    const word = pieces.find((piece) => piece.picture === picture)?.word ?? '';
    const cell = cells[index] ?? { x, y, width, height };
    const block = {
      x: cell.x,
      y: cell.y + (height - legend.side) / 2,
      width: legend.side,
      height: legend.side,
    };
    const left = cell.x + legend.side + legend.gap;
    const room = cell.width - legend.side - 2 * legend.gap;
    return [
      decoration([placePicture(picture, block)]),
      paragraph([fitText(word, left, cell.y + (height + capHeight(style.size)) / 2, room, style)]),
    ];
  });
}

function layPlaceOfScene(place: Box): Block[] {
  const says = setText('Hier ligt het plaatje.', place.x + place.width / 2, place.y + place.height / 2, {
    size: typeSizes.body,
    colour: 'quiet',
    align: 'centre',
  });
  const stroke = { colour: 'faint', weight: weights.frame } as const;
  return [decoration([{ kind: 'rect', ...place, radius: 3, fill: 'paper', stroke }]), paragraph([says])];
}

export const layStairPage = (title: string, pieces: readonly Piece[]): Page =>
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
        ...layLegend(pieces, {
          x: beside,
          y: room.y,
          width: room.x + room.width * stepsWithLegend - beside,
          height: legend.height,
        }),
      ];
    },
  );
