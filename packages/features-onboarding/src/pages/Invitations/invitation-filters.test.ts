import { expect, test } from 'vitest';
import { areInvitationsLimited, invitationFiltersInAddress, invitationsQuery } from './invitation-filters.ts';

const { read, write } = invitationFiltersInAddress;

test.each([
  [{}, { keyword: '', state: 'every' }],
  [
    { keyword: 'Ada', state: 'sent' },
    { keyword: 'Ada', state: 'sent' },
  ],
  [
    { keyword: 'x'.repeat(300), state: 'made-up' },
    { keyword: 'x'.repeat(200), state: 'every' },
  ],
] as const)('an address with %o limits to %o', (search, filters) => {
  expect(read(search)).toEqual(filters);
});

test('what limits nothing stands in no address', () => {
  expect(write({ keyword: ' ', state: 'every' })).toEqual({ keyword: undefined, state: undefined });
  expect(write({ keyword: ' Ada', state: 'failed' })).toEqual({ keyword: 'Ada', state: 'failed' });
});

test('the call is asked for what limits', () => {
  expect(invitationsQuery({ keyword: ' Ada ', state: 'every' })).toEqual({ keyword: 'Ada' });
  expect(invitationsQuery({ keyword: '', state: 'sent' })).toEqual({ keyword: '', state: 'sent' });
  expect(areInvitationsLimited({ keyword: ' ', state: 'every' })).toBe(false);
  expect(areInvitationsLimited({ keyword: '', state: 'sent' })).toBe(true);
});
