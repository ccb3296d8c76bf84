import type { CommunityAction, Permission } from '@portal/api/contract';
import { archived, forbidden, type Refusal } from '@portal/api/rules';
import { answerRefusal, joinAccessRefusal, leaveRefusal } from '../joining/rules.ts';
import { administers, type CommunityAdminPage, opensAdminPage } from './admin-pages.ts';
import {
  type CommunityFacts,
  type AccessAction,
  communityAccessRefusal,
  managingMeetingsRefusal,
} from './community-rules.ts';
import { letsPeopleIn } from './shown-rules.ts';

/** What a person may not do with a community; one they may not know of does not exist for them. */
export function communityRefusal(action: CommunityAction, community: CommunityFacts | null): Refusal | null {
  const unseen = communityAccessRefusal('see', community);
  if (unseen || community === null) return unseen;
  if (action === 'see' || action === 'read' || action === 'post') return communityAccessRefusal(action, community);
  return refusals[action](community);
}

const refusals: Record<Exclude<CommunityAction, AccessAction>, (community: CommunityFacts) => Refusal | null> = {
  join: joinAccessRefusal,
  answer: answerRefusal,
  leave: leaveRefusal,
  edit: (community) => needing(community, 'commentEdit'),
  remove: (community) => needing(community, 'generalCommunities'),
  meet: (community) => communityAccessRefusal('read', community) ?? managingMeetingsRefusal(community),
  administer: (community) => communityAccessRefusal('read', community) ?? (administers(community) ? null : forbidden),
  describe: (community) =>
    communityAccessRefusal('read', community) ?? (community.permissions.has('commentEdit') ? null : forbidden),
  setRequirements: (community) =>
    communityAccessRefusal('read', community) ?? (community.permissions.has('commentEdit') ? null : forbidden),
  shareAssets(community) {
    const refusal = communityAccessRefusal('read', community);
    if (refusal) return refusal;
    if (!community.permissions.has('assetsAll')) return forbidden;
    return community.isArchived ? archived : null;
  },
  keepMembers: (community) => communityAccessRefusal('read', community) ?? ofPage(community, 'members'),
  letIn: (community) => communityAccessRefusal('read', community) ?? (letsPeopleIn(community) ? null : forbidden),
  blacklist: (community) => communityAccessRefusal('read', community) ?? ofPage(community, 'bannedMembers'),
  oversee: (community) => communityAccessRefusal('read', community) ?? ofPage(community, 'insight'),
  moderatePosts: (community) => communityAccessRefusal('read', community) ?? ofPage(community, 'posts'),
  decidePostReports: (community) => communityAccessRefusal('read', community) ?? ofPage(community, 'reportedPosts'),
  decideCommentReports: (community) =>
    communityAccessRefusal('read', community) ?? ofPage(community, 'reportedComments'),
  decideAppeals: (community) => communityAccessRefusal('read', community) ?? ofPage(community, 'appeals'),
  readLog: (community) => communityAccessRefusal('read', community) ?? ofPage(community, 'log'),
};

/** What a page of the admin area shows, by the flags that open it. */
function ofPage({ permissions }: CommunityFacts, page: CommunityAdminPage): Refusal | null {
  return opensAdminPage(page, { permissions, isStaff: false }) ? null : forbidden;
}

function needing({ permissions }: CommunityFacts, permission: Permission): Refusal | null {
  return permissions.has(permission) ? null : forbidden;
}
