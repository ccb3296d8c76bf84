import { expect, test } from 'vitest';
import { savedFilterRefusal } from './saved-filters.ts';

test.each([
  [0, null],
  [19, null],
  [20, 'conflict'],
])('beside %i others another filter is refused: %s', (others, code) => {
  expect(savedFilterRefusal(others, 20)?.code ?? null).toBe(code);
});
