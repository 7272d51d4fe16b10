/** The rules of a scene in which a child looks for all that begins with one sound. */
import { hold } from '../../model/set-contents.ts';
import {
  firstSoundOfName,
  firstSoundsOfPicture,
  hasPicture,
  soundAlike,
  startsWithCluster,
  type Word,
} from '../../model/word.ts';
import { type Chooser, type Chosen, chooseFrom, type Stock } from '../../sheets/choose.ts';
import { type Choices, type Prepared, prepared } from '../../sheets/pack.ts';
import type { Objection, Path } from '../../sheets/refusal.ts';
import { checkDoubles, checkLookAlikes, checkOtherNames } from '../../sheets/word-rules.ts';
import type { Parameters, SceneData, ThingData } from './parameters.ts';
import { type Backdrop, type SceneMark, sceneHeight, sceneWidth } from './scenery/backdrop.ts';
import { coverOf } from './scenery/cover.ts';
import { drawBackdrop, type Soil, soilOf } from './scenery/index.ts';

/** A square on the scene. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Something a child can point at: a word of the bank, or scenery with all the names that a child could give it. */
export interface SceneThing extends Place {
  readonly word?: Chosen;
  readonly names: readonly string[];
  readonly path: Path;
  /** The side that tells what it is; it is not hidden. */
  readonly shows?: Side;
  /** A part of the place that is drawn after it. */
  readonly front?: readonly SceneMark[];
}

export interface SoundScene {
  readonly sound: string;
  /** In drawing order: what comes later may hide what comes before. */
  readonly things: readonly SceneThing[];
  /** Things that are part of the backdrop: a table, a fence. */
  readonly scenery: readonly string[];
  /** What is no thing to point at: the air, the floor. These may not begin with the sound itself. */
  readonly grounds: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly path: Path;
}

const fewestTargets = 6;
const mostTargets = 8;
const fewestDistractors = 6;
/** One in so many of the things to find may begin with two consonants: in spin and vlag the first is hard to hear. */
const clusterIn = 3;
/** Millimetres: smaller is not seen from an arm's length. */
const smallestSide = 20;
/** The part of a thing's square that must stay in sight; a picture seldom fills its square. */
const leastInSight = 0.6;
/** And of the half that tells what it is. */
const leastOfHalf = 0.9;

type Side = NonNullable<ThingData['shows']>;

/** From where to where, in shares of the square of a thing. */
type Part = readonly [left: number, top: number, right: number, bottom: number];

const whole: Part = [0, 0, 1, 1];
const halves: Readonly<Record<Side, Part>> = {
  boven: [0, 0, 1, 0.5],
  onder: [0, 0.5, 1, 1],
  links: [0, 0, 0.5, 1],
  rechts: [0.5, 0, 1, 1],
};

export const isTarget = (thing: Pick<SceneThing, 'word'>, sound: string): boolean =>
  thing.word?.firstSound === sound;

export const targetsOf = (scene: SoundScene): Word[] =>
  scene.things.flatMap((thing) => (thing.word && isTarget(thing, scene.sound) ? [thing.word] : []));

/** Every name that a child could give, with the sound that it begins with. */
function namesOf({ word, names }: Pick<SceneThing, 'word' | 'names'>): { name: string; sound: string }[] {
  if (!word) return names.map((name) => ({ name, sound: firstSoundOfName(name) }));
  const sounds = firstSoundsOfPicture(word);
  return [word.word, ...word.alsoNamed].map((name, index) => ({ name, sound: sounds[index] ?? '' }));
}

function explainAlike(name: string, heard: string, sound: string): string {
  return heard === sound
    ? `"${name}" begint met /${sound}/ en is geen van de dingen om te vinden`
    : `"${name}" begint met /${heard}/, en dat lijkt te veel op /${sound}/`;
}

function checkDistractor(thing: SceneThing, sound: string): Objection[] {
  return namesOf(thing)
    .filter((name) => soundAlike(name.sound, sound))
    .map(({ name, sound: heard }) => {
      const own = thing.word?.word ?? thing.names[0];
      const also = name === own ? '' : `"${own}" kan een kind ook "${name}" noemen: `;
      return { rule: 'distractor-sound', reason: also + explainAlike(name, heard, sound), path: thing.path };
    });
}

type Sight = Pick<SceneThing, 'x' | 'y' | 'side' | 'front'>;

