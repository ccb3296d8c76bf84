import { meetingReplies, type NotificationType, notificationTypes } from '@portal/rules';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activities, activityPeople, meetingPeople } from '../../db/schema/index.ts';
import { causeOf } from '../activities/index.ts';

export interface Invitation {
  meetingId: string;
  communityId: string;
  /** Whoever invites, or moves the meeting. */
  by: string;
  at: Date;
}

/** Tells those who have answered that the meeting is held at another time. */
export async function notifyOfMove(tx: Db, move: Invitation): Promise<void> {
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
  const recipients = answered.map(({ personId }) => personId);
  await notifyEach(tx, notificationTypes.meetingWasMoved, recipients, move);
}

/** Each on a line of their own. */
export async function notifyEach(
  tx: Db,
  type: NotificationType,
  personIds: readonly string[],
  { meetingId, communityId, by, at }: Invitation,
): Promise<void> {
  if (personIds.length === 0) return;
  const added = await tx
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
    .values(added.map(({ id }) => ({ activityId: id, personId: by, at })))
    .onConflictDoUpdate({ target: [activityPeople.activityId, activityPeople.personId], set: { at } });
}
