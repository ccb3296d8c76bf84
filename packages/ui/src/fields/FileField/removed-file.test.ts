import { expect, test } from 'vitest';
import type { FieldFile } from './field-file.ts';
import { rowsOf, withFileBack, withoutFile } from './removed-file.ts';

const fresh = (id: string): FieldFile => ({ id, name: `${id}.pdf`, size: 1 });
const stored = (id: string): FieldFile => ({ ...fresh(id), url: `/files/${id}` });
const [a, b, c] = [fresh('a'), stored('b'), fresh('c')];

test('a file that was just chosen goes at once, a stored one is marked [COM-182] [COM-183]', () => {
  expect(withoutFile([a, b, c], a)).toEqual([b, c]);
  expect(withoutFile([a, b, c], b)).toEqual([a, { ...b, isRemoved: true }, c]);
});

test.each([
  ['first', a, 0],
  ['last', c, 2],
])('the %s file comes back to where it was', (_, file, index) => {
  const without = withoutFile([a, b, c], file);
  expect(withFileBack(without, { file, index })).toEqual([a, b, c]);
});

test('a marked file loses its mark', () => {
  expect(withFileBack([{ ...b, isRemoved: true }], { file: b, index: 0 })).toEqual([{ ...b, isRemoved: false }]);
});

test('the row of a file that was taken out stands where the file was', () => {
  expect(rowsOf([b, c], { file: a, index: 0 }).map(({ kind, file }) => `${kind} ${file.id}`)).toEqual([
    'removed a',
    'file b',
    'file c',
  ]);
  expect(rowsOf([a, b], { file: a, index: 0 })).toHaveLength(2);
  expect(rowsOf([a, b], null)).toHaveLength(2);
});
