import type { KeptMember } from '@portal/api/rules';
import { isStaffLevel, type UserRole } from '@portal/kit/access';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { fullName } from '../../db/fragments.ts';
import { memberships, people, personSegments } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import { notFound } from '../../http/problem.ts';
import type { CommunityAccess } from '../community-access/index.ts';

/** Somebody as the rules want them, who may also be added. */
export type FoundMember = KeptMember & { isInSegment: boolean };

/** Those with the ids, in the order of the ids; one who is not there is refused. Who may not sign in any more cannot be added. */
export async function membersById(
  db: Db,
  { id: communityId, segmentIds }: CommunityAccess,
  ids: readonly string[],
): Promise<FoundMember[]> {
  const wanted = [...new Set(ids)];
  const rows = await db
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
    .where(sql`${people.id} = any(${textArray(wanted)})`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.map((id) => {
    const row = byId.get(id);
    if (row === undefined || (row.isDisabled && row.status === null)) throw notFound('There is no such person.');
    const { name, status, role, isInSegment } = row;
    const isStaff = isStaffLevel({ role: row.userRole as UserRole }); // The column holds nothing else.
    return { id, name, status, role: role ?? 'Member', isStaff, isInSegment };
  });
}
