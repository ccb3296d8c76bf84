import { expect, test } from 'vitest';
import { sessionIds } from './session-ids.ts';

const session = (title: string, hour: number, position: number) => ({
  ...{
    title,
    position,
    startAt: new Date(Date.UTC(2026, 11, 3, hour)),
    endAt: new Date(Date.UTC(2026, 11, 3, hour + 1)),
  },
});
const before = [
  { ...session('Opening', 9, 0), id: 'a' },
  { ...session('Hands', 10, 1), id: 'b' },
  { ...session('Break', 11, 2), id: 'c' },
  { ...session('Break', 15, 3), id: 'd' },
];
const at = (...sessions: readonly (readonly [string, number])[]) =>
  sessions.map(([title, hour], position) => session(title, hour, position));

test.each<[string, ReturnType<typeof at>, (string | null)[]]>([
  ['none changed', at(['Opening', 9], ['Hands', 10], ['Break', 11], ['Break', 15]), ['a', 'b', 'c', 'd']],
  [
    'one was put before all',
    at(['Doors', 8], ['Opening', 9], ['Hands', 10], ['Break', 11], ['Break', 15]),
    [null, 'a', 'b', 'c', 'd'],
  ],
  ['the first was taken out', at(['Hands', 10], ['Break', 11], ['Break', 15]), ['b', 'c', 'd']],
  ['one was renamed', at(['Opening', 9], ['Feet', 10], ['Break', 11], ['Break', 15]), ['a', 'b', 'c', 'd']],
  ['one was moved', at(['Opening', 9], ['Hands', 13], ['Break', 11], ['Break', 15]), ['a', 'b', 'c', 'd']],
  ['two changed places', at(['Hands', 10], ['Opening', 9], ['Break', 11], ['Break', 15]), ['b', 'a', 'c', 'd']],
  ['one was renamed and moved', at(['Opening', 9], ['Feet', 13], ['Break', 11], ['Break', 15]), ['a', 'b', 'c', 'd']],
  ['all were taken out', [], []],
])('sessions keep what calendars know them by where %s', (_, written, expected) => {
  const ids = sessionIds(before, written);
  expect(ids.map((id) => (before.some((one) => one.id === id) ? id : null))).toEqual(expected);
  expect(new Set(ids).size).toBe(ids.length);
});
