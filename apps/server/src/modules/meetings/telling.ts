import {
  meetingReplies,
  type NotificationType,
  notificationTypes,
  notifyingRefusal,
  publishingRefusal,
} from '@portal/api/rules';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activities, activityPeople, meetingPeople, meetings } from '../../db/schema/index.ts';
import { personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { causeOf, tell } from '../activities/index.ts';
import type { MeetingCall } from './access.ts';
import { lockMeeting } from './lock-meeting.ts';

/** Puts a meeting on the dashboard of all members. */
export async function publishMeeting({ db, facts, now }: MeetingCall): Promise<void> {
  const { id, visible } = facts.meeting;
  await db.transaction(async (tx) => {
    const { publishedAt } = found(await lockMeeting(tx, id));
    refuse(publishingRefusal(visible, publishedAt !== null));
    await tx.update(meetings).set({ publishedAt: now }).where(eq(meetings.id, id));
  });
}

/** Tells the members of its community who may come. */
export async function notifyOfMeeting(call: MeetingCall): Promise<void> {
  const { id, community } = call.facts.meeting;
  await call.db.transaction(async (tx) => {
    const { notifiedAt } = found(await lockMeeting(tx, id));
    refuse(notifyingRefusal(notifiedAt !== null));
    await tx.update(meetings).set({ notifiedAt: call.now }).where(eq(meetings.id, id));
    await tell(tx, {
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

export interface Invitation {
  meetingId: string;
  communityId: string;
  /** Whoever invites, or moves the meeting. */
  by: string;
  at: Date;
}

/** Tells people that they are invited. */
export async function tellInvited(tx: Db, personIds: readonly string[], invitation: Invitation): Promise<void> {
  await tellEach(tx, notificationTypes.newMeetWasCreated, personIds, invitation);
}

/** Tells those who have answered that the meeting is held at another time. */
export async function tellOfMove(tx: Db, move: Invitation): Promise<void> {
  const answered = await tx
    .select({ personId: meetingPeople.personId })
    .from(meetingPeople)
    .where(
      and(
        eq(meetingPeople.meetingId, move.meetingId),
        ne(meetingPeople.status, meetingReplies.noResponse),
        ne(meetingPeople.personId, move.by),
      ),
    );
  const told = answered.map(({ personId }) => personId);
  await tellEach(tx, notificationTypes.meetingWasMoved, told, move);
}

/** Each on a line of their own. */
async function tellEach(
  tx: Db,
  type: NotificationType,
  personIds: readonly string[],
  { meetingId, communityId, by, at }: Invitation,
): Promise<void> {
  if (personIds.length === 0) return;
  const told = await tx
    .insert(activities)
    .values(
      personIds.map((recipientId) => ({
        ...{ type, cause: causeOf(type, `${meetingId} ${recipientId}`), audience: 'person' as const },
        ...{ recipientId, communityId, meetingId, at },
      })),
    )
    .onConflictDoUpdate({ target: activities.cause, set: { at } })
    .returning({ id: activities.id });
  await tx
    .insert(activityPeople)
    .values(told.map(({ id }) => ({ activityId: id, personId: by, at })))
    .onConflictDoUpdate({ target: [activityPeople.activityId, activityPeople.personId], set: { at } });
}
