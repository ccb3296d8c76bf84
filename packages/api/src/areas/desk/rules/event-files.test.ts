import { expect, test } from 'vitest';
import { documentsRefusal } from './event-files.ts';

const known = new Set(['a', 'b']);

test.each([
  ['both in another order', ['b', 'a'], ['B', 'A'], 1, undefined],
  ['none', [], [], 3, undefined],
  ['one that is gone', ['a', 'x'], ['A', 'X'], 0, 'body.keptIds'],
  ['one twice', ['a', 'a'], ['A', 'A'], 0, 'body.keptIds'],
  ['one without a name', ['a', 'b'], ['A'], 0, 'body.names'],
  ['one too many', ['a', 'b'], ['A', 'B'], 2, 'body.files'],
])('of two documents are kept %s', (_, keptIds, names, added, field) => {
  expect(documentsRefusal({ keptIds, names, added }, known, 3)?.field).toBe(field);
});