/** How much of a part of a thing is left in sight by what is drawn after it, by a grid of points. */
export function partInSight(things: readonly Sight[], index: number, part = whole): number {
  const place = things[index];
  if (!place) return 0;
  const covers = [
    ...things
      .slice(index + 1)
      .map(({ x, y, side }) => coverOf({ kind: 'rect', x, y, width: side, height: side })),
    ...things.slice(index).flatMap(({ front = [] }) => front.map(coverOf)),
  ];
  const [left, top, right, bottom] = part;
  const steps = 16;
  let seen = 0;
  for (let row = 0; row < steps; row++)
    for (let column = 0; column < steps; column++) {
      const x = place.x + (left + ((column + 0.5) / steps) * (right - left)) * place.side;
      const y = place.y + (top + ((row + 0.5) / steps) * (bottom - top)) * place.side;
      if (!covers.some((hides) => hides(x, y))) seen += 1;
    }
  return seen / (steps * steps);
}

const checkPlaces = ({ sound, things, width, height }: SoundScene): Objection[] =>
  things.flatMap((thing, index): Objection[] => {
    const { word, names, x, y, side, path, shows = 'boven' } = thing;
    const name = word?.word ?? names[0];
    const inSight = partInSight(things, index);
    const object = (isSo: boolean, rule: string, reason: string) => (isSo ? [{ rule, reason, path }] : []);
    return [
      ...object(
        x < 0 || y < 0 || x + side > width || y + side > height,
        'outside-scene',
        `"${name}" steekt buiten de tekening van ${width} bij ${height} mm`,
      ),
      ...object(
        word !== undefined && side < smallestSide,
        'too-small',
        `"${name}" is ${side} mm: minstens ${smallestSide}, anders ziet een kind het niet`,
      ),
      ...object(
        word !== undefined && inSight < leastInSight,
        'hidden',
        `van "${name}" is minder dan ${leastInSight * 100}% te zien: er staat iets voor`,
      ),
      ...object(
        isTarget(thing, sound) && inSight < 1 && partInSight(things, index, halves[shows]) < leastOfHalf,
        'hidden-half',
        `van "${name}" is de helft waaraan je het herkent (${shows}) niet goed te zien: schuif het op, of zeg met shows welke helft het is`,
      ),
    ];
  });

/** Beginners hear the s of soep before that of spin. */
function checkOnsets({ sound, things, path }: SoundScene): Objection[] {
  const targets = things.flatMap((thing) => (thing.word && isTarget(thing, sound) ? [thing.word] : []));
  const clusters = targets.filter(startsWithCluster).map(({ word }) => word);
  if (clusters.length * clusterIn <= targets.length) return [];
  const reason = `bij /${sound}/ begint meer dan een derde met twee medeklinkers (${clusters.join(', ')}): neem meer woorden met één losse klank vooraan`;
  return [{ rule: 'cluster-count', reason, path }];
}

/** A second sun, a second tree: what is to be found must not stand there twice. */
const checkScenery = ({ things, scenery }: SoundScene): Objection[] =>
  things
    .filter(({ word }) => word && scenery.includes(word.word))
    .map(({ word, path }) => ({
      rule: 'in-scenery',
      reason: `"${word?.word}" staat al in de achtergrond`,
      path,
    }));

/** How much there is to find, and what else there is to see. */
function checkCounts({ sound, things, path }: SoundScene): Objection[] {
  const targets = things.filter((thing) => isTarget(thing, sound)).length;
  const distractors = things.filter((thing) => thing.word && !isTarget(thing, sound)).length;
  const objections: Objection[] = [];
  if (targets < fewestTargets || targets > mostTargets)
    objections.push({
      rule: 'target-count',
      reason: `bij /${sound}/ zijn ${targets} dingen te vinden: het moeten er ${fewestTargets} tot en met ${mostTargets} zijn`,
      path,
    });
  if (distractors < fewestDistractors)
    objections.push({
      rule: 'distractor-count',
      reason: `bij /${sound}/ staan maar ${distractors} dingen met een andere klank: minstens ${fewestDistractors}`,
      path,
    });
  return objections;
}

