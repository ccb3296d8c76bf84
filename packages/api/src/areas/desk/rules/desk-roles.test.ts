import { userRoles } from '@portal/kit/access';
import { expect, test } from 'vitest';
import { deskRefusal, eventsDesk } from './desk-roles.ts';

const { Admin, Manager, Standard, WorkSpaceOwner } = userRoles;
const choosing = (roles: readonly string[]) => ({ featureSettings: { [eventsDesk.id]: { roles } } });

test.each([
  ['staff, where nothing is chosen', WorkSpaceOwner, {}, undefined],
  ['managers, where nothing is chosen', Manager, {}, undefined],
  ['administrators, where nothing is chosen', Admin, {}, undefined],
  ['members', Standard, {}, 'forbidden'],
  ['a role that the organisation names', Manager, choosing(['Manager']), undefined],
  ['one that it leaves out', Admin, choosing(['Manager']), 'forbidden'],
] as const)('who looks after events: %s', (_, role, profile, code) => {
  expect(deskRefusal(role, profile)?.code).toBe(code);
});
