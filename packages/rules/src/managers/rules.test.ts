import { userRoles } from '@portal/kit/access';
import { expect, test } from 'vitest';
import { managedAccountRefusal, notManagingRefusal } from './rules.ts';

const actor = { id: 'actor' };

test.each(Object.entries(userRoles))('a role is given to members, and taken from managers: %s', (name, role) => {
  const account = { id: 'somebody', role };
  expect(managedAccountRefusal(account, actor) === null).toBe(name === 'Standard');
  expect(notManagingRefusal(account, actor) === null).toBe(name === 'Manager');
});

test('nobody changes their own role', () => {
  expect(managedAccountRefusal({ id: 'actor', role: userRoles.Standard }, actor)?.code).toBe('conflict');
  expect(notManagingRefusal({ id: 'actor', role: userRoles.Manager }, actor)?.code).toBe('conflict');
});
