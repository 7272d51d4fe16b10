import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { firstSoundOfName, firstSoundsOfPicture, hasPicture, type Word } from '../../model/word.ts';
import { findFigure, gripOf } from '../../sheets/cast/index.ts';
import { drawn, drawnIn, figuresOn, namesOn } from '../../sheets/drawn-for-tests.ts';
import { weights } from '../../sheets/measures.ts';
import type { Block, Page, PictureMark } from '../../sheets/sheet.ts';
import { findClearings, spreadOut } from './clearings.ts';
import { welcomeAt } from './guests.ts';
import { sky } from './sky.ts';
import { layOutSpots } from './spots.ts';

const pack = layOutExample('luister-dobbelsteen');
const { rhymeDice, firstSoundDice } = pack.parameters;
const plates = pack.sheet.pages.filter(({ bookmark }) => bookmark?.includes('plaat'));
const withBalloons = plates.filter(({ bookmark }) => bookmark?.startsWith('Klank'));

const wordNamed = (name: string): Word => {
  const word = pack.words.get(name);
  if (!word) throw new Error(`No word ${name}`);
  return word;
};

/** What is drawn around the pictures, with the rounds that they stand on. */
const worldOf = (plate: Page) => ({
  blocks: plate.blocks.filter((block) => block.role === 'Artifact' && roundsIn([block]).length > 0),
});
const roundsIn = (blocks: readonly Block[]) =>
  drawn({ blocks }, 'circle').filter(({ radius }) => radius > 10);
const roundsOn = (plate: Page) => roundsIn(plate.blocks);
const guestsOn = (plate: Page): PictureMark[] => drawn(worldOf(plate), 'picture');

function handOf({ picture, x, y, width, height, flip }: PictureMark): [number, number] {
  const found = findFigure(picture);
  if (!found) throw new Error(`${picture} is nobody`);
  const grip = gripOf(found);
  return [x + (flip ? 1 - grip.x : grip.x) * width, y + grip.y * height];
}

const endsOf = (d: string): number[] => (d.match(/-?[\d.]+/g) ?? []).map(Number);
const isString = ({ stroke, fill }: { stroke?: { colour: string; weight: number }; fill?: unknown }) =>
  !fill && stroke?.colour === 'frame' && stroke.weight === weights.thin;

