import { expect, test } from 'vitest';
import { canPreview } from './can-preview.ts';

test.each([
  ['splint.png', true],
  ['splint.JPG', true],
  ['splint.jpeg', true],
  ['splint.pdf', false],
  ['splint.svg', false],
  ['splint.mp4', false],
  ['splint', false],
])('preview of %s is offered: %s [PLT-714]', (name, expected) => {
  expect(canPreview(name)).toBe(expected);
});
