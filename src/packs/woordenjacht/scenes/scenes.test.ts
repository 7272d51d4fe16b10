import { expect, it } from 'vitest';
import { wordLike } from '../../../model/word-fixture.ts';
import { workArea } from '../../../sheets/lay/box.ts';
import { edgesOf } from '../../../sheets/marks/index.ts';
import { drawScene, groundFor } from './index.ts';
import { placeNames } from './place-names.ts';

const area = workArea();
const thing = {
  teach: undefined,
  show: undefined,
  ask: undefined,
  also: [],
  points: undefined,
  stance: { on: 'vloer', foot: 97, turn: 0 },
} as const;
const spot = { x: 90, y: 150, size: 40 };
const placed = (picture: string) => ({ ...thing, word: wordLike(picture), spot });
const unplaced = (picture: string) => ({ ...placed(picture), spot: undefined });

const picturesIn = (found: readonly string[], place: (typeof placeNames)[number]) =>
  drawScene(groundFor({ place, things: found.map(placed) }).scene, area, found).flatMap((mark) =>
    mark.kind === 'picture' ? [mark.picture] : [],
  );

it.each(placeNames)(
  'in the scene of %s somebody searches, the fox hides, and all is on the card',
  (place) => {
    const { scene } = groundFor({ place, things: [placed('sok')] });
    const pictures = picturesIn(['sok'], place);
    expect(pictures).toEqual(expect.arrayContaining(['loep', 'vos-blij']));
    for (const { left, right, top, bottom } of drawScene(scene, area, ['sok']).map(edgesOf)) {
      expect(left).toBeGreaterThan(area.x - 0.5);
      expect(right).toBeLessThan(area.x + area.width + 0.5);
      expect(top).toBeGreaterThan(area.y - 0.5);
      expect(bottom).toBeLessThan(area.y + area.height + 0.5);
    }
  },
);

it.each(placeNames)('in %s nobody is there who is to be found', (place) => {
  expect(picturesIn(['vos-staat'], place).filter((picture) => picture.startsWith('vos'))).toEqual([]);
});

it('things without a spot are in a place without furniture', () => {
  const rows = groundFor({ place: 'klas', things: [unplaced('sok'), unplaced('jas')] });
  expect(rows.seats).toHaveLength(2);
  expect(rows.scene.others).toEqual([]);
  expect(rows.scene).not.toBe(groundFor({ place: 'klas', things: [placed('sok')] }).scene);
});
