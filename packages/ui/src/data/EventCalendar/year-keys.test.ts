import { expect, test } from 'vitest';
import { monthOfKey } from './year-keys.ts';

test.each<[string, string, number, string | null]>([
  ['ArrowRight', '2026-12', 4, '2027-01'],
  ['ArrowLeft', '2026-11', 4, '2026-10'],
  ['ArrowDown', '2026-02', 4, '2026-06'],
  ['ArrowDown', '2026-02', 2, '2026-04'],
  ['ArrowUp', '2026-02', 3, '2025-11'],
  ['Home', '2026-11', 4, '2026-01'],
  ['End', '2026-11', 4, '2026-12'],
  ['PageDown', '2026-11', 4, '2027-11'],
  ['PageUp', '2026-11', 4, '2025-11'],
  ['Enter', '2026-11', 4, null],
])('%s on %s in %i columns leads to %s', (key, from, columns, to) => {
  expect(monthOfKey({ key }, from, { columns, isRightToLeft: false })).toBe(to);
});

test('from right to left the arrows turn', () => {
  expect(monthOfKey({ key: 'ArrowRight' }, '2026-01', { columns: 4, isRightToLeft: true })).toBe('2025-12');
});
