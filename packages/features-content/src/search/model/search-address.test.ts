import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './search-address.ts';

test('an address is read as it was written', () => {
  const address = { keyword: 'hand splints', section: 'news', tagId: 'tag-3', page: 2 };
  expect(writeAddress(address)).toEqual({ keyword: 'hand splints', section: 'news', tag: 'tag-3', page: '2' });
  expect(readAddress(writeAddress(address))).toEqual(address);
});

test('what is as it is at first is not written', () => {
  expect(writeAddress({ keyword: '', section: null, tagId: null, page: 1 })).toEqual({});
});

test.each([
  [{}, { keyword: '', section: null, tagId: null, page: 1 }],
  [{ keyword: '  splint ' }, { keyword: 'splint' }],
  [{ keyword: `${'x'.repeat(199)} y` }, { keyword: 'x'.repeat(199) }],
  [{ tag: '' }, { tagId: null }],
  [{ tag: 't'.repeat(65) }, { tagId: null }],
  [{ page: '0' }, { page: 1 }],
  [{ page: '1.5' }, { page: 1 }],
  [{ page: '1e9' }, { page: 1 }],
  [{ page: 'two' }, { page: 1 }],
])('an address that holds %j asks for %j', (search, expected) => {
  expect(readAddress(search)).toMatchObject(expected);
});
