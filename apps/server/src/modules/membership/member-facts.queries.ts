import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { fullName } from '../../db/fragments.ts';
import { memberships, people, personSegments } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';

/** Whether somebody besides a person moderates a community. */
export async function hasOtherModerator(db: Db, communityId: string, personId: string): Promise<boolean> {
  const [other] = await db
    .select({ id: memberships.personId })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(
      and(
        eq(memberships.communityId, communityId),
        eq(memberships.status, 'Joined'),
        eq(memberships.role, 'Moderator'),
        ne(memberships.personId, personId),
        isNull(people.disabledAt),
      ),
    )
    .limit(1);
  return other !== undefined;
}

export function candidatesById(db: Db, segmentIds: string[], communityId: string, ids: readonly string[]) {
  return db
    .select({
      id: people.id,
      name: fullName(people),
      userRole: people.role,
      isDisabled: sql<boolean>`${people.disabledAt} is not null`,
      status: memberships.status,
      role: memberships.role,
      isInSegment: sql<boolean>`(cardinality(${textArray(segmentIds)}) = 0 or exists (
        select 1 from ${personSegments} where ${personSegments.personId} = ${people.id} and ${personSegments.segmentId} = any(${textArray(segmentIds)})))`,
    })
    .from(people)
    .leftJoin(memberships, and(eq(memberships.personId, people.id), eq(memberships.communityId, communityId)))
    .where(sql`${people.id} = any(${textArray(ids)})`);
}
