import { describe, expect, test } from 'vitest';
import { commandOf, neighbourOf, stepOf } from './queue-keys.ts';

const pressed = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, isTaken: false };

describe('the keys of a queue', () => {
  test.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['a', 'approve'],
    ['d', 'decline'],
    ['z', 'undo'],
    ['A', 'approve'],
    ['x', null],
    ['Enter', null],
  ])('%s asks for %s', (key, command) => {
    expect(commandOf({ ...pressed, key })).toBe(command);
  });

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { defaultPrevented: true },
    { repeat: true },
    { isTaken: true },
  ])('a decision is none with %o', (more) => {
    expect(commandOf({ ...pressed, key: 'a', ...more })).toBeNull();
  });

  test('who holds a key down goes on through the list', () => {
    expect(commandOf({ ...pressed, key: 'j', repeat: true })).toBe('next');
  });
});

test('what is decided about gives way to the next, and the last to the one before', () => {
  const items = ['a', 'b', 'c'];
  expect([neighbourOf(items, 'a'), neighbourOf(items, 'c'), neighbourOf(['a'], 'a')]).toEqual(['b', 'b', undefined]);
});

test('steps end where the list does', () => {
  const items = ['a', 'b'];
  expect(stepOf(items, undefined, 'previous')).toBe('a');
  expect([stepOf(items, 'a', 'next'), stepOf(items, 'b', 'next')]).toEqual(['b', 'b']);
  expect([stepOf(items, 'b', 'previous'), stepOf(items, 'a', 'previous')]).toEqual(['a', 'a']);
});