function checkBackdrop({ sound, scenery, grounds, path }: SoundScene): Objection[] {
  const rule = 'scenery-sound';
  return [
    ...scenery
      .filter((name) => soundAlike(firstSoundOfName(name), sound))
      .map((name) => ({
        rule,
        reason: `in de achtergrond is ook "${name}" te zien: ${explainAlike(name, firstSoundOfName(name), sound)}`,
        path,
      })),
    ...grounds
      .filter((name) => firstSoundOfName(name) === sound)
      .map((name) => ({ rule, reason: `de achtergrond is zelf iets met /${sound}/: "${name}"`, path })),
  ];
}

/** What can be said of a scene even while some of its things are unknown. */
function checkThings(scene: SoundScene): Objection[] {
  const { sound, things } = scene;
  const words = things.flatMap(({ word }) => word ?? []);
  return [
    ...checkBackdrop(scene),
    ...checkOtherNames(
      words.filter(({ firstSound }) => firstSound === sound),
      'firstSound',
    ),
    ...things.flatMap((thing) => (isTarget(thing, sound) ? [] : checkDistractor(thing, sound))),
    ...checkPlaces(scene),
    ...checkScenery(scene),
    ...checkDoubles(words),
    ...checkLookAlikes(words),
  ];
}

/** Everything that is wrong with a scene, at once. */
export const checkScene = (scene: SoundScene): Objection[] => [
  ...checkCounts(scene),
  ...checkOnsets(scene),
  ...checkThings(scene),
];

export interface DrawnThing extends SceneThing {
  readonly picture: string;
  readonly turn?: number;
  readonly flip?: boolean;
  /** Where its shadow falls. */
  readonly standsOn?: Soil;
}

export interface DrawnScene extends SoundScene {
  readonly things: readonly DrawnThing[];
  readonly backdrop: readonly SceneMark[];
  /** With what is seen of it. */
  readonly like?: { readonly word: string; readonly picture?: string };
  readonly talk: string;
  readonly note?: string;
}

/** Scenery that is also a picture of the bank carries the names of the bank, whatever was typed. */
function namesOfScenery(picture: string, named: readonly string[], { words }: Stock): string[] {
  const known = [...words.values()].find((one) => one.picture === picture);
  return [...new Set([...named, ...(known ? [known.word, ...known.alsoNamed] : [])])];
}

const checkThing = ({ word, picture, named }: ThingData, path: Path): Objection[] => {
  const isWord = word !== undefined && picture === undefined && named === undefined;
  const isScenery = word === undefined && picture !== undefined && named !== undefined;
  if (isWord || isScenery) return [];
  const reason = 'een ding heeft óf een word, óf een picture met named (hoe een kind het kan noemen)';
  return [{ rule: 'scene-thing', reason, path }];
};

/** The middle of its foot: on one of the stands of the backdrop, or by exact millimetres. */
function footOf({ on, at, up, x, y }: ThingData, { stands }: Backdrop): { x: number; y: number } | undefined {
  if (on === undefined)
    return x !== undefined && y !== undefined && at === undefined && up === undefined ? { x, y } : undefined;
  const stand = Object.hasOwn(stands, on) ? stands[on] : undefined;
  if (!stand || at === undefined || x !== undefined || y !== undefined) return undefined;
  return { x: stand.x + (stand.width * at) / 100, y: stand.y - (up ?? 0) };
}

function checkFoot(data: ThingData, backdrop: Backdrop, path: Path): Objection[] {
  if (footOf(data, backdrop)) return [];
  const names = Object.keys(backdrop.stands);
  const { on } = data;
  if (on !== undefined && !names.includes(on))
    return [
      {
        rule: 'no-stand',
        reason: `"${on}" is hier niet om op te staan; wel: ${names.join(', ')}`,
        path: [...path, 'on'],
      },
    ];
  const reason = 'een ding staat ergens op (on en at), óf heeft x en y';
  return [{ rule: 'scene-foot', reason, path }];
}

function checkFront({ behind }: ThingData, { fronts }: Backdrop, path: Path): Objection[] {
  if (behind === undefined || Object.hasOwn(fronts, behind)) return [];
  const reason = `achter "${behind}" kan hier niets staan; wel achter: ${Object.keys(fronts).join(', ')}`;
  return [{ rule: 'no-front', reason, path: [...path, 'behind'] }];
}

