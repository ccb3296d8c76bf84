import type { MeetingReply } from '@portal/api/contract';
import { meetingReplyRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { meetingAgain, type MeetingCall } from './access.ts';
import { holdMeeting } from './lock-meeting.writes.ts';
import { answerToMeeting } from './answering.writes.ts';

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
  const statement = answerToMeeting(db);
  await statement.execute({ meetingId: facts.meeting.id, personId: personOf(call).id, status, at: now.toISOString() });
}
