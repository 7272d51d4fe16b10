/** For the grown-up: what belongs together, what it is called, and by which sign. */
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill, inPages } from '../../sheets/lay/cells.ts';
import { decoration, item, list } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { showNamed } from '../../sheets/lay/picture-box.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Element, Mark, Page } from '../../sheets/sheet.ts';
import { drawPairSign } from './pair-sign.ts';
import type { Memory, MemoryPair } from './rules.ts';

const rows = 6;
const colour = 'own';
const signSide = 8;

export function layPairs({ pairs, games }: Memory): Page[] {
  const across = games.includes('rijm') ? 2 : 4;
  const perPage = across * rows;
  return inPages(pairs, perPage).map((group, at) =>
    page(
      {
        title: 'Wat hoort bij elkaar?',
        hint: 'Zo heten de plaatjes. Het teken staat op beide kaartjes.',
        colour,
      },
      (room) => {
        const cells = divide({ ...room, height: room.height - 3 }, across, rows)
          .slice(0, group.length)
          .map((cell) => inset(cell, 1.5));
        return [
          decoration(fill(cells, group, ({ rhymesWith }, cell) => layFrame(cell, rhymesWith !== undefined))),
          list(fill(cells, group, (pair, cell) => [layPair(pair, cell)])),
          decoration(
            fill(cells, group, ({ rhymesWith }, cell, index) =>
              layBetween(at * perPage + index, cell, rhymesWith !== undefined),
            ),
          ),
        ];
      },
    ),
  );
}

function layFrame(frame: Box, isRhymed: boolean): Mark[] {
  const [left = frame] = divide(frame, isRhymed ? 2 : 1, 1);
  return [
    { kind: 'rect', ...left, radius: 4, fill: 'ownSoft' },
    { kind: 'rect', ...frame, radius: 4, stroke: { colour, weight: weights.thin } },
  ];
}

/** The sign of the pair: between two pictures, or in the corner of one. */
function layBetween(pair: number, frame: Box, isRhymed: boolean): Mark[] {
  const [x, y] = isRhymed ? middle(frame) : [frame.x + 7, frame.y + 7];
  const box = { x: x - signSide / 2, y: y - signSide / 2, width: signSide, height: signSide };
  return [{ kind: 'circle', x, y, radius: signSide * 0.78, fill: 'paper' }, drawPairSign(pair, box)];
}

function layPair({ word: one, rhymesWith }: MemoryPair, frame: Box): Element {
  const words = rhymesWith ? [one, rhymesWith] : [one];
  const parts = divide(frame, words.length, 1);
  return item(fill(parts, words, (word, part) => showNamed(word, part, { size: typeSizes.heading })));
}