/** Whoever reads “met k” says ka: what can't be held is asked for by a word, and one on the page would give itself away. */
function checkLike({ sound, like, things }: SceneData, path: Path): Objection[] {
  const isThere = things.some(({ word }) => word === like);
  const canBeHeld = hold(sound) !== sound;
  if (like === undefined ? canBeHeld : !isThere) return [];
  if (canBeHeld) {
    const reason = `"${like}" staat op de plaat: like is een ander woord dat zo begint`;
    return [{ rule: 'scene-like', reason, path: [...path, 'like'] }];
  }
  const reason = `de ${sound} kun je niet aanhouden: like zegt een woord dat ook zo begint, en niet op de plaat staat`;
  return [{ rule: 'scene-like', reason, path: [...path, like === undefined ? 'sound' : 'like'] }];
}

function chooseThing(
  choose: Chooser,
  data: ThingData,
  backdrop: Backdrop,
  stock: Stock,
  path: Path,
): DrawnThing | undefined {
  const foot = footOf(data, backdrop);
  if (!foot || checkThing(data, path).length > 0) return undefined;
  const { word, picture = '', named = [], size, turn, flip, shows } = data;
  const place = {
    x: foot.x - size / 2,
    y: foot.y - size,
    side: size,
    path,
    ...(turn ? { turn } : {}),
    ...(flip ? { flip } : {}),
    ...(shows ? { shows } : {}),
  };
  if (word !== undefined) {
    const found = choose.surePicture(word, [...path, 'word']);
    return found && { ...place, word: found, names: [], picture: found.picture };
  }
  choose.drawing(picture, [...path, 'picture']);
  return { ...place, names: namesOfScenery(picture, named, stock), picture };
}

function showLike(word: string, { words }: Stock): DrawnScene['like'] {
  const known = words.get(word);
  return { word, ...(known && hasPicture(known) ? { picture: known.picture } : {}) };
}

function chooseScene(
  choose: Chooser,
  data: SceneData,
  backdrop: Backdrop,
  stock: Stock,
  path: Path,
): DrawnScene {
  const frontOf = ({ behind = '' }: ThingData, index: number): readonly SceneMark[] | undefined =>
    data.things.findLastIndex((other) => other.behind === behind) === index &&
    Object.hasOwn(backdrop.fronts, behind)
      ? backdrop.fronts[behind]
      : undefined;
  return {
    sound: data.sound,
    things: data.things.flatMap((thing, index) => {
      const chosen = chooseThing(choose, thing, backdrop, stock, [...path, 'things', index]);
      const front = frontOf(thing, index);
      const standsOn = thing.on === undefined ? undefined : soilOf(data.backdrop, thing.on);
      return chosen ? { ...chosen, ...(front ? { front } : {}), ...(standsOn ? { standsOn } : {}) } : [];
    }),
    scenery: backdrop.things,
    grounds: backdrop.grounds,
    backdrop: backdrop.marks,
    ...(data.like ? { like: showLike(data.like, stock) } : {}),
    talk: data.talk,
    ...(data.note ? { note: data.note } : {}),
    width: sceneWidth,
    height: sceneHeight,
    path: [...path, 'sound'],
  };
}

/** A set of one's own may be without the answers. */
export interface SceneChoices extends Parameters {
  readonly hasAnswers?: boolean;
}

interface Scenes {
  readonly scenes: readonly DrawnScene[];
  readonly hasAnswers: boolean;
}

export function prepareScenes({ parameters }: Choices<SceneChoices>, stock: Stock): Prepared<Scenes> {
  const choose = chooseFrom(stock);
  const objections: Objection[] = [];
  const scenes = parameters.scenes.map((data, index) => {
    const path = ['scenes', index];
    const backdrop = drawBackdrop(data.backdrop);
    const scene = chooseScene(choose, data, backdrop, stock, path);
    objections.push(
      ...checkLike(data, path),
      ...data.things.flatMap((thing, at) => [
        ...checkThing(thing, [...path, 'things', at]),
        ...checkFoot(thing, backdrop, [...path, 'things', at]),
        ...checkFront(thing, backdrop, [...path, 'things', at]),
      ]),
      // What is missing may be just what there are too few of.
      ...(scene.things.length === data.things.length ? checkScene(scene) : checkThings(scene)),
    );
    return scene;
  });
  const { hasAnswers = true } = parameters;
  return prepared([...choose.objections, ...objections], () => ({ scenes, hasAnswers }));
}
