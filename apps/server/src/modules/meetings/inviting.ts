import { countsAsJoined, inviteRefusal, strangersRefusal } from '@portal/api/rules';
import { isStaffLevel } from '@portal/kit/access';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities, meetingPeople, memberships, people } from '../../db/schema/index.ts';
import { refuse } from '../../http/problem.ts';
import { userRoleOf } from '../auth/roles.ts';
import type { MeetingCall } from './access.ts';

export async function addPeople(userIds: readonly string[], { db, facts, now }: MeetingCall): Promise<void> {
  const { id, visible, community } = facts.meeting;
  refuse(inviteRefusal(visible));
  refuse(strangersRefusal(await strangersIn(db, userIds, community.id), 'body.userIds'));
  await invite(db, id, [...new Set(userIds)], now);
}

/** Whoever is no longer invited has answered nothing. */
export async function removePeople(userIds: readonly string[], { db, facts }: MeetingCall): Promise<void> {
  const { id, visible } = facts.meeting;
  refuse(inviteRefusal(visible));
  await db
    .delete(meetingPeople)
    .where(and(eq(meetingPeople.meetingId, id), inArray(meetingPeople.personId, [...userIds])));
}

export async function invite(db: Db, meetingId: string, personIds: readonly string[], at: Date): Promise<void> {
  if (personIds.length === 0) return;
  await db
    .insert(meetingPeople)
    .values(personIds.map((personId) => ({ meetingId, personId, isInvited: true, at })))
    .onConflictDoUpdate({ target: [meetingPeople.meetingId, meetingPeople.personId], set: { isInvited: true } });
}

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
