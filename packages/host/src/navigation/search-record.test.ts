import { expect, test } from 'vitest';
import { readSearch, withSearch } from './search-record.ts';

test.each([
  ['', {}],
  ['?a=1&b=two', { a: '1', b: 'two' }],
  ['a=1&a=2', { a: '2' }],
  ['q=hand%20therapy', { q: 'hand therapy' }],
])('the query %j reads as %j', (search, expected) => {
  expect(readSearch(search)).toEqual(expected);
});

test.each([
  ['/explore', '', { onlyJoined: 'true' }, '/explore?onlyJoined=true'],
  ['/explore', '?onlyJoined=true&keyword=hand', { onlyJoined: undefined }, '/explore?keyword=hand'],
  ['/explore', '?keyword=hand', { keyword: '' }, '/explore'],
  ['/explore', '?keyword=hand', { keyword: 'wrist & hand' }, '/explore?keyword=wrist+%26+hand'],
])('%s%s with %j becomes %s', (path, search, changes, expected) => {
  expect(withSearch(path, search, changes)).toBe(expected);
});
