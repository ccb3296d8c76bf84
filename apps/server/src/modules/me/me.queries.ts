import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { communities, memberships, people, personSegments, segments } from '../../db/schema/index.ts';
import { listed, listedId } from '../../db/text-array.ts';
import { batched } from '../../db/batched.ts';
import { ownColumns } from '../people/index.ts';

export async function accountOf(db: Db, personId: string) {
  const name = 'own accounts';
  return batched(db, name, personId, async (personIds) => {
    const rows = await prepared(db, name, () => selectAccounts(db, sql.placeholder('personIds'))).execute({
      personIds,
    });
    return personIds.map((id) => rows.find((row) => row.account.id === id)?.account ?? null);
  });
}

/** Each looked up by itself, for PostgreSQL may choose to read everybody rather than look up a few. */
function selectAccounts(db: Db, personIds: Placeholder) {
  const account = db
    .select({
      ...ownColumns,
      contactTypes: people.contactTypes,
      registeredEmail: people.email,
      memberNum: people.memberNum,
      membershipLapsed: people.membershipLapsed,
      firstLoginAt: people.firstLoginAt,
      segments: sql<{ id: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', ${segments.id}, 'name', ${segments.name}) order by ${segments.name})
        from ${personSegments} join ${segments} on ${segments.id} = ${personSegments.segmentId}
        where ${personSegments.personId} = ${listedId}), '[]'::json)`.as('segments'),
    })
    .from(people)
    .where(eq(people.id, listedId))
    .limit(1)
    .as('account');
  return db
    .select()
    .from(listed(personIds))
    .innerJoinLateral(account, sql`true`);
}

export async function moderatesCommunity(db: Db, personId: string): Promise<boolean> {
  const rows = await db
    .select({ id: communities.id })
    .from(memberships)
    .innerJoin(communities, eq(communities.id, memberships.communityId))
    .where(
      and(
        eq(memberships.personId, personId),
        eq(memberships.status, 'Joined'),
        eq(memberships.role, 'Moderator'),
        isNull(communities.deletedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
