import { inviteRefusal, strangersRefusal, uninviteRefusal } from '@portal/rules';
import { personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import type { MeetingCall } from './access.ts';
import { lockMeeting } from './lock-meeting.writes.ts';
import { countInvitedBeside, strangersIn } from './inviting.queries.ts';
import { deletePeople, invite } from './inviting.writes.ts';

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
  await db.transaction(async (tx) => {
    found(await lockMeeting(tx, id));
    refuse(uninviteRefusal(visible, await countInvitedBeside(tx, id, userIds)));
    await deletePeople(tx, id, userIds);
  });
}
