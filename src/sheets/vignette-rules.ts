/** Rules of the small scenes that packs are made of: each picture there is, is the right one, and fits. */
import { hasPicture, type WordBank } from '../model/word.ts';
import { findFigure } from './cast/index.ts';
import type { Chooser } from './choose.ts';
import type { Box } from './lay/box.ts';
import type { Placed, View } from './lay/scene.ts';
import { pictureNameOf, placeIn } from './lay/vignette.ts';
import { type PlaceName, placeNames, thingsIn } from './places/index.ts';
import type { Objection, Path } from './refusal.ts';

/** Pictures have some air around them: that much of one may stand outside the scene. */
const airShare = 1 / 20;

type Size = Pick<Box, 'width' | 'height'>;

/** Nothing where nobody can tell how wide it is. */
function overhangIn({ width, height }: Size, picture: Placed, view: View): number | undefined {
  const drawn = placeIn({ x: 0, y: 0, width, height }, picture, view)?.drawn;
  if (!drawn) return undefined;
  // Not below: nobody can type a bottom that is lower than the scene's.
  const out = Math.max(-drawn.x, -drawn.y, drawn.x + drawn.width - width);
  return out > (findFigure(pictureNameOf(picture)) ? 0.5 : drawn.width * airShare) ? out : 0;
}

function checkPlace(picture: Placed, view: View, windows: readonly Size[], path: Path): Objection[] {
  const name = pictureNameOf(picture);
  const outs = windows.flatMap((window) => overhangIn(window, picture, view) ?? []);
  if (outs.length === 0) {
    const reason = `plaatje ${name} heeft geen breedte; die mag alleen wegblijven bij een figuur van de cast`;
    return [{ rule: 'no-width', reason, path }];
  }
  const out = Math.max(...outs);
  const reason = `plaatje ${name} steekt ${out.toFixed(0)} mm buiten het vak`;
  return out > 0 ? [{ rule: 'outside-scene', reason, path }] : [];
}

/** `windows` are the sizes at which the scene is drawn; `path` is that of its pictures. */
export const checkView = (view: View, windows: readonly Size[], path: Path): Objection[] =>
  view.pictures.flatMap((picture, index) => checkPlace(picture, view, windows, [...path, index]));

/** The place itself, and what can be pointed at in it. */
const thingsOf = ({ ground }: View): readonly string[] => {
  const place = placeNames.find((name): name is PlaceName => name === ground);
  return place ? [place, ...thingsIn(place)] : [];
};

/**
 * One word, one picture, in all packs: what is said is shown with the picture that the bank gives it, or by the one
 * of the cast who is called that, or by the place that has it. What does something, or is in some way, has that after its
 * name: `cheese-wedge-hap` is a `cheese-wedge`.
 */
export const checkOwnPictures = (
  words: WordBank,
  names: readonly string[],
  view: View,
  path: Path,
): Objection[] => {
  const shown = view.pictures.map(pictureNameOf);
  const known = [...shown.flatMap((name) => findFigure(name)?.figure ?? []), ...thingsOf(view)];
  return names.flatMap((name) => {
    const word = words.get(name);
    if (!word || !hasPicture(word) || known.includes(name)) return [];
    const { picture } = word;
    if (shown.some((one) => one === picture || one.startsWith(`${picture}-`))) return [];
    const reason = `bij "${name}" hoort het plaatje ${picture}, net als in de andere oefeningen`;
    return [{ rule: 'other-picture', reason, path }];
  });
};

/** Asks for each picture, at its place. */
export function drawAll(choose: Chooser, { pictures }: View, path: Path): void {
  pictures.forEach((picture, index) => {
    const at = [...path, index];
    choose.drawing(pictureNameOf(picture), typeof picture === 'string' ? at : [...at, 0]);
  });
}
