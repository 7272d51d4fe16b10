import { expect, it } from 'vitest';
import { loadPicture, missesPicture } from '../../scripts/pictures/load-picture.ts';
import { pictureNames } from '../../scripts/pictures/picture-names.ts';
import { findFigure } from './cast/index.ts';
import { pictureSvg, shapesFor } from './picture.ts';
import { readPictureSvg } from './read-picture.ts';

it('a picture comes out of its file as it went in, in each of its looks', () => {
  const names = [...pictureNames()]
    .filter((_, index) => index % 40 === 0)
    .filter((name) => !findFigure(name) && !missesPicture(name));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const picture = loadPicture(name);
    const read = readPictureSvg(name, pictureSvg(picture, 'plain'));
    expect([read.width, read.height]).toEqual([picture.width, picture.height]);
    for (const look of ['colour', 'line', 'plain'] as const)
      expect(
        shapesFor(read, look).map((shape) => ({ ...shape, weight: shape.stroke && (shape.weight ?? 1) })),
      ).toEqual(
        shapesFor(picture, look).map((shape) => ({ ...shape, weight: shape.stroke && (shape.weight ?? 1) })),
      );
  }
});
