import { expect, test } from 'vitest';
import { smallerName } from './smaller-picture.ts';

test.each([
  ['IMG_0042.JPG', ['pdf', 'jpg'], 'IMG_0042.JPG'],
  ['photo.jpeg', ['jpg', 'jpeg'], 'photo.jpeg'],
  ['photo.jpeg', ['jpg'], null],
  ['scan.v2.png', ['png', 'jpg'], 'scan.v2.jpg'],
  ['SCAN.PNG', ['png', 'jpeg'], 'SCAN.jpeg'],
  ['scan.png', ['png', 'pdf'], null],
])('%s, where %j are taken, becomes %s', (name, accept, expected) => {
  expect(smallerName(name, accept)).toBe(expected);
});
