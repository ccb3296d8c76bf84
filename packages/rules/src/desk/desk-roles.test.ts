import { userRoles } from '@portal/kit/access';
import { expect, test } from 'vitest';
import { auditRefusal, cpdAuditDesk, deskRefusal, eventsDesk } from './desk-roles.ts';

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

test.each([
  ['administrators, where nothing is chosen', Admin, {}, undefined],
  ['managers, where nothing is chosen', Manager, {}, 'not_found'],
  ['members', Standard, {}, 'not_found'],
  ['those who look after events', Manager, choosing(['Manager']), 'not_found'],
  [
    'a role that the organisation names',
    Manager,
    { featureSettings: { [cpdAuditDesk.id]: { roles: ['Manager'] } } },
    undefined,
  ],
] as const)('who audits CPD: %s', (_, role, profile, code) => {
  expect(auditRefusal(role, profile)?.code).toBe(code);
});
