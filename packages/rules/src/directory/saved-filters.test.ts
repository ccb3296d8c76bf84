import { expect, test } from 'vitest';
import { completeNarrowing, savedFilterRefusal } from './saved-filters.ts';

test.each([
  [0, null],
  [19, null],
  [20, 'conflict'],
])('beside %i others another filter is refused: %s', (others, code) => {
  expect(savedFilterRefusal(others, 20)?.code ?? null).toBe(code);
});

test('a filter that was kept before there were distances is near nothing', () => {
  const stored = { name: 'mia', locationId: '', companyId: '', expertiseAreaId: '' };
  expect(completeNarrowing(stored)).toEqual({ ...stored, near: '', within: '25' });
  expect(completeNarrowing({ ...stored, near: '3056', within: '5' })).toEqual({ ...stored, near: '3056', within: '5' });
});
