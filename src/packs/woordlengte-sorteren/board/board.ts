/** Woordlengte-sorteren on a board: the printed cards in the order of one game, and the monsters as on their mats. */

import { defineBoard, type Plate, type SetOut } from '../../../board/board-maker.ts';
import { toCard, toWritten } from '../../../board/card.ts';
import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import { accentOf } from '../layout.ts';
import { belly, monsterBox, shrinkMonster } from '../monster.ts';
import { prepareCards, sortByClaps } from '../rules.ts';
import type { SortShow } from './show.ts';

const { x, y, width, height } = monsterBox;

export const board = defineBoard({
  prepare: prepareCards,
  setOut(cards, seed): SetOut<SortShow> {
    const monsters = sortByClaps(cards).map(({ claps }) => claps);
    return {
      show: {
        cards: shuffle(cards, randomFrom(seed)).map((word) => ({
          ...toCard(word),
          pieces: word.syllables,
          clapped: toWritten(word.syllables.join(' - ')),
        })),
        monsters,
        belly: {
          left: (100 * (belly.x - x)) / width,
          top: (100 * (belly.y - y)) / height,
          width: (100 * belly.width) / width,
          height: (100 * belly.height) / height,
        },
      },
      plates: monsters.map(drawPlate),
      pictures: cards.map(({ picture }) => picture),
    };
  },
});

const drawPlate = (claps: number): Plate => ({
  width,
  height,
  marks: shrinkMonster(claps, accentOf(claps), { x: 0, y: 0, width, height }),
});
