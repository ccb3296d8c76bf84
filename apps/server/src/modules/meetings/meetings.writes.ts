import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { meetings } from '../../db/schema/index.ts';
import type { MeetingCall } from './access.ts';

/** It stays for the calendars of those who come, which strike it out. */
export async function removeMeeting({ db, facts, now }: MeetingCall): Promise<void> {
  await db
    .update(meetings)
    .set({ deletedAt: now })
    .where(and(eq(meetings.id, facts.meeting.id), isNull(meetings.deletedAt)));
}

export async function insertMeeting(tx: Db, meeting: typeof meetings.$inferInsert): Promise<void> {
  await tx.insert(meetings).values(meeting);
}

export async function changeMeeting(tx: Db, id: string, changes: Partial<typeof meetings.$inferInsert>): Promise<void> {
  await tx.update(meetings).set(changes).where(eq(meetings.id, id));
}
