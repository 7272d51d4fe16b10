import { expect, it, test } from 'vitest';
import { readPictureSize } from './picture-size.ts';

/** Pictures of two pixels by three, in every format and kind. */
const pictures = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAC0lEQVR4nGNgQAYAAA4AAcHMyrwAAAAASUVORK5CYII=',
  jpeg: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAARCAADAAIDAREAAhEBAxEB',
  'webp, lossless': 'UklGRhwAAABXRUJQVlA4TA8AAAAvAYAAAAcQ/Y/+ByKi/wEA',
  'webp, lossy':
    'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoCAAMAAgA0JaACdLoB+AADsAD+8MQL/yC5YXXI1/8gP+QH/ID/+PIAAAA=',
  'webp, extended': 'UklGRl4AAABXRUJQVlA4WAoAAAAQAAAAAQAAAgAAQUxQSAcAAAAAf39/f39/AFZQOCAwAAAA',
};

test.each(Object.entries(pictures))('the size of a %s', (_, base64) => {
  expect(readPictureSize(Buffer.from(base64, 'base64'))).toEqual({ width: 2, height: 3 });
});

test.each(Object.entries(pictures))('no size of half a %s', (_, base64) => {
  const whole = Buffer.from(base64, 'base64');
  for (const length of [0, 1, 3, 10, 15]) expect(readPictureSize(whole.subarray(0, length))).toBeUndefined();
});

it('the size of a photo as it is shown, when the camera was held upright', () => {
  const photo = Buffer.from(pictures.jpeg, 'base64');
  const turned = '45786966000049492a00080000000100120103000100000006000000' + '00000000';
  const segment = Buffer.from(`ffe1${(turned.length / 2 + 2).toString(16).padStart(4, '0')}${turned}`, 'hex');
  const upright = Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2)]);
  expect(readPictureSize(upright)).toEqual({ width: 3, height: 2 });
});

it('no size of something else', () => {
  expect(readPictureSize(Buffer.from('<svg width="2" height="3"></svg>'))).toBeUndefined();
});
