/** Zin-puzzel: a box of words that all sentences borrow from, their scenes, and a stair to lay them on. */

import { inPages } from '../../sheets/lay/cells.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import type { Page, Part } from '../../sheets/sheet.ts';
import { contentsOf } from './contents.ts';
import { layControls } from './control-page.ts';
import { ownStrip, players } from './measures.ts';
import { layOwnStrips } from './own-page.ts';
import { type Puzzle, preparePuzzle } from './rules.ts';
import { layScenes } from './scene-cards.ts';
import { laySpokenPage } from './spoken-page.ts';
import { layStairPage } from './stair-page.ts';
import { type Batch, inBatches, toWrite } from './word-box.ts';
import { layFirstWords, layMoreWords } from './word-pieces.ts';

/** One group after another plays with whoever reads. */
const forOneGroup = { holder: 'groepje', prints: { copyFor: players, atATime: 1 } } as const;

/** A sheet is called for by its number: `Woorden, vel 2`. */
const onSheet = (name: string, index: number): string => `${name}, vel ${index + 1}`;

const layCheck = ({ told }: Batch, index: number): Page => layControls(told, onSheet('Controleblad', index));

/** All that a first game takes: on the sheet that is read from are the sentences of later ones too. */
const layFirst = (first: Batch, spoken: Page): Page[] => [
  ...inPart({ ...forOneGroup, name: onSheet('Woorden en plaatjes', 0) }, [
    layFirstWords(first.pieces, onSheet('Woorden', 0)),
    layScenes(first.told, onSheet('Plaatjes', 0)),
  ]),
  ...inPart({ ...forOneGroup, name: 'Trap en controleblad' }, [
    layStairPage(
      'Trap',
      first.told.flatMap(({ pieces }) => pieces),
    ),
    layCheck(first, 0),
  ]),
  ...inPart({ name: 'Voorleesblad', holder: 'leerkracht', prints: 'once' }, [spoken]),
];

/** Later, into the same box. */
const layMore = (batch: Batch, index: number): Page[] =>
  inPart({ ...forOneGroup, name: `Vel ${index + 1}`, optional: true }, [
    ...(batch.pieces.length > 0 ? [layMoreWords(batch.pieces, onSheet('Woorden', index))] : []),
    layScenes(batch.told, onSheet('Plaatjes', index)),
    layCheck(batch, index),
  ]);

const ownPart: Part = {
  name: 'Je eigen zinnen',
  holder: 'groepje',
  optional: true,
  prints: { copyFor: players },
};

function layOwn({ ownPieces, emptyStrips }: Puzzle): Page[] {
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
    const batches = inBatches(puzzle.told);
    const [first, ...more] = batches;
    const spoken = batches.flatMap(({ told }, index) =>
      told.map((one) => ({ told: one, sheet: more.length > 0 ? index + 1 : undefined })),
    );
    const begin = first ? layFirst(first, laySpokenPage('Voorleesblad', spoken)) : [];
    return {
      pages: [
        ...begin,
        ...more.flatMap((batch, index) => layMore(batch, index + 1)),
        ...inPart(ownPart, layOwn(puzzle)),
      ],
      preview: begin[0],
    };
  },
});
