import { describe, expect, test } from 'vitest';
import { arrangeMenu, type MenuEntryId, type MenuPlacement } from './menu-plan.ts';

const entries = (...ids: MenuEntryId[]) => ids.map((id) => ({ id }));

function arranged(placement: MenuPlacement, ...ids: MenuEntryId[]): string[] {
  return arrangeMenu(placement, entries(...ids)).map((each) =>
    'group' in each ? `${each.group}: ${each.entries.map(({ id }) => id).join(', ')}` : each.id,
  );
}

describe('a menu', () => {
  test('has its own order, whatever the order of the features', () => {
    expect(arranged('main', 'marketplace', 'news', 'events', 'communities')).toEqual([
      'communities',
      'events',
      'newsAndResources: news',
      'marketplace',
    ]);
  });

  test('keeps entries of a group together', () => {
    expect(arranged('user', 'logOut', 'changePassword', 'invoices', 'accountDetails', 'profile')).toEqual([
      'profile',
      'profileAndSettings: accountDetails, changePassword',
      'activitiesAndBilling: invoices',
      'logOut',
    ]);
  });

  test('leaves out a group without entries, with its heading', () => {
    expect(arranged('main', 'communities')).toEqual(['communities']);
    expect(arranged('user', 'contactUs')).toEqual(['contactUs']);
    expect(arranged('main')).toEqual([]);
  });

  test('leaves the entries of other menus to them', () => {
    expect(arranged('admin', 'communities', 'adminUsers', 'profile', 'announcements')).toEqual([
      'announcements',
      'adminUsers',
    ]);
  });
});
