import { expect, test } from 'vitest';
import { notNarrowed, searchInAddress, searchQuery, withoutNarrowing } from './search-filters.ts';

const now = new Date('2026-11-23T09:30:00.000Z');
const all = { keyword: 'splint', kind: 'poll', authorId: 'p-002', tagId: 't-1', when: 'week', hasFile: true } as const;

test('what is chosen goes into the address and comes back', () => {
  expect(searchInAddress.read(searchInAddress.write(all))).toEqual(all);
  expect(searchInAddress.write({ keyword: ' ', ...notNarrowed })).toEqual({});
});

test.each([
  [
    { kind: '9', when: 'never', files: 'yes', author: 'x'.repeat(65) },
    { keyword: '', ...notNarrowed },
  ],
  [{ keyword: 'x'.repeat(300) }, { keyword: 'x'.repeat(200), ...notNarrowed }],
])('what an address cannot mean is left out', (search, expected) => {
  expect(searchInAddress.read(search)).toEqual(expected);
});

test('the call is asked for what is chosen alone, and for whole days', () => {
  expect(searchQuery({ keyword: ' splint ', ...notNarrowed }, now)).toEqual({ keyword: 'splint' });
  expect(searchQuery(all, now)).toEqual({
    keyword: 'splint',
    kind: 'poll',
    authorId: 'p-002',
    tagId: 't-1',
    from: '2026-11-16T00:00:00.000Z',
    hasFile: true,
  });
});

test('one choice is taken back without the others', () => {
  expect(withoutNarrowing(all, 'kind')).toEqual({ ...all, kind: null });
  expect(withoutNarrowing(all, 'keyword')).toEqual(all);
});
