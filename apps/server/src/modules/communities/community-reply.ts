import type { community } from '@portal/api/contract';
import type * as z from 'zod';
import type { AssetUrls } from '../files/asset-urls.ts';
import { type Person } from '../auth/person.ts';
import { permissionsIn } from '../auth/roles.ts';
import { personReply } from '../people/person-reply.ts';
import type { CommunityRow } from './repository.ts';
import { roleIn } from './community-access.ts';

/** Maps a row to what the person who asks may see of the community. */
export function communityReply(row: CommunityRow, person: Person, assetUrls: AssetUrls): z.output<typeof community> {
  const {
    imageAssetId,
    status,
    role: _role,
    joinedAt,
    isJoined,
    archivedAt,
    aliveStartAt,
    aliveEndAt,
    createdAt,
    latestActivityAt,
    faces,
    pendingMembersCount,
    ...rest
  } = row;
  const permissions = permissionsIn(roleIn(row), person.permissions, row.isArchived);
  return {
    ...rest,
    imageUrl: assetUrls.urlOrNull(imageAssetId),
    categoryIds: row.categories.map((category) => category.id),
    archivedDate: archivedAt?.toISOString() ?? null,
    aliveStartDate: aliveStartAt?.toISOString() ?? null,
    aliveEndDate: aliveEndAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    latestActivity: latestActivityAt?.toISOString() ?? null,
    isDeleted: false,
    pendingMembersCount: permissions.has('communityAddMember') ? pendingMembersCount : 0,
    permissions: [...permissions],
    membershipStatus: isJoined ? 'Joined' : status,
    joinedAt: status === 'Joined' ? (joinedAt?.toISOString() ?? null) : null,
    // Who belongs to a private community is its members' business.
    faces: isJoined || row.isPublic ? faces.map((face) => personReply(face, assetUrls)) : [],
  };
}
