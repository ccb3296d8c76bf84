import type { MeetingReply } from '@portal/api/contract';
import { meetingReplyRefusal } from '@portal/api/rules';
import { sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { meetingPeople } from '../../db/schema/index.ts';
import { personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import type { MeetingCall } from './access.ts';

/** The last answer counts, however many come at once. */
export async function answer(status: MeetingReply, call: MeetingCall): Promise<void> {
  const { db, facts, now } = call;
  refuse(meetingReplyRefusal(facts.meeting, now));
  const statement = prepared(db, 'answer to a meeting', () =>
    db
      .insert(meetingPeople)
      .values({
        meetingId: sql.placeholder('meetingId'),
        personId: sql.placeholder('personId'),
        status: sql.placeholder('status'),
        at: sql`${sql.placeholder('at')}::timestamptz`,
      })
      .onConflictDoUpdate({
        target: [meetingPeople.meetingId, meetingPeople.personId],
        set: { status: sql`excluded.status`, at: sql`excluded.at` },
      }),
  );
  await statement.execute({ meetingId: facts.meeting.id, personId: personOf(call).id, status, at: now.toISOString() });
}
