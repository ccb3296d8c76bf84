import { expect, test, vi } from 'vitest';
import { initialDataAt } from './initial-data.ts';
import { byId, type Collection, collection } from './collection.ts';
import { createMock } from './create-mock.ts';
import type { World } from '../world/world-types.ts';

interface Row {
  id: string;
  text: string;
}

const writes: [string, (rows: Collection<Row>) => void, readonly string[]][] = [
  ['changing one', (rows) => rows.change('b', { text: 'B' }), ['a', 'B', 'c']],
  ['replacing one', (rows) => rows.set('b', { id: 'b', text: 'B' }), ['a', 'B', 'c']],
  ['adding one at the end', (rows) => rows.set('d', { id: 'd', text: 'd' }), ['a', 'b', 'c', 'd']],
  ['adding one at the start', (rows) => rows.prepend('d', { id: 'd', text: 'd' }), ['d', 'a', 'b', 'c']],
  ['deleting one', (rows) => rows.delete('b'), ['a', 'c']],
  ['deleting all', (rows) => rows.clear(), []],
];

test.each(writes)('what one mock writes shows in no other: %s', (_, write, expected) => {
  const begin = vi.fn(() => rows);
  const rows = byId(['a', 'b', 'c'].map((id) => ({ id, text: id })));
  const [written, other] = [collection(begin), collection(begin)];
  expect(begin).not.toHaveBeenCalled();
  const texts = (all: Collection<Row>) => all.values().map(({ text }) => text);
  expect(texts(written)).toEqual(['a', 'b', 'c']);
  write(written);
  expect([texts(written), texts(other), [...rows.keys()]]).toEqual([expected, ['a', 'b', 'c'], ['a', 'b', 'c']]);
  expect(begin).toHaveBeenCalledTimes(2);
  expect(other.get('a')).toBe(rows.get('a'));
});

test('a shared value that is written to by mistake throws', () => {
  const rows = collection(() => byId([{ id: 'a', text: 'a' }]));
  expect(() => Object.assign(rows.get('a')!, { text: 'A' })).toThrow(TypeError);
  expect(() => Object.assign(rows.change('a', { text: 'B' }), { text: 'A' })).toThrow(TypeError);
});

test('mocks that begin at the same moment share what they read, and one that nobody asks reads nothing', () => {
  const clock = () => new Date('2026-11-18T01:00:00.000Z');
  const [one, other] = [createMock({ clock }), createMock({ clock })];
  const [first] = one.state.posts.values();
  expect(other.state.posts.get(first!.id)).toBe(first);
  const world = new Proxy({} as World, {
    get: () => {
      throw new Error('Somebody reads the world');
    },
  });
  expect(createMock({ clock, world }).state.accessTokens.size).toBe(0);
  expect(initialDataAt(world, clock())).toBe(initialDataAt(world, clock()));
});
