/** What lies opposite what on each die, and what the pictures are called: it stays with whoever has no die in hand. */
import { type Box, inset, middle, workArea } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { decoration, figure, heading, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import { type Accent, softOf } from '../../sheets/palette.ts';
import type { Block, Element, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText, measureText, setText } from '../../sheets/text.ts';
import type { Die, Outcome } from './die-page.ts';
import { pairsOnDie } from './measures.ts';

const size = typeSizes.body;
/** A die is never higher than this on the page. */
const mostHigh = 40;
const titleHigh = 9;
/** Before a pair: its sound. */
const soundWide = 9;
const pairGap = 3;

/** Whether the name of a picture has room below it. */
export const fitsOnAnswers = (name: string): boolean =>
  measureText(name, size) <= (workArea().width / pairsOnDie - soundWide - pairGap) / 2;

export const layAnswers = (dice: readonly Die[]): Page =>
  page(
    {
      title: 'Antwoorden',
      hint: 'Zo heten de plaatjes. Naast elkaar staat wat tegenover elkaar ligt.',
    },
    (room) => {
      const height = Math.min(mostHigh, room.height / dice.length);
      return fill(divide({ ...room, height: height * dice.length }, 1, dice.length), dice, layDice);
    },
  );

function layDice({ title, accent, pairs, sounds = [] }: Die, cell: Box): Block[] {
  const style = { size, face: 'bold', colour: accent } as const;
  const below = { ...cell, y: cell.y + titleHigh, height: cell.height - titleHigh };
  // What keeps two pairs apart is not needed after the last.
  const places = divide({ ...below, width: below.width + pairGap }, pairsOnDie, 1);
  return [
    decoration(places.slice(0, pairs.length).map((place) => layTile(place, accent))),
    heading(3, [fitText(title, cell.x, cell.y + 6.5, cell.width, style)]),
    list(fill(places, pairs, (pair, place, index) => [layPair(pair, place, sounds[index])])),
  ];
}

/** Under the two of a pair and their sound: what belongs together is seen at once. */
const layTile = ({ x, y, width, height }: Box, accent: Accent): Mark => ({
  kind: 'rect',
  x,
  y: y - 0.5,
  width: width - pairGap,
  height: height - 0.5,
  radius: 3,
  fill: softOf(accent),
  stroke: { colour: 'faint', weight: weights.thin },
});

/** Two pictures beside each other with their names under them, and before them their sound. */
function layPair([one, other]: Die['pairs'][number], cell: Box, sound: string | undefined): Element {
  const room = sound
    ? { ...cell, x: cell.x + soundWide, width: cell.width - soundWide - pairGap }
    : { ...cell, width: cell.width - pairGap };
  const [, y] = middle(cell);
  return item(
    fill(divide(room, 2, 1), [one, other], layNamed),
    sound ? [setText(`/${sound}/`, cell.x + 2, y - 1, { size, face: 'bold' })] : undefined,
  );
}

function layNamed({ picture, alt }: Outcome, cell: Box): Element[] {
  const low = capHeight(size) + 3.5;
  const seen = inset({ ...cell, height: cell.height - low - 1 }, 1.4);
  const baseline = cell.y + cell.height - 3;
  return [
    figure(alt, [placePicture(picture, seen)]),
    paragraph([fitText(alt, middle(cell)[0], baseline, cell.width, { size, align: 'centre' })]),
  ];
}