describe('balloons', () => {
  it('are all held: each string runs from under a balloon into the hand of who stands below', () => {
    expect(withBalloons.length).toBeGreaterThan(1);
    for (const plate of withBalloons) {
      const hands = guestsOn(plate)
        .filter(({ picture }) => findFigure(picture))
        .map(handOf);
      const strings = drawn(worldOf(plate), 'path').filter(isString);
      expect(strings).toHaveLength(figuresOn(plate).length);
      const rounds = roundsOn(plate);
      for (const { d } of strings) {
        const [x = 0, y = 0, ...rest] = endsOf(d);
        const [left = 0, top = 0] = rest.slice(-2);
        expect(rounds.some((round) => Math.abs(round.x - x) < 0.2 && round.y < y)).toBe(true);
        expect(
          Math.min(...hands.map(([across, down]) => Math.hypot(across - left, down - top))),
        ).toBeLessThan(0.3);
      }
    }
  });

  it('hang above who holds them, in other hands on each plate', () => {
    const cast = withBalloons.map((plate) => guestsOn(plate).filter(({ picture }) => findFigure(picture)));
    for (const [index, holders] of cast.entries()) {
      expect(holders.length).toBeGreaterThan(0);
      const [plate] = withBalloons.slice(index);
      const rounds = plate ? roundsOn(plate) : [];
      const lowest = Math.max(...rounds.map(({ y, radius }) => y + radius));
      for (const holder of holders) expect(handOf(holder)[1]).toBeGreaterThan(lowest);
    }
    const names = cast.flat().map(({ picture }) => picture);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(Array.from({ length: 18 }, (_, index) => index + 1))(
    'give way to a hill, %d of them, only where their pictures stay 26 mm',
    (count) => {
      const [spot] = sky.spread(count, { x: 12, y: 58, width: 186, height: 223 });
      const [largest] = layOutSpots(count, { x: 14, y: 60, width: 182, height: 219 });
      if (!spot || !largest) throw new Error('No spots');
      const { radius } = sky.round(spot);
      expect(spot.radius === largest.radius || radius * 1.45 >= 26).toBe(true);
    },
  );
});

describe('who comes to a plate', () => {
  it('is there, and is no word of the plate, nor rhymes with what is thrown, nor begins like it', () => {
    const dice = [...rhymeDice, ...firstSoundDice];
    plates.forEach((plate, index) => {
      const guests = guestsOn(plate);
      expect(guests.length).toBeGreaterThan(1);
      const tops = (dice[index] ?? []).map(([top = '']) => wordNamed(top));
      const shown = [...tops.map(({ word }) => word), ...namesOn(plate)];
      for (const { picture } of guests) {
        const word = [...pack.words.values()].find((one) => one.picture === picture);
        const name = word?.word ?? findFigure(picture)?.figure ?? picture;
        const sounds = word ? firstSoundsOfPicture(word) : [firstSoundOfName(name)];
        expect(shown).not.toContain(name);
        for (const top of tops) {
          expect(sounds, `${name} by ${top.word}`).not.toContain(top.firstSound);
          expect(word?.rhyme, `${name} by ${top.word}`).not.toBe(top.rhyme);
        }
      }
    });
  });

  it('keeps off the rounds, for buttons', () => {
    for (const plate of plates) {
      const rounds = roundsOn(plate);
      for (const { x, y, width, height } of guestsOn(plate))
        for (const round of rounds)
          expect(Math.hypot(x + width / 2 - round.x, y + height / 2 - round.y)).toBeGreaterThan(
            round.radius + width * 0.35,
          );
    }
  });

  it('is passed over when a plate is read aloud', () => {
    for (const plate of plates) {
      const told = figuresOn(plate).flatMap((figure) => drawnIn(figure, 'picture'));
      expect(told.filter((mark) => guestsOn(plate).includes(mark))).toEqual([]);
    }
  });

  it('is sent away by what it is called, also otherwise, and by its ear', () => {
    const picturesOf = (...names: string[]) => names.map(wordNamed).filter(hasPicture);
    const [top, ...answers] = picturesOf('muis', 'huis', 'egel');
    if (!top) throw new Error('Nothing to throw');
    const welcome = welcomeAt([{ top, answers }], pack.words);
    const isOneOf = ['muis', 'huis', 'egel', 'stekelvarken'];
    const begins = ['mier', 'monster'];
    expect([...isOneOf, ...begins, 'slak', 'draak'].filter(welcome)).toEqual(['slak', 'draak']);
  });
});

describe('clearings', () => {
  const room = { x: 0, y: 0, width: 100, height: 60 };
  const taken = [{ x: 50, y: 30, radius: 20 }];
  const found = findClearings(room, taken, { least: 5, most: 14 });

  it('lie in the room and in nobody’s way, the widest first', () => {
    expect(found.length).toBeGreaterThan(3);
    expect(found.map(({ radius }) => radius)).toEqual(
      found.map(({ radius }) => radius).toSorted((one, other) => other - one),
    );
    found.forEach((one, index) => {
      expect(Math.min(one.x, one.y, 100 - one.x, 60 - one.y)).toBeGreaterThanOrEqual(one.radius - 0.01);
      for (const other of [...taken, ...found.slice(0, index)])
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(
          one.radius + other.radius - 0.01,
        );
    });
  });

  it('are taken from all over it', () => {
    const order = spreadOut(found, []);
    expect(order.toSorted(byPlace)).toEqual(found.toSorted(byPlace));
    const [first, second] = order;
    expect(Math.abs((first?.x ?? 0) - (second?.x ?? 0))).toBeGreaterThan(50);
  });
});

const byPlace = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  one.x - other.x || one.y - other.y;
