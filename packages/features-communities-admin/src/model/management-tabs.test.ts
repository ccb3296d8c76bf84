import { globalPermissions } from '@portal/api/rules';
import { userRoles } from '@portal/kit';
import { expect, test } from 'vitest';
import { managementPermissions, tabsFor } from './management-tabs.ts';

test.each([
  ['generalCommunities', 'all', '[COM-418]'],
  ['generalCategories', 'categories', '[COM-419]'],
  ['generalTags', 'tags', '[COM-420]'],
  ['generalManagers', 'administrators', '[COM-421]'],
  ['generalTc', 'termsConditions', '[COM-422]'],
  ['generalFaq', 'faq', '[COM-423]'],
])('%s alone shows the tab %s %s', (permission, tab) => {
  expect(tabsFor([permission, 'postCreate']).map(({ id }) => id)).toEqual([tab]);
  const others = managementPermissions.filter((one) => one !== permission);
  expect(tabsFor(others).map(({ id }) => id)).not.toContain(tab);
});

test('managers keep communities, categories, tags and FAQ, and workspace owners nothing', () => {
  const of = (role: keyof typeof userRoles) => tabsFor([...globalPermissions(userRoles[role])]).map(({ id }) => id);
  expect(of('Manager')).toEqual(['all', 'categories', 'tags', 'faq']);
  expect(of('Admin')).toHaveLength(6);
  expect(of('WorkSpaceOwner')).toEqual([]);
});
