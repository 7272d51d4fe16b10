/** A set → the board that shows it, with the very cards that are printed. */

import { shippedLook } from '../maker/choices.ts';
import { type Materials, orderSet } from '../maker/make-set.ts';
import { readSetAddress, type SetBounds } from '../maker/set-address.ts';
import type { SetKind } from '../maker/set-kind.ts';
import { shippedOnBoard } from '../maker/texts.ts';
import { loadBoard } from '../packs/loaders.ts';
import { drawSvg } from '../sheets/draw/svg.ts';
import { accents } from '../sheets/palette.ts';
import type { Picture } from '../sheets/picture.ts';
import { picturesOn } from '../sheets/sheet.ts';

export interface BoardToShow {
  readonly pack: string;
  /** As the stage of the pack knows it. */
  readonly show: unknown;
  /** SVG, in the order in which the show names them. */
  readonly plates: readonly string[];
  /** By name, all that it shows beside them. */
  readonly pictures: readonly string[];
  /** What of the set could not be read or made, in Dutch. */
  readonly notes: readonly string[];
}

interface Shop {
  readonly pack: string;
  readonly kind: SetKind;
  readonly materials: Materials;
  readonly bounds: SetBounds;
  fetchPictures(names: readonly string[]): Promise<ReadonlyMap<string, Picture>>;
}

/** `set` is the fragment of an address; where it can't be made, the board has the printable of the site. */
export async function setOutBoard(
  { pack, kind, materials, bounds, fetchPictures }: Shop,
  { set, game }: { readonly set: string; readonly game: number },
): Promise<BoardToShow> {
  const shipped = { ...shippedLook, answers: bounds.shipped };
  const asked = readSetAddress(set, bounds) ?? { choices: shipped, notes: [] };
  const own = orderSet(kind, asked.choices, materials);
  const { exercise, stock } = own.exercise ? own : orderSet(kind, shipped, materials);
  if (!exercise) throw new Error(`The printable of ${pack} can't be made`);
  const maker = await loadBoard(pack);
  const { model, objections = [] } = maker.prepare(exercise, stock);
  if (model === undefined) throw new Error(objections.map(({ reason }) => reason).join(' '));
  const { show, plates, pictures } = maker.setOut(model, `${exercise.slug} ${game}`);
  const drawn = await fetchPictures(picturesOn(plates.flatMap(({ marks }) => marks)));
  const accent = accents[exercise.colour];
  return {
    pack,
    show,
    pictures,
    plates: plates.map(({ marks, ...size }, index) =>
      drawSvg(
        { blocks: [{ role: 'Artifact', children: marks }] },
        { look: 'colour', accent, pictures: drawn, size, prefix: `plaat-${index}` },
      ),
    ),
    notes: own.hindrance ? [...asked.notes, own.hindrance.reason, shippedOnBoard] : asked.notes,
  };
}
