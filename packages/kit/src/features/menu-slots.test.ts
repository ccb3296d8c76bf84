import { describe, expect, test } from 'vitest';
import { arrangeMenu, type MenuName, type MenuPosition, type MenuSlot } from './menu-slots.ts';

const entry = (id: string, slot: MenuSlot, order: number): MenuPosition => ({ id, slot, order });

/** As features may give them: in any order. */
const entries = [
  entry('logOut', 'user', 130),
  entry('password', 'user.profileAndSettings', 40),
  entry('shop', 'main', 40),
  entry('papers', 'main.newsAndResources', 20),
  entry('invoices', 'user.activitiesAndBilling', 10),
  entry('account', 'user.profileAndSettings', 10),
  entry('groups', 'main', 10),
  entry('users', 'admin', 40),
  entry('profile', 'user', 10),
  entry('stories', 'main.newsAndResources', 10),
  entry('notes', 'admin', 20),
  entry('meetings', 'main', 20),
];

function arranged(menu: MenuName, given: readonly MenuPosition[] = entries): string[] {
  return arrangeMenu(menu, given).map((each) =>
    'group' in each ? `${each.group}: ${each.entries.map(({ id }) => id).join(', ')}` : each.id,
  );
}

describe('a menu', () => {
  test('has the order of its slots, whatever the order of the features', () => {
    expect(arranged('main')).toEqual(['groups', 'meetings', 'newsAndResources: stories, papers', 'shop']);
    expect(arranged('admin')).toEqual(['notes', 'users']);
  });

  test('keeps what stands below a heading together', () => {
    expect(arranged('user')).toEqual([
      'profile',
      'profileAndSettings: account, password',
      'activitiesAndBilling: invoices',
      'logOut',
    ]);
  });

  test('leaves out a heading that nothing stands below', () => {
    expect(arranged('main', [entry('groups', 'main', 10)])).toEqual(['groups']);
    expect(arranged('main', [])).toEqual([]);
  });
});
