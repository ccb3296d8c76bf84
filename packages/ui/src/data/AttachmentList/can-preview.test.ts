import { expect, test } from 'vitest';
import { previewKind } from './can-preview.ts';

test.each([
  ['splint.png', 'image'],
  ['splint.JPG', 'image'],
  ['splint.jpeg', 'image'],
  ['splint.gif', null],
  ['splint.pdf', null],
  ['splint.svg', null],
  ['splint.mp4', null],
  ['splint', null],
])('in general a preview of %s is: %s [PLT-714] [COM-590]', (name, expected) => {
  expect(previewKind(name, 'images')).toBe(expected);
});

test.each([
  ['splint.png', 'image'],
  ['splint.gif', 'image'],
  ['talk.mp3', 'audio'],
  ['talk.m4a', 'audio'],
  ['film.mp4', 'video'],
  ['film.webm', 'video'],
  ['terms.pdf', 'pdf'],
  ['sheet.xlsx', null],
  ['drawing.svg', null],
])('where everything may be shown, %s is: %s', (name, expected) => {
  expect(previewKind(name, 'all')).toBe(expected);
});
