import type { PortalEvent } from '@portal/api';
import { expect, test } from 'vitest';
import { isOneClick } from './one-click.ts';

// The rule reads these fields alone.
const free = {
  closedBecause: null,
  userTicketId: null,
  isSingleClickRegistration: true,
  amountFrom: 0,
} as unknown as PortalEvent;

test.each<[string, Partial<PortalEvent>, boolean]>([
  ['a free one', {}, true],
  ['one that is attended', { userTicketId: 'n-1' }, false],
  ['one that is closed', { closedBecause: 'soldOut' }, false],
  ['one with types to choose from', { isSingleClickRegistration: false }, false],
  ['one that is paid for', { amountFrom: 4_500 }, true],
])('one click registers for %s', (_, changes, expected) => {
  expect(isOneClick({ ...free, ...changes })).toBe(expected);
});
