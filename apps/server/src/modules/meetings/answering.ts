import type { MeetingReply } from '@portal/api/contract';
import { meetingReplyRefusal } from '@portal/api/rules';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { meetingPeople } from '../../db/schema/index.ts';
import { personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { meetingAgain, type MeetingCall } from './access.ts';
import { holdMeeting } from './lock-meeting.writes.ts';

/** The last answer counts, however many come at once; it is given to the meeting as it is by then, if it is still there for who answers. */
export async function answer(status: MeetingReply, call: MeetingCall): Promise<void> {
  await call.db.transaction(async (tx) => {
    await holdMeeting(tx, call.facts.meeting.id);
    refuse(meetingReplyRefusal(await meetingAgain(tx, call), call.now));
    await keepAnswer(tx, status, call);
  });
}

async function keepAnswer(db: Db, status: MeetingReply, call: MeetingCall): Promise<void> {
  const { facts, now } = call;
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
