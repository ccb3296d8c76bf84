import { countsAsJoined } from '@portal/rules';
import { isStaffLevel } from '@portal/kit/access';
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities, meetingPeople, memberships, people } from '../../db/schema/index.ts';
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

type Counting = Pick<Parameters<Parameters<Db['transaction']>[0]>[0], '$count'>;

export function countInvitedBeside(tx: Counting, meetingId: string, userIds: readonly string[]) {
  const isOfMeeting = eq(meetingPeople.meetingId, meetingId);
  const isLeft = and(isOfMeeting, meetingPeople.isInvited, notInArray(meetingPeople.personId, [...userIds]));
  return tx.$count(meetingPeople, isLeft);
}
