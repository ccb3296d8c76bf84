import { expect, test } from 'vitest';
import {
  areMembersLimited,
  type MemberFilters,
  memberFiltersInAddress,
  membersBody,
  noMemberFilters,
} from './member-filters.ts';

const all: MemberFilters = { keyword: 'tui', show: 'waiting', page: 3 };

test.each([[noMemberFilters], [all], [{ ...noMemberFilters, show: 'answered' as const }]])(
  'what members are limited to is in the address',
  (filters) => {
    expect(memberFiltersInAddress.read(memberFiltersInAddress.write(filters))).toEqual(filters);
  },
);

test('an address that nobody has written asks for everybody', () => {
  for (const page of ['0', '-1', 'x', '1e9', ''])
    expect(memberFiltersInAddress.read({ show: 'x', page })).toEqual(noMemberFilters);
  expect(memberFiltersInAddress.read({ keyword: 'a'.repeat(500) }).keyword).toHaveLength(200);
});

test('the server is asked for a page of ten of those who wait and those who joined [COM-361] [COM-368] [COM-372]', () => {
  expect(membersBody(noMemberFilters)).toEqual({
    ...{ page: 1, pageSize: 10 },
    filters: { statuses: ['Awaiting', 'Joined'], keyword: '' },
  });
  expect(membersBody(all)).toEqual({
    ...{ page: 3, pageSize: 10 },
    filters: { statuses: ['Awaiting'], keyword: 'tui' },
  });
  expect([areMembersLimited(noMemberFilters), areMembersLimited({ ...noMemberFilters, page: 4 })]).toEqual([
    false,
    false,
  ]);
  expect(areMembersLimited(all)).toBe(true);
});
