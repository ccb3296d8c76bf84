import { countsAsJoined } from '@portal/api/rules';
import { isStaffLevel } from '@portal/kit/access';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities, memberships, people } from '../../db/schema/index.ts';
import { userRoleOf } from '../auth/index.ts';

/** Those in a list who do not count as members of a community. */
export async function strangersIn(db: Db, ids: readonly string[], communityId: string): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: people.id, role: people.role, isAutoJoin: communities.isAutoJoin, status: memberships.status })
    .from(people)
    .innerJoin(communities, eq(communities.id, communityId))
    .leftJoin(memberships, and(eq(memberships.communityId, communityId), eq(memberships.personId, people.id)))
    .where(and(inArray(people.id, [...ids]), isNull(people.disabledAt)));
  const isMember = ({ role, ...row }: (typeof rows)[number]) =>
    countsAsJoined({ ...row, isStaff: isStaffLevel({ role: userRoleOf(role) }) });
  const members = new Set(rows.filter(isMember).map(({ id }) => id));
  return ids.filter((id) => !members.has(id));
}
