import { expect, test } from 'vitest';
import { cropDrawing, croppedFileName } from './crop-geometry.ts';
import { aspectOf, isUntouched, turned, untouched, type CropRatio, type CropShape } from './crop-settings.ts';

const picture = { width: 400, height: 200 };

test.each([
  ['all of it', 0, { x: 0, y: 0, width: 400, height: 200 }, 1000, { width: 400, height: 200 }, 1, { x: 200, y: 100 }],
  ['a part', 0, { x: 100, y: 50, width: 100, height: 100 }, 1000, { width: 100, height: 100 }, 1, { x: 100, y: 50 }],
  ['too large', 0, { x: 0, y: 0, width: 400, height: 200 }, 200, { width: 200, height: 100 }, 0.5, { x: 100, y: 50 }],
  ['turned', 90, { x: 0, y: 0, width: 200, height: 400 }, 1000, { width: 200, height: 400 }, 1, { x: 100, y: 200 }],
  [
    'turned, a part',
    270,
    { x: 0, y: 200, width: 200, height: 200 },
    100,
    { width: 100, height: 100 },
    0.5,
    { x: 50, y: 0 },
  ],
])('%s', (_, rotation, area, maxEdge, canvas, scale, middle) => {
  expect(cropDrawing(picture, rotation, area, maxEdge)).toEqual({ canvas, scale, middle });
});

test.each([
  ['hand.png', 'image/png', 'hand.png', 'image/png'],
  ['hand.jpeg', 'image/jpeg', 'hand.jpeg', 'image/jpeg'],
  ['hand.v2.gif', 'image/gif', 'hand.v2.png', 'image/png'],
  ['hand', '', 'hand.png', 'image/png'],
])('%s of type %s becomes %s', (name, type, newName, newType) => {
  expect(croppedFileName({ name, type })).toEqual({ name: newName, type: newType });
});

test.each<[CropRatio, CropShape, 0 | 90, number]>([
  ['16:9', 'square', 90, 16 / 9],
  ['1:1', 'original', 0, 1],
  ['free', 'original', 0, 2],
  ['free', 'original', 90, 0.5],
  ['free', 'tall', 90, 0.8],
])('ratio %s, shape %s, turned by %i: %d', (ratio, shape, rotation, expected) => {
  expect(aspectOf(ratio, { ...untouched, shape, rotation }, picture)).toBeCloseTo(expected);
});

test('four quarter turns come back to the start', () => {
  expect(turned(turned(turned(turned(untouched))))).toEqual(untouched);
  expect(isUntouched(untouched)).toBe(true);
  expect(isUntouched(turned(untouched))).toBe(false);
});
