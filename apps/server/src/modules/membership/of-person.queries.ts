import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { byCommunityName } from '../../db/fragments.ts';
import { communities, memberships } from '../../db/schema/index.ts';

export function communitiesOf(db: Db, userId: string, pageSize: number, page: number) {
  return db
    .select({
      id: communities.id,
      name: communities.name,
      role: memberships.role,
      isBlocked: sql<boolean>`${memberships.status} = 'Blocked'`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(memberships)
    .innerJoin(communities, eq(communities.id, memberships.communityId))
    .where(isListed(userId))
    .orderBy(...byCommunityName)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

function isListed(userId: string) {
  return and(
    eq(memberships.personId, userId),
    inArray(memberships.status, ['Joined', 'Blocked']),
    isNull(communities.deletedAt),
  );
}

export function countCommunities(db: Db, userId: string) {
  return db
    .select({ total: sql<number>`count(*)::int` })
    .from(memberships)
    .innerJoin(communities, eq(communities.id, memberships.communityId))
    .where(isListed(userId));
}
