/** Lees-spoor: a short trail over two sheets, with and without words to read; pawns, a spinner and the answers of each trail. */
import { inPart } from '../../sheets/lay/parts.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import { layAnswers } from './answers-page.ts';
import { layBoard } from './board-page.ts';
import { contentsOf } from './contents.ts';
import { prepareTrails } from './rules.ts';
import { layTools } from './tools-page.ts';

/** One group plays with whoever reads the answers; the next has the same game after it. */
const turns = { atATime: 1 } as const;

export const maker = definePageMaker({
  prepare: prepareTrails,
  contentsOf,
  layOut: ({ trails, pawns }) => ({
    pages: [
      ...inPart(
        trails.length > 1
          ? { name: 'Sporen', holder: 'groepje', prints: { chosenFor: pawns.length, pages: 2, ...turns } }
          : { name: 'Spoor', holder: 'groepje', prints: { copyFor: pawns.length, ...turns } },
        trails.flatMap(layBoard),
      ),
      ...inPart(
        { name: 'Pionnen en draaischijven', holder: 'groepje', prints: { copyFor: pawns.length, ...turns } },
        [layTools(pawns, trails)],
      ),
      ...inPart(
        {
          name: 'Antwoorden',
          holder: 'leerkracht',
          prints:
            trails.length > 1 ? { chosenFor: pawns.length, ...turns } : { copyFor: pawns.length, ...turns },
        },
        layAnswers(trails),
      ),
    ],
  }),
});
