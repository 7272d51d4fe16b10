/** Klank-zoekplaatje on a board: the printed scenes, and where each thing stands in them. */

import { defineBoard, type SetOut } from '../../../board/board-maker.ts';
import { toCard } from '../../../board/card.ts';
import { marksOf } from '../../../sheets/sheet.ts';
import { drawScene } from '../layout.ts';
import { type DrawnScene, isTarget, prepareScenes } from '../rules.ts';
import type { SceneThing, SearchShow, SoundScene } from './show.ts';

export const board = defineBoard({
  prepare: prepareScenes,
  setOut: ({ scenes }): SetOut<SearchShow> => ({
    show: { scenes: scenes.map(toScene) },
    plates: scenes.map((scene) => ({
      width: scene.width,
      height: scene.height,
      marks: [...marksOf(drawScene(scene, { scale: 1, x: 0, y: 0 }))],
    })),
    pictures: scenes.flatMap(({ sound, things }) =>
      things.flatMap((thing) => (isTarget(thing, sound) ? thing.picture : [])),
    ),
  }),
});

const toScene = ({ sound, talk, things, width, height }: DrawnScene): SoundScene => ({
  sound,
  talk,
  things: things.flatMap((thing): SceneThing[] =>
    thing.word
      ? [
          {
            ...toCard({ word: thing.word.word, picture: thing.picture }),
            left: (100 * thing.x) / width,
            top: (100 * thing.y) / height,
            width: (100 * thing.side) / width,
            height: (100 * thing.side) / height,
            isTarget: isTarget(thing, sound),
          },
        ]
      : [],
  ),
});
