/** Lees-spoor: a board over two sheets, with and without words to read; pawns, a spinner and the answers. */
import { inPart } from '../../sheets/lay/parts.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import { layAnswers } from './answers-page.ts';
import { layBoard } from './board-page.ts';
import { contentsOf } from './contents.ts';
import { prepareTrails } from './rules.ts';
import { layTools } from './tools-page.ts';

export const maker = definePageMaker({
  prepare: prepareTrails,
  contentsOf,
  layOut: ({ trails, pawns }) => ({
    pages: [
      ...inPart(
        trails.length > 1
          ? { name: 'Sporen van 2 vellen', prints: { chosenPageFor: pawns.length } }
          : { name: 'Spoor', prints: { copyFor: pawns.length } },
        trails.flatMap(layBoard),
      ),
      ...inPart({ name: 'Pionnen en draaischijf', prints: { copyFor: pawns.length } }, [layTools(pawns)]),
      ...inPart({ name: 'Antwoorden', prints: 'once' }, layAnswers(trails)),
    ],
  }),
});
