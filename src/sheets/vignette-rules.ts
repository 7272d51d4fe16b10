/** Rules of the small scenes that packs are made of: each picture there is, is the right one, and fits. */
import { hasPicture, type WordBank } from '../model/word.ts';
import type { Chooser } from './choose.ts';
import type { Box } from './lay/box.ts';
import { type Placed, pictureNameOf, placeIn } from './lay/vignette.ts';
import type { Objection, Path } from './refusal.ts';

/** Pictures have some air around them: that much of one may stand outside the scene. */
const airShare = 1 / 7;

function overhangIn(box: Box, picture: Placed): number {
  if (typeof picture === 'string') return 0;
  const { x, y, width } = placeIn(box, picture);
  const out = Math.max(box.x - x, box.y - y, x + width - box.x - box.width, y + width - box.y - box.height);
  return out > width * airShare ? out : 0;
}

type Size = Pick<Box, 'width' | 'height'>;

/** `windows` are the sizes at which the scene is drawn. */
export const checkOverhang = (
  pictures: readonly Placed[],
  windows: readonly Size[],
  path: Path,
): Objection[] =>
  pictures.flatMap((picture, index) => {
    const out = Math.max(...windows.map((window) => overhangIn({ x: 0, y: 0, ...window }, picture)));
    const reason = `plaatje ${pictureNameOf(picture)} steekt ${out.toFixed(0)} mm buiten het vak`;
    return out > 0 ? [{ rule: 'outside-scene', reason, path: [...path, index] }] : [];
  });

/** One word, one picture, in all packs: what is said is shown with the picture that the bank gives it. */
export const checkOwnPictures = (
  words: WordBank,
  names: readonly string[],
  pictures: readonly Placed[],
  path: Path,
): Objection[] => {
  const shown = pictures.map(pictureNameOf);
  return names.flatMap((name) => {
    const word = words.get(name);
    if (!word || !hasPicture(word) || shown.includes(word.picture)) return [];
    const reason = `bij "${name}" hoort het plaatje ${word.picture}, net als in de andere oefeningen`;
    return [{ rule: 'other-picture', reason, path }];
  });
};

/** Asks for each picture, at its place. */
export function drawAll(choose: Chooser, pictures: readonly Placed[], path: Path): void {
  pictures.forEach((picture, index) => {
    const at = [...path, index];
    choose.drawing(pictureNameOf(picture), typeof picture === 'string' ? at : [...at, 0]);
  });
}
