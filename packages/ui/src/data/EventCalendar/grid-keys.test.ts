import { expect, test } from 'vitest';
import { dayOfKey, type GridKey } from './grid-keys.ts';

const fromMonday = { weekStart: 1, isRightToLeft: false };

test.each<[GridKey, string, string | null]>([
  [{ key: 'ArrowRight' }, '2026-11-30', '2026-12-01'],
  [{ key: 'ArrowLeft' }, '2027-01-01', '2026-12-31'],
  [{ key: 'ArrowDown' }, '2026-12-28', '2027-01-04'],
  [{ key: 'ArrowUp' }, '2026-11-03', '2026-10-27'],
  [{ key: 'Home' }, '2026-11-18', '2026-11-16'],
  [{ key: 'End' }, '2026-11-18', '2026-11-22'],
  [{ key: 'Home', ctrlKey: true }, '2026-11-18', '2026-11-01'],
  [{ key: 'End', ctrlKey: true }, '2028-02-03', '2028-02-29'],
  [{ key: 'PageDown' }, '2027-01-31', '2027-02-28'],
  [{ key: 'PageUp' }, '2027-01-15', '2026-12-15'],
  [{ key: 'PageDown', shiftKey: true }, '2028-02-29', '2029-02-28'],
  [{ key: 'PageUp', shiftKey: true }, '2026-11-18', '2025-11-18'],
  [{ key: 'a' }, '2026-11-18', null],
  [{ key: 'Tab' }, '2026-11-18', null],
])('%o on %s leads to %s', (key, from, to) => {
  expect(dayOfKey(key, from, fromMonday)).toBe(to);
});

test.each<[GridKey, number, string]>([
  [{ key: 'Home' }, 0, '2026-11-15'],
  [{ key: 'End' }, 0, '2026-11-21'],
  [{ key: 'Home' }, 6, '2026-11-14'],
])('%o with weeks from %i leads to %s', (key, weekStart, to) => {
  expect(dayOfKey(key, '2026-11-18', { weekStart, isRightToLeft: false })).toBe(to);
});

test('from right to left the arrows turn', () => {
  const turned = { weekStart: 6, isRightToLeft: true };
  expect(dayOfKey({ key: 'ArrowRight' }, '2026-11-18', turned)).toBe('2026-11-17');
  expect(dayOfKey({ key: 'ArrowLeft' }, '2026-11-18', turned)).toBe('2026-11-19');
});
