import { and, asc, eq, isNull, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { communities, memberships } from '../../db/schema/index.ts';
import { anyMoment } from '../auth/index.ts';
import { isArchived } from '../community-access/index.ts';

/** More than anybody looks after. */
const most = 50;

const asking = alias(memberships, 'asking');

export function communitiesWithApplicants(db: Db) {
  return prepared(db, 'people to let in', () =>
    db
      .select({
        id: communities.id,
        title: communities.name,
        alias: communities.alias,
        count: sql<number>`count(*)::int`,
      })
      .from(memberships)
      .innerJoin(communities, eq(communities.id, memberships.communityId))
      .innerJoin(asking, and(eq(asking.communityId, communities.id), eq(asking.status, 'Awaiting')))
      .where(
        and(
          eq(memberships.personId, sql.placeholder('personId')),
          eq(memberships.status, 'Joined'),
          eq(memberships.role, 'Moderator'),
          isNull(communities.deletedAt),
          not(isArchived(anyMoment)),
        ),
      )
      .groupBy(communities.id)
      .orderBy(asc(communities.id))
      .limit(most),
  );
}
