/** Zin-puzzel: a box of words that all sentences borrow from, their scenes, and a stair to lay them on. */

import { inPages } from '../../sheets/lay/cells.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import type { Page, Part } from '../../sheets/sheet.ts';
import { contentsOf } from './contents.ts';
import { layControls } from './control-page.ts';
import { ownStrip, piecesPerSheet, players } from './measures.ts';
import { layOwnStrips } from './own-page.ts';
import { preparePuzzle } from './rules.ts';
import { layFirstScenes, layMoreScenes } from './scene-cards.ts';
import { laySpokenPage } from './spoken-page.ts';
import { layStairPage } from './stair-page.ts';
import { type Batch, inBatches, type Piece, toWrite } from './word-box.ts';
import { layFirstWords, layMoreWords } from './word-pieces.ts';

/** One group after another plays with whoever reads. */
const forOneGroup = { holder: 'groepje', prints: { copyFor: players, atATime: 1 } } as const;

/** What is played together has one number: `Woorden, set 2`. */
const onSheet = (name: string, index: number): string => `${name}, set ${index + 1}`;

const layCheck = ({ told }: Batch, index: number): Page[] =>
  layControls(told, onSheet('Controleblad', index));

/** All that a first game takes: on the sheet that is read from are the sentences of later ones too. */
const layFirst = (first: Batch, batches: readonly Batch[]): Page[] => [
  ...inPart({ ...forOneGroup, name: onSheet('Woorden en kaarten', 0) }, [
    layFirstWords(first.pieces, onSheet('Woorden', 0)),
    layFirstScenes(first.told, onSheet('Kaarten', 0)),
  ]),
  ...inPart({ ...forOneGroup, name: 'Trap en controlebladen' }, [
    layStairPage('Trap'),
    ...layCheck(first, 0),
  ]),
  ...inPart({ name: 'Voorleesblad', holder: 'leerkracht', prints: 'once' }, [
    laySpokenPage('Voorleesblad', batches),
  ]),
];

const sayLater = (count: number): string =>
  count === 1 ? 'Set 2' : `Set 2 ${count === 2 ? 'en' : 'tot'} ${count + 1}`;

/** Later, into the same box: one part of the pack, however many sets it takes. */
const layLater = (batches: readonly Batch[]): Page[] =>
  inPart(
    { ...forOneGroup, name: sayLater(batches.length), optional: true },
    batches.flatMap((batch, index) => layMore(batch, index + 1)),
  );

const layMore = (batch: Batch, index: number): Page[] => [
  ...(batch.pieces.length > 0 ? [layMoreWords(batch.pieces, onSheet('Woorden', index))] : []),
  layMoreScenes(batch.told, onSheet('Kaarten', index)),
  ...layCheck(batch, index),
];

const ownPart: Part = {
  name: 'Je eigen zinnen',
  holder: 'groepje',
  optional: true,
  prints: { copyFor: ownStrip.perPage },
};

/** Words of no sentence are cut once, with those of the last later sheet; where that is full, or there is none, they are on the first strips. */
function placeOwn(later: readonly Batch[], own: readonly Piece[]): { more: Batch[]; left: readonly Piece[] } {
  const last = later.at(-1);
  if (!last || last.pieces.length + own.length > piecesPerSheet) return { more: [...later], left: own };
  return { more: [...later.slice(0, -1), { ...last, pieces: [...last.pieces, ...own] }], left: [] };
}

function layOwn(ownPieces: readonly Piece[], emptyStrips: number): Page[] {
  const pieces = [...ownPieces, ...toWrite(emptyStrips * ownStrip.pieces)].slice(
    0,
    emptyStrips * ownStrip.pieces,
  );
  return inPages(pieces, ownStrip.perPage * ownStrip.pieces).map((shown, index) =>
    layOwnStrips(
      shown.length / ownStrip.pieces,
      shown,
      index === 0 ? ownPart.name : `${ownPart.name} (${index + 1})`,
    ),
  );
}

export const maker = definePageMaker({
  prepare: preparePuzzle,
  contentsOf,
  layOut(puzzle) {
    const [first, ...later] = inBatches(puzzle.told);
    const { more, left } = placeOwn(later, puzzle.ownPieces);
    const batches = first ? [first, ...more] : [];
    const begin = first ? layFirst(first, batches) : [];
    return {
      pages: [...begin, ...layLater(more), ...inPart(ownPart, layOwn(left, puzzle.emptyStrips))],
      preview: begin[0],
    };
  },
});
