/** Verhaal-kaarten on a board: the printed cards, each pile shuffled for one game. */

import { defineBoard, type Plate, type SetOut } from '../../../board/board-maker.ts';
import { type Random, randomFrom, shuffle } from '../../../model/shuffle.ts';
import type { Scene } from '../../../sheets/lay/scene.ts';
import { paint, softOf } from '../../../sheets/palette.ts';
import { layCardPicture } from '../layout.ts';
import { signSide, window } from '../measures.ts';
import { prepareStory, storyParts } from '../rules.ts';
import { accentOf, drawSign, type Sign } from '../story-signs.ts';
import type { StoryPile, StoryShow } from './show.ts';

export const board = defineBoard({
  prepare: prepareStory,
  setOut(parameters, seed): SetOut<StoryShow> {
    const random = randomFrom(seed);
    const plates: Plate[] = [];
    const piles = storyParts.map((part) => toPile(part, parameters[part], random, plates));
    const questions = toPile('vraag', parameters.vragen, random, plates);
    return { show: { piles, questions }, plates, pictures: [] };
  },
});

/** Its plates come behind those that there are. */
function toPile(sign: Sign, cards: readonly Scene[], random: Random, plates: Plate[]): StoryPile {
  const add = (plate: Plate): number => plates.push(plate) - 1;
  const accent = accentOf[sign];
  const side = { width: signSide, height: signSide };
  const drawn = cards.map((card, index) => ({
    name: card.name,
    plate: add({ ...window, marks: layCardPicture(sign, card, { x: 0, y: 0, ...window }, index) }),
  }));
  return {
    colours: [paint(accent, 'colour'), paint(softOf(accent), 'colour')],
    sign: add({
      ...side,
      marks: [
        { kind: 'rect', x: 0, y: 0, ...side, fill: softOf(accent) },
        ...drawSign(sign, { x: 0, y: 0, ...side }),
      ],
    }),
    cards: shuffle(drawn, random),
  };
}
