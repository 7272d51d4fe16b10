import { describe, expect, it } from 'vitest';
import type { PicturedWord } from '../model/word.ts';
import { marksOf, type PictureMark, picturesOn } from '../sheets/sheet.ts';
import { drawPlate, type PlateName, plateNames } from './plates/index.ts';
import { plateBox } from './plates/plate.ts';
import { layTalkingPlate } from './talking-plate.ts';

/** Only what a plate looks at. */
const asWord = (word: string) => ({ word, picture: word }) as PicturedWord;

const friends = ['meisje-staat', 'jongen-staat'];

const laid = (place: string, things: readonly string[], who: readonly string[] = friends) =>
  layTalkingPlate({ place, things, who }, things.map(asWord));

const isFriend = ({ picture }: PictureMark): boolean => friends.some((name) => picture.startsWith(name));

const picturesIn = (page: ReturnType<typeof laid>): PictureMark[] =>
  [...marksOf(page.blocks)].filter((mark) => mark.kind === 'picture');

const ownThings = (place: PlateName): string[] => Object.keys(drawPlate(place).things);

/** How much of the first lies under the second; a friend is as narrow as a child that stands. */
function shareUnder(one: PictureMark, other: PictureMark): number {
  const across = (mark: PictureMark) => (isFriend(mark) ? mark.width * 0.24 : 0);
  const wide =
    Math.min(one.x + one.width, other.x + other.width - across(other)) -
    Math.max(one.x, other.x + across(other));
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return (Math.max(0, wide) * Math.max(0, high)) / (one.width * one.height);
}

describe.each(plateNames)('%s', (place) => {
  const pictures = picturesIn(laid(place, ownThings(place)));

  it('has all of its things in the picture', () => {
    for (const { x, y, width, height, picture } of pictures.filter((mark) => !isFriend(mark))) {
      expect(x, picture).toBeGreaterThanOrEqual(plateBox.x);
      expect(y, picture).toBeGreaterThanOrEqual(plateBox.y);
      expect(x + width, picture).toBeLessThanOrEqual(plateBox.x + plateBox.width);
      expect(y + height, picture).toBeLessThanOrEqual(plateBox.y + plateBox.height);
    }
  });

  it('hides nothing behind a friend', () => {
    pictures.forEach((picture, index) => {
      for (const nearer of pictures.slice(index + 1))
        if (isFriend(nearer))
          expect(shareUnder(picture, nearer), `${picture.picture} behind ${nearer.picture}`).toBeLessThan(
            0.3,
          );
    });
  });

  it('has room for a thing that is not its own: on the ground in front, or in the air', () => {
    const things = picturesIn(laid(place, ['poes', 'vlieger'])).filter((mark) => !isFriend(mark));
    const [kite, cat] = things.toSorted((one, other) => one.y - other.y);
    expect([kite?.picture, cat?.picture]).toEqual(['vlieger', 'poes']);
    expect(kite?.y).toBeLessThan(plateBox.y + plateBox.height * 0.2);
  });
});

it('lets a place draw a thing of its own instead of its picture, and tells of it all the same', () => {
  const page = laid('haard', ['schoen', 'wortel']);
  expect(picturesOn(page.blocks)).not.toContain('schoen');
  expect(JSON.stringify(page.blocks)).toContain('schoen');
});

it('dresses children for the snow, and nobody else', () => {
  const shown = picturesOn(laid('sneeuw', ['slee'], ['jongen-wijst-op', 'vos-staat']).blocks);
  expect(shown).toContain('jongen-wijst-op-winter');
  expect(picturesOn(laid('tuin', ['tulp'], ['jongen-wijst-op']).blocks)).toContain('jongen-wijst-op');
});

it.each(plateNames)('%s has room for friends that are wide', (place) => {
  const page = laid(place, [], ['draak-staat', 'oma-wijst', 'draak-wijst']);
  for (const { x, width, picture } of picturesIn(page)) {
    expect(x, picture).toBeGreaterThanOrEqual(plateBox.x - 0.01);
    expect(x + width, picture).toBeLessThanOrEqual(plateBox.x + plateBox.width + 0.01);
  }
});

it('refuses a place that is not there, and tells which there are', () => {
  expect(() => laid('maan', ['ster'])).toThrow(/"maan" is geen plek; wel: kamer, gang/);
});
