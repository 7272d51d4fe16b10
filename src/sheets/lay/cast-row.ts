/** Some of the cast beside each other, where a page has room for them: the packs are of one family. */
import { randomFrom, shuffle } from '../../model/shuffle.ts';
import { type FigureName, figureNames, figures, sideOf } from '../cast/index.ts';
import { poses } from '../cast/pose.ts';
import type { Block, Mark } from '../sheet.ts';
import type { Box } from './box.ts';
import { decoration } from './meaning.ts';

/** In mm: how tall a child is at most, and what is too small to be worth its ink. */
const tallest = 34;
const smallest = 16;
const count = 5;

/** On the lower edge of the box, as large as it allows; others in each pack. */
export function layCast(box: Box, seed: string): Block[] {
  const random = randomFrom(seed);
  const shown = shuffle(figureNames, random).slice(0, count);
  const high = Math.max(...shown.map((figure) => figures[figure].side)) / 100;
  const wide = shown.reduce((sum, figure) => sum + figures[figure].side, 0) / 100;
  const child = Math.min(tallest, box.height / high, box.width / wide);
  if (child < smallest) return [];
  const moods = shuffle(
    poses.filter((pose) => pose !== 'verdrietig'),
    random,
  );
  let x = box.x + (box.width - wide * child) / 2;
  const marks = shown.map((figure: FigureName, index): Mark => {
    const side = sideOf(figure, child);
    const picture = `${figure}-${moods[index % moods.length]}`;
    const mark: Mark = {
      kind: 'picture',
      picture,
      x,
      y: box.y + box.height - side,
      width: side,
      height: side,
    };
    x += side;
    return mark;
  });
  return [decoration(marks)];
}
