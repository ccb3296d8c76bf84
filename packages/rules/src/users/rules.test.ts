import { type UserRole, userRoles } from '@portal/kit/access';
import { expect, test } from 'vitest';
import {
  disablingRefusal,
  enablingRefusal,
  isLastAdministrator,
  userRoleRefusal,
  staleRoleRefusal,
  type UserFacts,
  userOptions,
} from './rules.ts';

const actor = { id: 'actor' };
const { Standard, Admin, WorkSpaceOwner, Manager } = userRoles;

function userWith(facts: Partial<UserFacts>): UserFacts {
  return { id: 'somebody', role: Standard, isDisabled: false, isLastAdministrator: false, ...facts };
}

test.each<[string, Partial<UserFacts>, UserRole[]]>([
  ['a member', {}, [Admin, WorkSpaceOwner, Manager]],
  ['an administrator', { role: Admin }, [Standard, WorkSpaceOwner]],
  ['a workspace owner', { role: WorkSpaceOwner }, [Standard, Admin]],
  ['a manager', { role: Manager }, [Standard, Admin, WorkSpaceOwner]],
  ['the last administrator', { role: Admin, isLastAdministrator: true }, []],
  ['somebody whose account is disabled', { isDisabled: true }, []],
  ['oneself', { id: 'actor', role: Admin }, []],
])('the roles that can be given to %s', (_, facts, roles) => {
  expect(userOptions(userWith(facts), actor).rolesToGive.toSorted((a, b) => a - b)).toEqual(
    roles.toSorted((a, b) => a - b),
  );
});

test('a role is refused in words that say what to do', () => {
  const refused = (facts: Partial<UserFacts>, role: UserRole) => userRoleRefusal(userWith(facts), role, actor)?.message;
  expect(refused({ role: WorkSpaceOwner }, Manager)).toBe('They run the portal already, in another role.');
  expect(refused({ role: Admin, isLastAdministrator: true }, Standard)).toContain('last administrator');
  expect(refused({}, Standard)).toBe('They have this role already.');
});

test('a role that was changed meanwhile is not replaced', () => {
  expect(staleRoleRefusal(Standard, Manager)?.code).toBe('stale');
  expect(staleRoleRefusal(Manager, Manager)).toBeNull();
});

test.each<[string, Partial<UserFacts>, boolean, boolean]>([
  ['a member', {}, true, false],
  ['an administrator', { role: Admin }, true, false],
  ['the last administrator', { role: Admin, isLastAdministrator: true }, false, false],
  ['a disabled account', { isDisabled: true }, false, true],
  ['oneself', { id: 'actor', role: Admin }, false, false],
])('%s can be disabled, or enabled', (_, facts, disabled, enabled) => {
  const user = userWith(facts);
  expect([disablingRefusal(user, actor) === null, enablingRefusal(user) === null]).toEqual([disabled, enabled]);
});

test.each<[string, Partial<UserFacts>, boolean, boolean]>([
  ['a member', {}, true, true],
  ['an administrator', { role: Admin }, true, false],
  ['a disabled account', { isDisabled: true }, false, false],
  ['oneself', { id: 'actor', role: Admin }, false, false],
])('%s can be signed out, and acted for', (_, facts, signedOut, actedFor) => {
  const { canBeSignedOut, canBeActedFor } = userOptions(userWith(facts), actor);
  expect([canBeSignedOut, canBeActedFor]).toEqual([signedOut, actedFor]);
});

test('the last administrator is the only one whose account is open', () => {
  expect(isLastAdministrator({ role: Admin, isDisabled: false }, 0)).toBe(true);
  expect(isLastAdministrator({ role: Admin, isDisabled: false }, 1)).toBe(false);
  expect(isLastAdministrator({ role: Admin, isDisabled: true }, 0)).toBe(false);
  expect(isLastAdministrator({ role: Manager, isDisabled: false }, 0)).toBe(false);
});
