/** The stair on its page: the same for all sentences, since how many words there are is for the child to find out. */
import type { Box } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { decoration, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { round, type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Block, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText, setText } from '../../sheets/text.ts';
import { scenePlace } from './measures.ts';
import { layCompany, layStair } from './stairs.ts';
import type { Piece } from './word-box.ts';

const legend = { side: 9.5, height: 12, gap: 2, perRow: 3 } as const;
/** Left free above the last step, where a piece stands highest. */
const stepsWithLegend = 4 / 5;

/** What a block stands for, beside the picture and above the pieces: nobody has to remember that the triangle is de. */
function layLegend(pieces: readonly Piece[], { x, y, width }: Box): Block[] {
  const blocks = pieces.filter(({ picture }) => picture?.startsWith('blokje-'));
  const shown = blocks.filter(({ word }, index) => blocks.findIndex((one) => one.word === word) === index);
  const rows = Math.ceil(shown.length / legend.perRow);
  const cells = divide({ x, y, width, height: rows * legend.height }, legend.perRow, Math.max(rows, 1));
  const size = typeSizes.heading;
  return fill(cells, shown, ({ word, picture = '' }, cell) => {
    const { side, gap } = legend;
    const block = { x: cell.x, y: cell.y + (cell.height - side) / 2, width: side, height: side };
    const baseline = cell.y + (cell.height + capHeight(size)) / 2;
    return [
      decoration([placePicture(picture, block)]),
      paragraph([fitText(word, cell.x + side + gap, baseline, cell.width - side - 2 * gap, { size })]),
    ];
  });
}

function layPlaceOfScene(place: Box): Block[] {
  const says = setText('Hier ligt de kaart, dicht.', place.x + place.width / 2, place.y + place.height / 2, {
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
