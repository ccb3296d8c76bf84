import { and, eq, isNull } from 'drizzle-orm';
import { meetings } from '../../db/schema/index.ts';
import type { MeetingCall } from './access.ts';

/** It stays for the calendars of those who come, which strike it out. */
export async function removeMeeting({ db, facts, now }: MeetingCall): Promise<void> {
  await db
    .update(meetings)
    .set({ deletedAt: now })
    .where(and(eq(meetings.id, facts.meeting.id), isNull(meetings.deletedAt)));
}
