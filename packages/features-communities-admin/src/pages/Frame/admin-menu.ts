import { type AdminFacts, type CommunityAdminPage, opensAdminPage, type PostStatistics } from '@portal/rules';
import {
  IconArchive,
  IconBan,
  IconChart,
  IconCheck,
  IconClock,
  IconComment,
  type IconComponent,
  IconFileText,
  IconFlag,
  IconHome,
  IconList,
  IconNews,
  IconReply,
  IconSettings,
  IconUndo,
  IconUsers,
  IconVideo,
} from '@portal/ui';
import type { adminDestinations } from '../../destinations.ts';
import type { communitiesAdminMessages } from '../../messages.ts';

export type AdminMenuGroup = 'adminTools' | 'ofCommunity';

interface AdminMenuEntry {
  page: CommunityAdminPage;
  label: keyof typeof communitiesAdminMessages.texts;
  icon: IconComponent;
  place: keyof typeof adminDestinations;
  /** Null: it stands above the groups. */
  group: AdminMenuGroup | null;
  count?: keyof PostStatistics;
}

/** The pages that there are, in the order of the menu. */
const entries: readonly AdminMenuEntry[] = [
  { page: 'about', label: 'about', icon: IconHome, place: 'adminCommunityAboutPage', group: null },
  {
    page: 'posts',
    label: 'postsPageTitle',
    icon: IconNews,
    place: 'adminCommunityPostsPage',
    group: 'adminTools',
    count: 'allPostsCount',
  },
  {
    page: 'pendingPosts',
    label: 'pendingPostsPageTitle',
    icon: IconClock,
    place: 'adminCommunityPendingPostsPage',
    group: 'adminTools',
    count: 'pendingPostsCount',
  },
  {
    page: 'reportedPosts',
    label: 'reportedPostsPageTitle',
    icon: IconFlag,
    place: 'adminCommunityReportedPostsPage',
    group: 'adminTools',
    count: 'reportedPostsCount',
  },
  {
    page: 'reportedComments',
    label: 'reportedCommentsPageTitle',
    icon: IconComment,
    place: 'adminCommunityReportedCommentsPage',
    group: 'adminTools',
    count: 'reportedPostCommentsCount',
  },
  {
    page: 'archive',
    label: 'archivePageTitle',
    icon: IconArchive,
    place: 'adminCommunityArchivePage',
    group: 'adminTools',
    count: 'archivedPostsCount',
  },
  { page: 'appeals', label: 'appealsPageTitle', icon: IconReply, place: 'appeals', group: 'adminTools' },
  { page: 'log', label: 'logPageTitle', icon: IconList, place: 'log', group: 'adminTools' },
  { page: 'assets', label: 'assets', icon: IconFileText, place: 'assets', group: 'adminTools' },
  {
    page: 'membershipRequirements',
    label: 'requirementsPageTitle',
    icon: IconCheck,
    place: 'adminCommunityMembershipRequirementsPage',
    group: 'adminTools',
  },
  {
    page: 'settings',
    label: 'settingsPageTitle',
    icon: IconSettings,
    place: 'adminCommunitySettingsPage',
    group: 'adminTools',
  },
  {
    page: 'members',
    label: 'membersPageTitle',
    icon: IconUsers,
    place: 'adminCommunityMembersPage',
    group: 'ofCommunity',
  },
  {
    page: 'deletedMembers',
    label: 'deletedMembersPageTitle',
    icon: IconUndo,
    place: 'adminCommunityDeletedMembersPage',
    group: 'ofCommunity',
  },
  {
    page: 'bannedMembers',
    label: 'bannedMembersPageTitle',
    icon: IconBan,
    place: 'adminCommunityBannedMembersPage',
    group: 'ofCommunity',
  },
  { page: 'insight', label: 'insightPageTitle', icon: IconChart, place: 'insight', group: 'ofCommunity' },
  { page: 'meetings', label: 'meetingsPageTitle', icon: IconVideo, place: 'meetings', group: 'ofCommunity' },
];

/** Those that are open to somebody. */
export function menuEntriesFor(facts: AdminFacts): readonly AdminMenuEntry[] {
  return entries.filter(({ page }) => opensAdminPage(page, facts));
}

export function entryOf(page: CommunityAdminPage): AdminMenuEntry | undefined {
  return entries.find((entry) => entry.page === page);
}
