import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { counted } from '../../db/counted.ts';
import { byCommunityName } from '../../db/fragments.ts';
import { communities, memberships } from '../../db/schema/index.ts';
import type { Call } from '../../http/call.ts';

type OfPerson = typeof contract.membership.ofPerson;

/** The communities that somebody has joined or is kept out of, by name. */
export async function communitiesOfPerson(
  { userId, page, pageSize }: HandlerInput<OfPerson>['query'],
  { db }: Call,
): Promise<HandlerReply<OfPerson>> {
  const where = and(
    eq(memberships.personId, userId),
    inArray(memberships.status, ['Joined', 'Blocked']),
    isNull(communities.deletedAt),
  );
  const found = await db
    .select({
      id: communities.id,
      name: communities.name,
      role: memberships.role,
      isBlocked: sql<boolean>`${memberships.status} = 'Blocked'`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(memberships)
    .innerJoin(communities, eq(communities.id, memberships.communityId))
    .where(where)
    .orderBy(...byCommunityName)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const { rows, total } = await counted(found, () =>
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(memberships)
      .innerJoin(communities, eq(communities.id, memberships.communityId))
      .where(where),
  );
  return { communities: rows, totalItemCount: total };
}
