/** A set → the board that shows it, with the very cards that are printed. */

import type { Plate, SetOut } from '../board/board-maker.ts';
import { shippedLook } from '../maker/choices.ts';
import { type Materials, orderSet } from '../maker/make-set.ts';
import type { OwnWord } from '../maker/own-words/own-word.ts';
import { unpictured, writeMark } from '../maker/own-words/write-pictures.ts';
import { readSetAddress, type SetBounds } from '../maker/set-address.ts';
import type { SetKind } from '../maker/set-kind.ts';
import { shippedOnBoard } from '../maker/texts.ts';
import type { Exercise } from '../model/exercise.ts';
import { loadBoard } from '../packs/loaders.ts';
import type { CastName } from '../sheets/cast/index.ts';
import { drawSvg } from '../sheets/draw/svg.ts';
import { layPlayScene } from '../sheets/lay/play-scene.ts';
import { accents } from '../sheets/palette.ts';
import type { Picture } from '../sheets/picture.ts';
import { besideBoard, drawBesideBoard } from '../sheets/places/beside-board.ts';
import { drawPlace } from '../sheets/places/index.ts';
import { picturesOn } from '../sheets/sheet.ts';
import { type BoardCast, castAround, drawCast, namesIn } from './board-cast.ts';

export interface BoardToShow {
  readonly pack: string;
  /** What the set is called. */
  readonly title: string;
  /** As the stage of the pack knows it. */
  readonly show: unknown;
  /** SVG, in the order in which the show names them. */
  readonly plates: readonly string[];
  /** SVG too: those of the cast who play on page two of the paper, each for itself. */
  readonly players: readonly string[];
  /** Who looks on, beside the game. */
  readonly cast: BoardCast<string>;
  /** What hangs on the wall of the class, left and right of the board. */
  readonly room: readonly [string, string];
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

interface Asked {
  /** The fragment of an address; where it can't be made, the board has the printable of the site. */
  readonly set: string;
  readonly game: number;
}

export async function setOutBoard({ fetchPictures, ...shop }: Shop, asked: Asked): Promise<BoardToShow> {
  const { exercise, own, show, plates: dealt, pictures, notes } = await dealBoard(shop, asked);
  const words = unpictured(own);
  const write = (plate: Plate): Plate => ({
    ...plate,
    marks: plate.marks.map((mark) => writeMark(mark, words)),
  });
  const plates = dealt.map(write);
  const opening = playersOf(exercise).map(write);
  const cast = castAround(exercise.cast);
  const drawn = await fetchPictures([...picturesOnPlates([...plates, ...opening]), ...namesIn(cast)]);
  const accent = accents[exercise.colour];
  const draw = ({ marks, ...size }: Plate, prefix: string): string =>
    drawSvg(
      { blocks: [{ role: 'Artifact', children: marks }] },
      { look: 'colour', accent, pictures: drawn, size, prefix },
    );
  const [left, right] = drawBesideBoard();
  return {
    pack: shop.pack,
    title: exercise.title,
    show,
    pictures: pictures.filter((name) => !words.has(name)),
    plates: plates.map((plate, index) => draw(plate, `plaat-${index}`)),
    players: opening.map((plate, index) => draw(plate, `speler-${index}`)),
    cast: drawCast(cast, (name) => draw(standing(name), 'rond')),
    room: [draw({ ...besideBoard, marks: left }, 'links'), draw({ ...besideBoard, marks: right }, 'rechts')],
    notes,
  };
}

/** As high and as wide as a picture of the cast. */
const side = 32;
const standing = (picture: CastName): Plate => ({
  width: side,
  height: side,
  marks: [{ kind: 'picture', picture, x: 0, y: 0, width: side, height: side }],
});

/** In millimetres, wide enough for a child with what it holds. */
const stand = { width: 80, height: 62 } as const;

/** What they say on paper is said on a board by a line below. */
export const playersOf = ({ cast }: Pick<Exercise, 'cast'>): readonly Plate[] =>
  cast.slice(0, 3).map(({ says: _, ...player }) => ({
    ...stand,
    marks: [
      ...drawPlace(place, { x: 0, y: 0, ...stand }, childInPlace).marks,
      ...layPlayScene({ x: 0, y: 0, ...stand }, [player]),
    ],
  }));

/** Where boards hang. */
const place = 'klas';
const childInPlace = 40;

export const picturesOnPlates = (plates: readonly Plate[]): readonly string[] =>
  picturesOn(plates.flatMap(({ marks }) => marks));

interface Dealt extends SetOut<unknown> {
  readonly exercise: Exercise;
  /** Words that the visitor typed; their photos stay with who made the set. */
  readonly own: readonly OwnWord[];
  readonly notes: readonly string[];
}

/** All that a board shows, with nothing drawn yet. */
export async function dealBoard(
  { pack, kind, materials, bounds }: Omit<Shop, 'fetchPictures'>,
  { set, game }: Asked,
): Promise<Dealt> {
  const shipped = { ...shippedLook, answers: bounds.shipped };
  const asked = readSetAddress(set, bounds) ?? { choices: shipped, notes: [] };
  const own = orderSet(kind, asked.choices, materials);
  const { exercise, stock } = own.exercise ? own : orderSet(kind, shipped, materials);
  if (!exercise) throw new Error(`The printable of ${pack} can't be made`);
  const maker = await loadBoard(pack);
  const { model, objections = [] } = maker.prepare(exercise, stock);
  if (model === undefined) throw new Error(objections.map(({ reason }) => reason).join(' '));
  return {
    ...maker.setOut(model, `${exercise.slug} ${game}`),
    exercise,
    own: asked.choices.own,
    notes: own.hindrance ? [...asked.notes, own.hindrance.reason, shippedOnBoard] : asked.notes,
  };
}
