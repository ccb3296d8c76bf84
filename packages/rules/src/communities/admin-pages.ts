import type { Permission } from '@portal/api/contract';
import { permissions as everything } from '@portal/api/rules';

/** The pages of a community's admin area. */
export const communityAdminPages = [
  'about',
  'posts',
  'pendingPosts',
  'reportedPosts',
  'reportedComments',
  'archive',
  'appeals',
  'log',
  'assets',
  'membershipRequirements',
  'settings',
  'members',
  'deletedMembers',
  'bannedMembers',
  'meetings',
  'insight',
] as const;
export type CommunityAdminPage = (typeof communityAdminPages)[number];

/** How somebody stands to a community that they may administer. */
export interface AdminFacts {
  permissions: ReadonlySet<Permission>;
  /** Admin, WorkSpaceOwner or Manager. */
  isStaff: boolean;
}

/** Who does no more than write there looks after nothing. */
const ofWriters: readonly Permission[] = ['postCreate', 'commentCreate'];
const ofAdmins = everything.filter((flag) => !flag.startsWith('general') && !ofWriters.includes(flag));

const flagsOf: Record<Exclude<CommunityAdminPage, 'membershipRequirements' | 'settings'>, readonly Permission[]> = {
  about: ofAdmins,
  posts: ['postEdit', 'postApprove', 'postDelete'],
  pendingPosts: ['postApprove'],
  reportedPosts: ['postDelete'],
  reportedComments: ['commentDelete'],
  archive: ['postEdit', 'postApprove'],
  appeals: ['postDelete'],
  log: ['postDelete', 'communityBlacklist'],
  assets: ['assetsAll'],
  members: ['communityAddMember', 'communityAddEditor', 'communityAddModerator', 'communityBlacklist'],
  deletedMembers: ['communityAddMember'],
  bannedMembers: ['communityBlacklist'],
  meetings: ['meetingAll'],
  // Of roles in a community, moderators alone have it.
  insight: ['communityAddModerator'],
};

/** Whether somebody has anything to look after in a community. */
export function administers({ permissions }: Pick<AdminFacts, 'permissions'>): boolean {
  return ofAdmins.some((flag) => permissions.has(flag));
}

/** Whether a page of a community's admin area is open to somebody: by any flag of what it is for, or to staff alone. */
export function opensAdminPage(page: CommunityAdminPage, { permissions, isStaff }: AdminFacts): boolean {
  if (page === 'membershipRequirements' || page === 'settings') return isStaff;
  return flagsOf[page].some((flag) => permissions.has(flag));
}

/** How much there is on the pages about posts. */
export interface PostStatistics {
  allPostsCount: number;
  pendingPostsCount: number;
  reportedPostsCount: number;
  reportedPostCommentsCount: number;
  archivedPostsCount: number;
}

const countOf = {
  posts: 'allPostsCount',
  pendingPosts: 'pendingPostsCount',
  reportedPosts: 'reportedPostsCount',
  reportedComments: 'reportedPostCommentsCount',
  archive: 'archivedPostsCount',
} as const satisfies Partial<Record<CommunityAdminPage, keyof PostStatistics>>;

/** The count of a page is told to those to whom the page is open. */
export function shownStatistics(
  counts: PostStatistics,
  { permissions }: Pick<AdminFacts, 'permissions'>,
): PostStatistics {
  const shown = (page: keyof typeof countOf) =>
    opensAdminPage(page, { permissions, isStaff: false }) ? counts[countOf[page]] : 0;
  return {
    allPostsCount: shown('posts'),
    pendingPostsCount: shown('pendingPosts'),
    reportedPostsCount: shown('reportedPosts'),
    reportedPostCommentsCount: shown('reportedComments'),
    archivedPostsCount: shown('archive'),
  };
}
