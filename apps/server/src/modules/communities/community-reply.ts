import type { community } from '@portal/api/contract';
import { letsPeopleIn, membershipStatusOf, seesFaces } from '@portal/rules';
import type * as z from 'zod';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { communityAccessOf } from '../community-access/index.ts';
import { personReply } from '../people/index.ts';
import type { CommunityRow } from './communities.queries.ts';

/** Maps a row to what the person who asks may see of the community. */
export function communityReply(row: CommunityRow, call: Call): z.output<typeof community> {
  const assetUrls = assetUrlsOf(call);
  const {
    imageAssetId,
    status,
    role: _role,
    deletedAt: _deletedAt,
    joinedAt,
    archivedAt,
    aliveStartAt,
    aliveEndAt,
    createdAt,
    latestActivityAt,
    faces,
    pendingMembersCount,
    ...rest
  } = row;
  const access = communityAccessOf(row, personOf(call), call.now);
  // Faces are read alike for all: they have joined it, so whoever has joined it too is connected with them.
  const isConnected = status === 'Joined' && !row.isAutoJoin;
  return {
    ...rest,
    imageUrl: assetUrls.pictureOrNull(imageAssetId, access.isShownToEverybody ? 'day' : 'hour'),
    categoryIds: row.categories.map((category) => category.id),
    isArchived: access.isArchived,
    archivedDate: archivedAt?.toISOString() ?? null,
    aliveStartDate: aliveStartAt?.toISOString() ?? null,
    aliveEndDate: aliveEndAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    latestActivity: latestActivityAt?.toISOString() ?? null,
    isDeleted: false,
    pendingMembersCount: letsPeopleIn(access) ? pendingMembersCount : 0,
    permissions: [...access.permissions],
    membershipStatus: membershipStatusOf(access),
    joinedAt: status === 'Joined' ? (joinedAt?.toISOString() ?? null) : null,
    faces: seesFaces(access) ? faces.map((face) => personReply({ ...face, isConnected }, call)) : [],
  };
}
