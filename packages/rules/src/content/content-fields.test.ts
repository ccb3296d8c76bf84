import { expect, test } from 'vitest';
import {
  compareContent,
  contentFieldsRefusal,
  contentNames,
  parseContentSort,
  wantsContent,
} from './content-fields.ts';
import { contentItemFields } from './filter-fields.ts';

test('names come in a list or with commas between', () => {
  expect(contentNames('id, name,')).toEqual(['id', 'name']);
  expect(contentNames(['id', 'name'])).toEqual(['id', 'name']);
  expect(contentNames(undefined)).toEqual([]);
});

test.each([
  ['id', true],
  ['*', true],
  ['*.*', true],
  ['categories.label', true],
  ['categories.*', true],
  ['assets.file.filenameDownload', true],
  ['userCreated.role.name', true],
  ['secret', false],
  ['name.first', false],
  ['categories.secret', false],
  ['__proto__', false],
])('the field %s: %s', (name, isKnown) => {
  const refusal = contentFieldsRefusal([name], contentItemFields, 'query.fields');
  expect(refusal === null).toBe(isKnown);
  if (!isKnown) expect(refusal?.message).toContain(name);
});

test('whole texts are asked for by their name or with all', () => {
  expect(wantsContent(['id', 'name'])).toBe(false);
  expect(wantsContent(['content'])).toBe(true);
  expect(wantsContent(['*.*'])).toBe(true);
});

const a = { id: 'a', name: 'beta', date_created: '2026-01-02', date_updated: null, publishStartDate: null };
const b = { id: 'b', name: 'Alpha', date_created: '2026-01-01', date_updated: '2026-02-01', publishStartDate: null };

test.each([
  [[], ['a', 'b']],
  [['date_created'], ['b', 'a']],
  [['-date_created'], ['a', 'b']],
  [['name'], ['b', 'a']],
  [['-name'], ['a', 'b']],
  // What has no moment comes last.
  [['date_updated'], ['b', 'a']],
  [['-date_updated'], ['b', 'a']],
  [['publishStartDate'], ['a', 'b']],
])('sorted by %j: %j', (names, expected) => {
  const parsed = parseContentSort(names, 'query.sort');
  if ('refusal' in parsed) throw new Error(parsed.refusal.message);
  expect([b, a].toSorted((one, other) => compareContent(parsed.order, one, other)).map(({ id }) => id)).toEqual(
    expected,
  );
});

test('an order that is not known is refused by its name', () => {
  expect(parseContentSort(['-secret'], 'query.sort')).toEqual({
    refusal: { code: 'invalid_input', field: 'query.sort', message: 'It cannot be sorted by -secret' },
  });
});
