/** The rules of a scene in which a child looks for all that begins with one sound. */
import {
  canStandTogether,
  firstSoundOfName,
  firstSoundsOfPicture,
  soundAlike,
  type Word,
} from '../../../model/word.ts';

/** A square on the scene. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Something a child can point at: a word of the bank, or scenery with all the names that a child could give it. */
export interface SceneThing extends Place {
  readonly word?: Word;
  readonly names: readonly string[];
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
}

export interface SceneProblem {
  readonly rule: string;
  readonly reason: string;
  /** Index of the thing; absent is the scene as a whole. */
  readonly thing?: number;
}

const fewestTargets = 6;
const mostTargets = 8;
const fewestDistractors = 6;
/** Millimetres: smaller is not seen from an arm's length. */
const smallestSide = 20;
/** The part of a thing's square that must stay in sight; a picture seldom fills its square. */
const leastInSight = 0.5;

export const isTarget = (thing: SceneThing, sound: string): boolean => thing.word?.firstSound === sound;

export const targetsOf = (scene: SoundScene): Word[] =>
  scene.things.flatMap((thing) => (thing.word && isTarget(thing, scene.sound) ? [thing.word] : []));

/** Every name that a child could give, with the sound that it begins with. */
function namesOf({ word, names }: Pick<SceneThing, 'word' | 'names'>): { name: string; sound: string }[] {
  if (!word) return names.map((name) => ({ name, sound: firstSoundOfName(name) }));
  const sounds = firstSoundsOfPicture(word);
  return [word.word, ...word.alsoNamed].map((name, index) => ({ name, sound: sounds[index] ?? '' }));
}

function checkTarget(thing: SceneThing, sound: string, index: number): SceneProblem[] {
  return namesOf(thing)
    .filter((name) => name.sound !== sound)
    .map(({ name }) => ({
      rule: 'target-other-name',
      thing: index,
      reason: `"${thing.word?.word}" kan een kind ook "${name}" noemen, en dat begint niet met /${sound}/`,
    }));
}

function explainAlike(name: string, heard: string, sound: string): string {
  return heard === sound
    ? `"${name}" begint met /${sound}/ en is geen van de dingen om te vinden`
    : `"${name}" begint met /${heard}/, en dat lijkt te veel op /${sound}/`;
}

function checkDistractor(thing: SceneThing, sound: string, index: number): SceneProblem[] {
  return namesOf(thing)
    .filter((name) => soundAlike(name.sound, sound))
    .map(({ name, sound: heard }) => {
      const own = thing.word?.word ?? thing.names[0];
      const also = name === own ? '' : `"${own}" kan een kind ook "${name}" noemen: `;
      return { rule: 'distractor-sound', thing: index, reason: also + explainAlike(name, heard, sound) };
    });
}

/** The part of a thing that later things leave in sight, by a grid of points. */
export function partInSight(things: readonly Place[], index: number): number {
  const place = things[index];
  if (!place) return 0;
  const later = things.slice(index + 1);
  const steps = 16;
  let seen = 0;
  for (let row = 0; row < steps; row++)
    for (let column = 0; column < steps; column++) {
      const x = place.x + ((column + 0.5) / steps) * place.side;
      const y = place.y + ((row + 0.5) / steps) * place.side;
      const hidden = later.some(
        (other) => x > other.x && x < other.x + other.side && y > other.y && y < other.y + other.side,
      );
      if (!hidden) seen += 1;
    }
  return seen / (steps * steps);
}

function checkPlaces({ things, width, height }: SoundScene): SceneProblem[] {
  return things.flatMap((thing, index): SceneProblem[] => {
    const { word, x, y, side } = thing;
    const name = word?.word ?? thing.names[0];
    const problems: SceneProblem[] = [];
    if (x < 0 || y < 0 || x + side > width || y + side > height)
      problems.push({
        rule: 'outside-scene',
        thing: index,
        reason: `"${name}" steekt buiten de tekening van ${width} bij ${height} mm`,
      });
    if (!word) return problems;
    if (side < smallestSide)
      problems.push({
        rule: 'too-small',
        thing: index,
        reason: `"${name}" is ${side} mm: minstens ${smallestSide}, anders ziet een kind het niet`,
      });
    if (partInSight(things, index) < leastInSight)
      problems.push({
        rule: 'hidden',
        thing: index,
        reason: `van "${name}" is minder dan ${leastInSight * 100}% te zien: er staat iets voor`,
      });
    return problems;
  });
}

function checkPairs({ things }: SoundScene): SceneProblem[] {
  return things.flatMap(({ word }, index) =>
    things.slice(0, index).flatMap(({ word: other }): SceneProblem[] => {
      if (!word || !other) return [];
      if (word.word === other.word)
        return [{ rule: 'double-word', thing: index, reason: `"${word.word}" staat er twee keer` }];
      if (canStandTogether(word, other)) return [];
      return [
        {
          rule: 'look-alike',
          thing: index,
          reason: `"${word.word}" en "${other.word}" lijken te veel op elkaar voor één tekening`,
        },
      ];
    }),
  );
}

/** Everything that is wrong with a scene, at once. */
export function checkScene(scene: SoundScene): SceneProblem[] {
  const { sound, things, scenery, grounds } = scene;
  const targets = targetsOf(scene).length;
  const distractors = things.filter((thing) => thing.word && !isTarget(thing, sound)).length;
  const problems: SceneProblem[] = [];
  if (targets < fewestTargets || targets > mostTargets)
    problems.push({
      rule: 'target-count',
      reason: `bij /${sound}/ zijn ${targets} dingen te vinden: het moeten er ${fewestTargets} tot en met ${mostTargets} zijn`,
    });
  if (distractors < fewestDistractors)
    problems.push({
      rule: 'distractor-count',
      reason: `bij /${sound}/ staan maar ${distractors} dingen met een andere klank: minstens ${fewestDistractors}`,
    });
  for (const name of scenery)
    if (soundAlike(firstSoundOfName(name), sound))
      problems.push({
        rule: 'scenery-sound',
        reason: `in de achtergrond is ook "${name}" te zien: ${explainAlike(name, firstSoundOfName(name), sound)}`,
      });
  for (const name of grounds)
    if (firstSoundOfName(name) === sound)
      problems.push({
        rule: 'scenery-sound',
        reason: `de achtergrond is zelf iets met /${sound}/: "${name}"`,
      });
  things.forEach((thing, index) => {
    problems.push(
      ...(isTarget(thing, sound) ? checkTarget(thing, sound, index) : checkDistractor(thing, sound, index)),
    );
  });
  return [...problems, ...checkPlaces(scene), ...checkPairs(scene)];
}
