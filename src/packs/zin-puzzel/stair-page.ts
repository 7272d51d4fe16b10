/** The stair on its page: the same for all sentences, since how many words there are is for the child to find out. */
import { type Box, inset } from '../../sheets/lay/box.ts';
import { decoration, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { round, type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Block, Mark, Page } from '../../sheets/sheet.ts';
import { setText } from '../../sheets/text.ts';
import { scenePlace } from './measures.ts';
import { layCompany, layStair } from './stairs.ts';

function layPlaceOfScene(place: Box): Block[] {
  const says = setText(
    'Hier ligt de kaart, dicht.',
    place.x + place.width / 2,
    place.y + place.height * 0.82,
    {
      size: typeSizes.body,
      colour: 'quiet',
      align: 'centre',
    },
  );
  const stroke = { colour: 'faint', weight: weights.frame } as const;
  return [
    decoration([{ kind: 'rect', ...place, radius: 3, fill: 'paper', stroke }, ...drawCardBack(place)]),
    paragraph([says]),
  ];
}

/** Its picture is not seen: what shows is its back. */
function drawCardBack({ x, y, width, height }: Box): Mark[] {
  const card = { width: width * 0.5, height: height * 0.5 };
  const back = { x: x + (width - card.width) / 2, y: y + height * 0.12, ...card };
  const stroke = { colour: 'own', weight: weights.line } as const;
  // Nothing on it can be counted: that is what is asked here.
  return [
    { kind: 'rect', ...back, radius: 2, fill: 'paper', stroke },
    { kind: 'rect', ...inset(back, 2.5), radius: 1.5, fill: 'ownSoft', stroke },
    { kind: 'rect', ...inset(back, 6), radius: 1, fill: 'paper', stroke },
  ];
}

export const layStairPage = (title: string): Page =>
  page(
    {
      title,
      hint: 'Niet knippen. Op elke tree komt één woord; er kunnen treden leeg blijven.',
      colour: 'own',
      landscape: true,
    },
    (room) => {
      const stairs = { x: room.x, foot: round(room.y + room.height), width: room.width };
      const sky: Mark = { kind: 'rect', ...room, fill: 'sky' };
      return [
        decoration([sky]),
        ...layPlaceOfScene({ x: room.x, y: room.y, ...scenePlace }),
        decoration([...layStair(stairs), ...layCompany(stairs)]),
      ];
    },
  );
