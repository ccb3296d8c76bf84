import { expect, test } from 'vitest';
import { nextSlots, type RowSlot } from './row-slots.ts';

const rows = (names: readonly number[], slots: readonly number[] = names): RowSlot[] =>
  names.map((name, place) => ({ key: String(name), slot: slots[place] ?? name }));
const shown = (names: readonly number[], isPinned: (name: number) => boolean = none) =>
  names.map((name) => ({ key: String(name), isPinned: isPinned(name) }));
const none = () => false;

test.each([
  ['the first rows', [], [0, 1, 2], none, [0, 1, 2]],
  ['a row further down: only the new one is mounted', rows([0, 1, 2, 3]), [1, 2, 3, 4], none, [1, 2, 3, 4]],
  ['a row further up: nothing is moved', rows([4, 5, 6, 7], [0, 1, 2, 3]), [3, 4, 5, 6], none, [4, 0, 1, 2]],
  ['a jump: every element takes the next line', rows([0, 1, 2]), [40, 41, 42], none, [0, 1, 2]],
  ['a jump that sees one row more', rows([0, 1, 2]), [40, 41, 42, 43], none, [0, 1, 2, 3]],
  ['a jump that sees one row less', rows([0, 1, 2]), [40, 41], none, [0, 1]],
  ['a jump that keeps a row in sight: it may change its element', rows([0, 1, 2]), [2, 3, 4, 5], none, [0, 1, 2, 3]],
  ['a jump down from the focus', rows([0, 1, 2, 3]), [1, 40, 41, 42], (name: number) => name === 1, [1, 2, 3, 4]],
  ['a jump up from the focus', rows([40, 41, 42]), [0, 1, 2, 41], (name: number) => name === 41, [40, 43, 44, 41]],
  ['a row that opens: those below keep their elements', rows([0, 1, 2, 3]), [0, 1, 99, 2, 3], none, [0, 1, 4, 2, 3]],
  ['a row that closes', rows([0, 1, 99, 2, 3], [0, 1, 4, 2, 3]), [0, 1, 2, 3], none, [0, 1, 2, 3]],
  ['the other way round: nothing is moved', rows([0, 1, 2, 3]), [3, 2, 1, 0], none, [0, 1, 2, 3]],
])('%s', (_name, before, names, isPinned, slots) => {
  const next = nextSlots(before, shown(names, isPinned));
  expect(next.map(({ key }) => key)).toEqual(names.map(String));
  expect(next.map(({ slot }) => slot)).toEqual(slots);
});

test('no two rows ever share an element, and none is moved past another', () => {
  let slots: RowSlot[] = [];
  for (const start of [0, 3, 40, 39, 20, 21, 0, 90, 91]) {
    const next = nextSlots(slots, shown(Array.from({ length: 9 }, (_, place) => start + place)));
    expect(new Set(next.map(({ slot }) => slot)).size).toBe(9);
    const places = next.map(({ slot }) => slots.findIndex((old) => old.slot === slot)).filter((place) => place >= 0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    slots = next;
  }
});
