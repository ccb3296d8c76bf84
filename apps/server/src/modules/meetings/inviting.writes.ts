import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { meetingPeople } from '../../db/schema/index.ts';
import { notifyInvited } from './notify-invited.ts';
import type { Invitation } from './notifying.writes.ts';

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
  await notifyInvited(
    tx,
    invited.map(({ personId }) => personId),
    invitation,
  );
}

export async function deletePeople(tx: Db, meetingId: string, userIds: readonly string[]): Promise<void> {
  const isOfMeeting = eq(meetingPeople.meetingId, meetingId);
  await tx.delete(meetingPeople).where(and(isOfMeeting, inArray(meetingPeople.personId, [...userIds])));
}
