import { globalPermissions } from '@portal/rules';
import { userRoles } from '@portal/kit';
import { expect, test } from 'vitest';
import { managementPermissions, tabsFor } from './management-tabs.ts';

test.each([
  ['generalCommunities', ['all', 'insight'], '[COM-418]'],
  ['generalCategories', ['categories'], '[COM-419]'],
  ['generalTags', ['tags'], '[COM-420]'],
  ['generalManagers', ['administrators'], '[COM-421]'],
  ['generalTc', ['termsConditions'], '[COM-422]'],
  ['generalFaq', ['faq'], '[COM-423]'],
])('%s alone shows the tabs %j %s', (permission, tabs) => {
  expect(tabsFor([permission, 'postCreate']).map(({ id }) => id)).toEqual(tabs);
  const others = managementPermissions.filter((one) => one !== permission);
  expect(tabsFor(others).filter(({ id }) => tabs.includes(id))).toEqual([]);
});

test('managers keep communities, categories, tags and FAQ, and workspace owners nothing', () => {
  const of = (role: keyof typeof userRoles) => tabsFor([...globalPermissions(userRoles[role])]).map(({ id }) => id);
  expect(of('Manager')).toEqual(['all', 'categories', 'tags', 'faq', 'insight']);
  expect(of('Admin')).toHaveLength(7);
  expect(of('WorkSpaceOwner')).toEqual([]);
});
