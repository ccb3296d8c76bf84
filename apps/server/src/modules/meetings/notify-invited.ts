import { notificationTypes, notifyingRefusal, publishingRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { notify } from '../activities/index.ts';
import type { MeetingCall } from './access.ts';
import { lockMeeting } from './lock-meeting.writes.ts';
import { type Invitation, notifyEach } from './notifying.writes.ts';
import { setNotified, setPublished } from './notify-invited.writes.ts';

/** Puts a meeting on the dashboard of all members. */
export async function publishMeeting({ db, facts, now }: MeetingCall): Promise<void> {
  const { id, visible } = facts.meeting;
  await db.transaction(async (tx) => {
    const { publishedAt } = found(await lockMeeting(tx, id));
    refuse(publishingRefusal(visible, publishedAt !== null));
    await setPublished(tx, id, now);
  });
}

/** Tells the members of its community who may come. */
export async function notifyOfMeeting(call: MeetingCall): Promise<void> {
  const { id, community } = call.facts.meeting;
  await call.db.transaction(async (tx) => {
    const { notifiedAt } = found(await lockMeeting(tx, id));
    refuse(notifyingRefusal(notifiedAt !== null));
    await setNotified(tx, id, call.now);
    await notify(tx, {
      type: notificationTypes.newMeetWasCreated,
      about: id,
      audience: 'members',
      initiatorId: personOf(call).id,
      communityId: community.id,
      meetingId: id,
      at: call.now,
    });
  });
}

/** Tells people that they are invited. */
export async function notifyInvited(tx: Db, personIds: readonly string[], invitation: Invitation): Promise<void> {
  await notifyEach(tx, notificationTypes.newMeetWasCreated, personIds, invitation);
}
