import { countsAsJoined, inviteRefusal, strangersRefusal, uninviteRefusal } from '@portal/api/rules';
import { isStaffLevel } from '@portal/kit/access';
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities, meetingPeople, memberships, people } from '../../db/schema/index.ts';
import { personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { userRoleOf } from '../auth/index.ts';
import type { MeetingCall } from './access.ts';
import { lockMeeting } from './lock-meeting.ts';
import { type Invitation, tellInvited } from './telling.ts';

export async function addPeople(userIds: readonly string[], call: MeetingCall): Promise<void> {
  const { db, now } = call;
  const { id, visible, community } = call.facts.meeting;
  refuse(inviteRefusal(visible));
  refuse(strangersRefusal(await strangersIn(db, userIds, community.id), 'body.userIds'));
  const invitation = { meetingId: id, communityId: community.id, by: personOf(call).id, at: now };
  await db.transaction(async (tx) => {
    found(await lockMeeting(tx, id));
    await invite(tx, [...new Set(userIds)], invitation);
  });
}

/** Whoever is no longer invited has answered nothing. */
export async function removePeople(userIds: readonly string[], { db, facts }: MeetingCall): Promise<void> {
  const { id, visible } = facts.meeting;
  refuse(inviteRefusal(visible));
  const isOfMeeting = eq(meetingPeople.meetingId, id);
  await db.transaction(async (tx) => {
    found(await lockMeeting(tx, id));
    const isLeft = and(isOfMeeting, meetingPeople.isInvited, notInArray(meetingPeople.personId, [...userIds]));
    refuse(uninviteRefusal(visible, await tx.$count(meetingPeople, isLeft)));
    await tx.delete(meetingPeople).where(and(isOfMeeting, inArray(meetingPeople.personId, [...userIds])));
  });
}

/** Whoever is invited already is told nothing anew. */
export async function invite(tx: Db, personIds: readonly string[], invitation: Invitation): Promise<void> {
  if (personIds.length === 0) return;
  const { meetingId, at } = invitation;
  const invited = await tx
    .insert(meetingPeople)
    .values(personIds.map((personId) => ({ meetingId, personId, isInvited: true, at })))
    .onConflictDoUpdate({
      target: [meetingPeople.meetingId, meetingPeople.personId],
      set: { isInvited: true },
      setWhere: eq(meetingPeople.isInvited, false),
    })
    .returning({ personId: meetingPeople.personId });
  await tellInvited(
    tx,
    invited.map(({ personId }) => personId),
    invitation,
  );
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
