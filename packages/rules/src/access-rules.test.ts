import { userRoles } from '@portal/kit/access';
import { testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { callRefusal, moduleRefusal, scopeRefusal } from './access-rules.ts';

const { Admin, Standard } = userRoles;

test.each([
  ['anyone', null, false, true],
  ['signedIn', Standard, true, true],
  ['notImpersonating', Standard, false, true],
  ['notImpersonating', Standard, true, false],
  ['administrator', Admin, false, true],
  ['administrator', Admin, true, false],
  ['administrator', Standard, false, false],
  ['administrator', null, false, false],
] as const)('a call for %s, by role %s (acting: %s)', (rule, role, isImpersonated, expected) => {
  const person = role === null ? null : { role, permissions: new Set<never>() };
  expect(callRefusal({ rule }, person, isImpersonated)?.code).toBe(expected ? undefined : 'forbidden');
});

test.each([
  ['with it', ['generalEvents'], undefined],
  ['with another', ['generalTags'], 'forbidden'],
] as const)('a call that asks for a permission, by somebody %s', (_, permissions, code) => {
  const access = { rule: 'permission', permission: 'generalEvents' } as const;
  expect(callRefusal(access, { role: Standard, permissions: new Set(permissions) }, false)?.code).toBe(code);
});

test.each([
  ['on', true, 'Member', undefined],
  ['on, for others', true, 'Staff', 'forbidden'],
  ['off', false, 'Member', 'not_found'],
] as const)('a call of a module that is %s', (_, enabled, contactType, code) => {
  const profile = testProfile({ communities: { enabled, accessRules: ['isMember'] } });
  const person = { role: Standard, contactTypes: [contactType], membershipLapsed: false };
  expect(moduleRefusal(profile, { module: 'communities' }, person)?.code).toBe(code);
  expect(moduleRefusal(profile, {}, person)).toBeNull();
});

test.each([
  ['any session but a widget’s makes all calls', null, undefined, false, undefined],
  ['a widget makes the calls of its modules', ['communities'], 'communities', false, undefined],
  ['and none of others', ['communities'], 'events', false, 'forbidden'],
  ['none that belong to no module', ['communities'], undefined, false, 'forbidden'],
  ['but those that every widget needs', [], undefined, true, undefined],
] as const)('%s', (_, scope, module, isInEveryScope, code) => {
  expect(scopeRefusal(scope, { access: { module }, isInEveryScope })?.code).toBe(code);
});
