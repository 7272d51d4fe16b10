/** What is wrong with where a writer put things: all of it has to be seen. */

import type { Chosen } from '../../sheets/choose.ts';
import type { Box } from '../../sheets/lay/box.ts';
import type { Objection } from '../../sheets/refusal.ts';
import { inkOf, type Stance, squareAt } from './footing.ts';
import { labelAtArrow, type Seated } from './label-place.ts';
import { card, plate } from './measures.ts';
import type { Spot } from './spots.ts';

interface PlacedThing extends Seated {
  readonly word: Pick<Chosen, 'article' | 'word' | 'path'>;
  readonly spot: Spot | undefined;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const pictureBox = ({ x, y, size }: Spot, stance: Stance): Box =>
  inkOf(stance, squareAt(x, y, size, stance.foot));

const isOnCard = ({ x, y, width, height }: Box): boolean =>
  x >= 0 && y >= 0 && x + width <= card.width && y + height <= card.height;

export function checkSpots(things: readonly PlacedThing[]): Objection[] {
  const known = things.flatMap((thing) =>
    thing.spot
      ? [
          {
            word: thing.word,
            paper: labelAtArrow(thing, thing.spot),
            picture: pictureBox(thing.spot, thing.stance),
          },
        ]
      : [],
  );
  if (known.length === 0) return [];
  const missing = things.flatMap(({ word, spot }) =>
    spot ? [] : [object(word, `"${word.word}" heeft geen plek op de plaat, en de andere dingen wel`)],
  );
  const covering = known.flatMap(({ word, paper, picture }, index) => {
    const name = `"${word.word}"`;
    const covered = known.find((other) => other.word !== word && overlap(paper, other.picture));
    const crossed = known.slice(0, index).find((other) => overlap(paper, other.paper));
    const isOnTitle = [paper, picture].some((box) => overlap(box, titleBox));
    return [
      ...(covered ? [`de kaart van ${name} ligt over het plaatje van "${covered.word.word}"`] : []),
      ...(crossed ? [`de kaart van ${name} ligt over die van "${crossed.word.word}"`] : []),
      ...(isOnTitle ? [`${name} ligt over de titel`] : []),
      ...([paper, picture].every(isOnCard) ? [] : [`${name} ligt niet helemaal op de plaat`]),
    ].map((reason) => object(word, reason));
  });
  return [...missing, ...covering];
}

const object = ({ path }: PlacedThing['word'], reason: string): Objection => ({ rule: 'spot', reason, path });

const titleBox: Box = plate;
