import { expect, test } from 'vitest';
import { byName, managesAll } from './menu-entries.ts';

test('lists of the menu are sorted by name [COM-040]', () => {
  const named = ['Rural practice', 'hand therapy', 'Acute care'].map((name) => ({ name }));
  expect(byName(named).map(({ name }) => name)).toEqual(['Acute care', 'hand therapy', 'Rural practice']);
});

test.each([
  ['nobody special', [], false],
  ['a moderator', ['postDelete', 'communityBlacklist'], false],
  ['someone who announces', ['generalAnnouncements'], false],
  ['someone who manages tags', ['postDelete', 'generalTags'], true],
] as const)("'Manage admin' for %s [COM-044]", (_, permissions, shows) => {
  expect(managesAll(permissions)).toBe(shows);
});
