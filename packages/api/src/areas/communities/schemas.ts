import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { permission, person } from '../people/schemas.ts';

export const communityRole = z.enum(['Member', 'Editor', 'Moderator']);
/** Null stands for none. */
export const membershipStatus = z.enum(['Awaiting', 'Joined', 'Blocked', 'Removed']);

export const community = z.object({
  id,
  alias: z.string(),
  name: z.string(),
  shortDescription: z.string(),
  imageUrl: z.string().nullable(),
  categories: z.array(z.object({ id, name: z.string() })),
  categoryIds: z.array(id),
  segmentIds: z.array(id),
  tagsId: z.array(id),
  isPublic: z.boolean(),
  isVisible: z.boolean(),
  isArchived: z.boolean(),
  archivedDate: iso.nullable(),
  isAutoJoin: z.boolean(),
  isFavorite: z.boolean(),
  isLiked: z.boolean(),
  likesCount: z.int(),
  viewsCount: z.int(),
  membersCount: z.int(),
  pendingMembersCount: z.int(),
  postsCount: z.int(),
  /** What others have posted there since the person who asks last looked, up to `mostNewPosts`; none for who does not belong or has never looked. */
  newPostsCount: z.int(),
  isRequireAgreement: z.boolean(),
  isRequirePostApproval: z.boolean(),
  /** Where posts need approval, edits of published ones do too. */
  isRequireEditApproval: z.boolean(),
  pushToWebsite: z.boolean(),
  aliveStartDate: iso.nullable(),
  aliveEndDate: iso.nullable(),
  isDeleted: z.boolean(),
  createdAt: iso,
  latestActivity: iso.nullable(),
  /** What the person who asks may do there. */
  permissions: z.array(permission),
  /** Of the person who asks; null when they neither belong nor ever did. */
  membershipStatus: membershipStatus.nullable(),
  joinedAt: iso.nullable(),
  /** A few members to show as faces. */
  faces: z.array(person),
  /** Sent along by who changes it, so that what somebody else has changed meanwhile is not lost. */
  version: z.int(),
});
