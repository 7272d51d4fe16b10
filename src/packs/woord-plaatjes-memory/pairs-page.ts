/** For the grown-up: what belongs together, what it is called, and how its stripes run on. */
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill, inPages } from '../../sheets/lay/cells.ts';
import { decoration, item, list } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { showNamed } from '../../sheets/lay/picture-box.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Element, Mark, Page } from '../../sheets/sheet.ts';
import { drawJoin } from './pair-stripes.ts';
import { type Memory, type MemoryPair, relationIn } from './rules.ts';

const rows = 6;
const colour = 'own';
const join = { width: 9, height: 14 } as const;

export function layPairs({ pairs, games }: Memory): Page[] {
  const across = relationIn(games) ? 2 : 4;
  const perPage = across * rows;
  return inPages(pairs, perPage).map((group, at) =>
    page(
      {
        title: 'Wat hoort bij elkaar?',
        hint: 'Zo heten de plaatjes, en zo lopen de streepjes door.',
        colour,
      },
      (room) => {
        const cells = divide({ ...room, height: room.height - 3 }, across, rows)
          .slice(0, group.length)
          .map((cell) => inset(cell, 1.5));
        return [
          decoration(fill(cells, group, ({ partner }, cell) => layFrame(cell, partner !== undefined))),
          list(fill(cells, group, (pair, cell) => [layPair(pair, cell)])),
          decoration(
            fill(cells, group, ({ partner }, cell, index) =>
              layBetween(at * perPage + index, cell, partner !== undefined),
            ),
          ),
        ];
      },
    ),
  );
}

function layFrame(frame: Box, isTwo: boolean): Mark[] {
  const [left = frame] = divide(frame, isTwo ? 2 : 1, 1);
  return [
    { kind: 'rect', ...left, radius: 4, fill: 'ownSoft' },
    { kind: 'rect', ...frame, radius: 4, stroke: { colour, weight: weights.thin } },
  ];
}

/** The stripes of the pair: between two pictures, or in the corner of one. */
function layBetween(pair: number, frame: Box, isTwo: boolean): Mark[] {
  const x = isTwo ? middle(frame)[0] : frame.x + join.width / 2 + 1.5;
  const y = isTwo ? middle(frame)[1] : frame.y + join.height / 2 + 1.5;
  const box = { x: x - join.width / 2, y: y - join.height / 2, ...join };
  return [{ kind: 'rect', ...inset(box, -1.2), radius: 2, fill: 'paper' }, ...drawJoin(pair, box)];
}

function layPair({ word: one, partner }: MemoryPair, frame: Box): Element {
  const words = partner ? [one, partner] : [one];
  const parts = divide(frame, words.length, 1);
  return item(fill(parts, words, (word, part) => showNamed(word, part, { size: typeSizes.heading })));
}
