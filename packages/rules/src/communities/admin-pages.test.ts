import type { Permission } from '@portal/api/contract';
import { expect, test } from 'vitest';
import { administers, communityAdminPages, opensAdminPage, shownStatistics } from './admin-pages.ts';
import { permissionsIn } from './roles.ts';
import { staleAboutRefusal, textVersion } from './text-version.ts';

const pagesFor = (...flags: Permission[]) =>
  communityAdminPages.filter((page) => opensAdminPage(page, { permissions: new Set(flags), isStaff: false }));

test.each<[Permission[], string[]]>([
  [['postCreate', 'commentCreate'], []],
  [['postDelete'], ['about', 'posts', 'reportedPosts', 'appeals', 'log']],
  [['commentDelete'], ['about', 'reportedComments']],
  [['postApprove'], ['about', 'posts', 'pendingPosts', 'archive']],
  [['commentEdit'], ['about']],
  [['assetsAll'], ['about', 'assets']],
  [['communityBlacklist'], ['about', 'log', 'members', 'bannedMembers']],
  [['communityAddMember'], ['about', 'members', 'deletedMembers']],
  [['meetingAll'], ['about', 'meetings']],
  [['communityAddModerator'], ['about', 'members', 'insight']],
])('%j opens %j', (flags, pages) => {
  expect(pagesFor(...flags)).toEqual(pages);
  expect(administers({ permissions: new Set(flags) })).toBe(pages.length > 0);
});

test('the pages of settings are for staff, whatever flags they hold [COM-529]', () => {
  for (const page of ['settings', 'membershipRequirements'] as const) {
    expect(opensAdminPage(page, { permissions: permissionsIn('Moderator', 0, false), isStaff: false })).toBe(false);
    expect(opensAdminPage(page, { permissions: permissionsIn(null, 2, false), isStaff: true })).toBe(true);
  }
});

test('a count is told to those to whom its page is open', () => {
  const counts = {
    allPostsCount: 9,
    pendingPostsCount: 4,
    reportedPostsCount: 3,
    reportedPostCommentsCount: 2,
    archivedPostsCount: 1,
  };
  const shown = (...flags: Permission[]) => Object.values(shownStatistics(counts, { permissions: new Set(flags) }));
  expect(shown('postDelete')).toEqual([9, 0, 3, 0, 0]);
  expect(shown('commentDelete')).toEqual([0, 0, 0, 2, 0]);
  expect(shown('postApprove')).toEqual([9, 4, 0, 0, 1]);
  expect(shown('assetsAll')).toEqual([0, 0, 0, 0, 0]);
});

test('a text is replaced by who has read it', () => {
  const version = textVersion('<p>We</p>');
  expect(staleAboutRefusal(version, '<p>We</p>')).toBeNull();
  expect(staleAboutRefusal(version, '<p>Us</p>')).toMatchObject({ code: 'stale' });
  expect(textVersion('')).toMatch(/^[\da-f]{16}$/);
});
